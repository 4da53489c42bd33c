-- What the reconciliation with the providers' lists has to remember from one run to the next.

alter table orders
  -- The latest time at which the checkout was opened again; null when it was opened once. A payment may come from any opening.
  add column checkout_reopened_at timestamptz,
  -- The time of the latest request of a refund; null without any.
  add column refund_requested_at timestamptz,
  -- The total whose refund was requested here. The provider's own refunds are not part of it, unlike of refund_requested_cents.
  add column own_refund_cents integer not null default 0;
-- Open orders may have been opened again at any time until now.
update orders set checkout_reopened_at = now() where state = 'open' and email_key is not null;
-- Requests of an unknown age count as new, so that none is reported as overdue at once.
update orders set refund_requested_at = now() where refund_requested_cents > refunded_cents;
-- Earlier partial refunds count as requested, so that none is reported without need.
update orders set own_refund_cents = refund_requested_cents
where coalesce(refund_reason, '') not in ('taken-back', 'refund-first');
alter table orders
  add constraint orders_own_refund_within_amount check (own_refund_cents between 0 and amount_cents);

-- How far the list of each provider was read.
create table reconciliations (
  provider text primary key,
  -- Every payment until this time was compared with our books, without a gap since the first run.
  read_until timestamptz not null,
  -- The start of the latest run that read a long way back; null before the first one.
  long_read_at timestamptz
);

-- The orders that a payment without an order number fitted equally well when it was first seen. Rows never change.
create table payment_candidates (
  provider text not null,
  payment_id text not null,
  order_id text not null,
  primary key (provider, payment_id, order_id)
);

-- The differences that were mailed to the operator, so that each is mailed once.
create table reported_differences (
  provider text not null,
  payment_id text not null,
  kind text not null,
  -- The total of the refund that the difference is about; 0 for other kinds.
  refund_cents integer not null default 0,
  reported_at timestamptz not null,
  primary key (provider, payment_id, kind, refund_cents)
);
