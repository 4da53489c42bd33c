-- Payments that pay for nothing (charged twice, come too late, of another amount): each goes back by itself and
-- leaves its order alone. One row a payment makes every repeat harmless, and shows the operator what went back.

create table stray_payments (
  provider text not null,
  payment_id text not null,
  order_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  reason text not null check (reason in ('duplicate', 'late-payment', 'wrong-amount')),
  state text not null check (state in ('refund_requested', 'refunded')),
  received_at timestamptz not null,
  refunded_at timestamptz,
  primary key (provider, payment_id)
);
create index stray_payments_by_order on stray_payments (order_id);
create index stray_payments_unconfirmed on stray_payments (received_at) where state = 'refund_requested';
