-- Backups: what was erased or unsubscribed, so that no restored backup brings it back; every run of a backup; every restore.

-- Ids and kinds only. A row is copied to the backup's target within seconds, and outlives the backups that contain what it is about.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The erased thing's id; of one that belongs to another, both ids with a slash between.
  subject text not null,
  recorded_at timestamptz not null,
  -- Null until the target of BACKUP_TO has it.
  copied_at timestamptz
);
create index erasures_uncopied on erasures (recorded_at) where copied_at is null;
create index erasures_by_subject on erasures (kind, subject);
create index erasures_by_age on erasures (recorded_at);

create table backup_runs (
  -- The backup's folder at the target.
  id text primary key,
  -- A folder or s3://…, without credentials.
  target text not null,
  started_at timestamptz not null,
  -- Null while it runs, and when it was killed.
  finished_at timestamptz,
  -- The size of everything that the backup consists of, and what of it was new.
  bytes bigint not null default 0,
  new_bytes bigint not null default 0,
  files integer not null default 0,
  new_files integer not null default 0,
  -- Files that rows name and the storage does not have.
  missing_files integer not null default 0,
  -- Why it failed; null while it runs, and when it succeeded.
  error text,
  -- The latest time at which the whole backup was read back.
  verified_at timestamptz,
  -- What was wrong when it was read back; null when nothing was.
  verification_error text
);
create index backup_runs_latest on backup_runs (started_at);

create table restores (
  id uuid primary key default gen_random_uuid(),
  backup_id text not null,
  -- What happened after this moment is not in the backup.
  snapshot_at timestamptz not null,
  started_at timestamptz not null,
  -- Null until the erasures are repeated. Until then no program serves or works.
  finished_at timestamptz
);

-- A payment whose order was lost with the time between a backup and its restore.
alter table unmatched_payments
  drop constraint unmatched_payments_reason_check,
  add constraint unmatched_payments_reason_check
    check (reason in ('duplicate', 'late-payment', 'wrong-amount', 'wrong-product', 'offer-used', 'lost-order'));
