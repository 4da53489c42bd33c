-- What operators decide about differences, requests for an offer and withdrawals, and the indexes of the dashboard's lists about
-- orders, money and mails.

alter table reported_differences
  -- In the order in which the differences were found.
  add column id bigint generated always as identity unique,
  -- Null while there is nobody to whom it can be mailed.
  add column mailed_at timestamptz,
  -- Null while it is open.
  add column settled_at timestamptz,
  add column settled_by text,
  add column settled_reason text,
  -- The latest decision, and the number of decisions, so that nobody overwrites what they have not seen.
  add column changed_at timestamptz,
  add column changed_by text,
  add column version integer not null default 1;
update reported_differences set mailed_at = reported_at;
create index reported_differences_open on reported_differences (id) where settled_at is null;

alter table leads
  -- Null while nobody has answered it, also for requests from before.
  add column answered_at timestamptz,
  add column answered_by text,
  add column note text,
  add column noted_at timestamptz,
  add column noted_by text,
  -- The latest change of an operator; null before the first.
  add column changed_at timestamptz,
  add column changed_by text,
  add column version integer not null default 1;
create index leads_open on leads (created_at, id) where answered_at is null;
create index leads_answered on leads (created_at, id) where answered_at is not null;

alter table withdrawals
  add column answered_at timestamptz,
  add column answered_by text,
  add column note text,
  add column noted_at timestamptz,
  add column noted_by text,
  add column changed_at timestamptz,
  add column changed_by text,
  add column version integer not null default 1;
create index withdrawals_open on withdrawals (received_at, id) where answered_at is null;
create index withdrawals_answered on withdrawals (received_at, id) where answered_at is not null;

create index orders_newest_by_state on orders (state, created_at, id);
create index orders_newest_by_provider on orders (provider, created_at, id);
create index orders_by_payment_time on orders (paid_at, id) where paid_at is not null;
create index orders_by_payment_id on orders (payment_id) where payment_id is not null;
create index unmatched_payments_newest on unmatched_payments (received_at, provider, payment_id);

drop index ledger_entries_by_time;
create index ledger_entries_by_time on ledger_entries (occurred_at, id);
create index ledger_entries_by_provider on ledger_entries (provider, occurred_at, id);

create index mails_unsent on mails (created_at, id) where sent_at is null and recipient <> '';
create index mails_given_up on mails (created_at, id) where sent_at is null and recipient = '';
create index mails_unsent_by_kind on mails (kind, created_at, id) where sent_at is null;
create index mails_sent on mails (sent_at, id) where sent_at is not null;
create index mails_sent_by_kind on mails (kind, sent_at, id) where sent_at is not null;
create index mails_by_recipient on mails (lower(recipient)) where recipient <> '';
-- For the mails of an order, whose keys begin with the same words.
create index mails_by_key on mails (dedupe_key text_pattern_ops);
