-- Refunds that a provider has confirmed in its answer to our request.

alter table ledger_entries
  drop constraint ledger_entries_source_check,
  add constraint ledger_entries_source_check check (source in ('webhook', 'reconciliation', 'refund-answer'));

-- The time at which a partial refund was sent to the provider that has not answered yet. Another one waits, because the first may
-- still be executed.
alter table orders add column refund_attempted_at timestamptz;
