-- Declarations of withdrawal from a contract (Art. 11a of Directive 2011/83/EU, § 356a BGB). A row is the proof of what
-- was declared and when, so it is kept as long as the order's accounting row, and nothing sweeps it.

create table withdrawals (
  id text primary key,
  -- Made by the browser: a declaration that is sent twice is one.
  submission_id text not null unique,
  name text not null,
  email text not null,
  -- As it was typed; may be missing or wrong.
  order_number text,
  message text,
  language text not null,
  -- What it fitted when it came: later the order's address is erased. No foreign key, as everywhere with orders.
  order_id text,
  order_match text not null
    check (order_match in ('number-and-email', 'number-only', 'email-only', 'none')),
  received_at timestamptz not null
);
create index withdrawals_by_order on withdrawals (order_id) where order_id is not null;
create index withdrawals_by_age on withdrawals (received_at);

-- Whoever has no order number at hand is found by the address of the order.
create index orders_by_email on orders (lower(email)) where email is not null;
