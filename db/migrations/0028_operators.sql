-- Operators sign in to the dashboard with a link that is mailed to them. A row of operator_sign_ins is a request for such a link,
-- also for addresses that may not sign in, so that both take the same way. The audit log is only ever added to.

create table operator_sign_ins (
  id text primary key,
  email text not null,
  browser_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_sign_ins_expired on operator_sign_ins (expires_at);

create table operator_sessions (
  id text primary key,
  email text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_of_operator on operator_sessions (email);

create table audit_entries (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  operator text not null,
  action text not null,
  subject text,
  reason text,
  detail jsonb
);
create index audit_entries_of_subject on audit_entries (subject, id);

create function refuse_changed_audit_entry() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit log cannot be changed';
end
$$;
create trigger audit_entries_unchanged before update on audit_entries
  for each row execute function refuse_changed_audit_entry();
