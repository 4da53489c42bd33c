-- Requests for an offer: white-label partners and teams. Only what somebody typed into the form, for as long as it takes
-- to answer and a while after: the daily sweep erases rows by their age.

create table leads (
  id text primary key,
  -- Made by the browser: a form that is sent twice is one lead.
  submission_id text not null unique,
  kind text not null check (kind in ('white-label', 'team')),
  language text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  company text,
  company_size text,
  people integer check (people > 0),
  -- Of a white-label lead: what the service is wanted for.
  message text,
  source text,
  created_at timestamptz not null,
  constraint leads_white_label_complete check (
    kind <> 'white-label' or (company is not null and company_size is not null and message is not null)
  ),
  constraint leads_team_complete check (kind <> 'team' or people is not null)
);
create index leads_by_age on leads (created_at);

-- Whoever answers the notice of a lead writes to the person who sent it.
alter table mails add column reply_to text;
