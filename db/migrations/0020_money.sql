-- Payments by several providers, paid before or after the selfies are uploaded, and a ledger of every movement of money.

alter table orders
  add column product_id text,
  -- The provider's own id of the product, which the payment must name as well.
  add column variant_id text,
  -- The tax within the amount; null when the provider does not report it.
  add column tax_cents integer,
  -- The provider's id of the checkout, to open the same one again.
  add column checkout_reference text,
  -- The buyer's address in the spelling by which one person is recognized; erased with the address.
  add column email_key text,
  -- The provider's page with its own invoice.
  add column invoice_url text,
  -- When the buyer was reminded that a paid order waits for selfies.
  add column reminded_at timestamptz,
  -- The totals of the order's payment that shall be refunded, and that are refunded.
  add column refund_requested_cents integer not null default 0,
  add column refunded_cents integer not null default 0;
-- As `recipientKey` does, but for international domains: without what follows a plus, and at Gmail without dots.
update orders set product_id = package_id, email_key = regexp_replace(lower(email), '^(.[^+@]*)\+[^@]*@', '\1@');
update orders set email_key = replace(split_part(email_key, '@', 1), '.', '') || '@gmail.com'
where split_part(email_key, '@', 2) in ('gmail.com', 'googlemail.com');
update orders set refund_requested_cents = amount_cents where state in ('refund_requested', 'refunded');
update orders set refunded_cents = amount_cents where state = 'refunded';
update orders set refund_requested_cents = greatest(refund_requested_cents, part.total_cents), refunded_cents = part.total_cents
from (
  select provider, payment_id, max(amount_cents) as total_cents
  from payment_events where outcome = 'partial-refund' group by provider, payment_id
) part
where orders.state in ('paid', 'refund_requested')
  and orders.provider = part.provider and orders.payment_id = part.payment_id;
alter table orders
  alter column product_id set not null,
  add constraint orders_refund_within_amount check (
    refund_requested_cents between 0 and amount_cents and refunded_cents between 0 and amount_cents
  );

create index orders_by_email_key on orders (email_key) where email_key is not null;
create index orders_by_payment on orders (provider, payment_id) where payment_id is not null;

alter table payment_events
  add column tax_cents integer,
  add column variant_id text,
  add column invoice_url text;
create index payment_events_by_payment on payment_events (provider, payment_id);

alter table unmatched_payments
  drop constraint stray_payments_reason_check,
  add constraint unmatched_payments_reason_check
    check (reason in ('duplicate', 'late-payment', 'wrong-amount', 'wrong-product', 'offer-used'));

-- One row for each movement of money that a provider reported, in the order in which they became known. Rows never change.
create table ledger_entries (
  id bigint generated always as identity primary key,
  provider text not null,
  payment_id text not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- Of a refund: the total refunded of this payment so far, which makes a repeated report one row.
  total_cents integer not null check (total_cents >= 0),
  -- Null when the provider's list names no order of ours. No foreign key, as everywhere with orders.
  order_id text,
  -- What this movement added: positive for a payment, negative for a refund, taxes included.
  amount_cents integer not null,
  tax_cents integer,
  currency text not null,
  source text not null check (source in ('webhook', 'reconciliation')),
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  constraint ledger_entries_once unique (provider, payment_id, kind, total_cents),
  constraint ledger_entries_sign check ((kind = 'payment') = (amount_cents > 0))
);
create index ledger_entries_by_time on ledger_entries (occurred_at);
create index ledger_entries_by_order on ledger_entries (order_id);

-- The payments from before. Their tax is not known, and of partial refunds only the largest total is.
insert into ledger_entries
  (provider, payment_id, kind, total_cents, order_id, amount_cents, currency, source, occurred_at, recorded_at)
select distinct on (provider, payment_id)
  provider, payment_id, 'payment', 0, order_id, amount_cents, currency, 'webhook', occurred_at, received_at
from payment_events where kind = 'paid' and amount_cents > 0
order by provider, payment_id, received_at;
insert into ledger_entries
  (provider, payment_id, kind, total_cents, order_id, amount_cents, currency, source, occurred_at, recorded_at)
select distinct on (provider, payment_id)
  provider, payment_id, 'refund', amount_cents, order_id, -amount_cents, currency, 'webhook', occurred_at, received_at
from payment_events where kind = 'refunded' and amount_cents > 0
order by provider, payment_id, amount_cents desc, received_at;

-- The moment at which the customer asked for the headshots: with the order, or later when the order came first. A paid draft
-- is rendered only after it.
alter table shoots add column start_requested_at timestamptz;
update shoots set start_requested_at = created_at where state = 'ready_to_pay';
update shoots set start_requested_at = created_at
  where state = 'draft' and exists (
    select from orders where orders.shoot_id = shoots.id and orders.state in ('open', 'paid')
  );

alter table sandbox_payments add column refunded_cents integer not null default 0;
update sandbox_payments set refunded_cents = amount_cents where state = 'refunded';
