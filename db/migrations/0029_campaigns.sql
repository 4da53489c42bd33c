-- Campaigns of the newsletter, who gets them and what became of each mail; addresses that get no newsletter whatever they agreed to;
-- and the consent to measuring opens and clicks, without which nothing is measured.

create table campaigns (
  id text primary key,
  name text not null,
  -- Raised by every change of an operator, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  -- What was typed, by language.
  messages jsonb not null,
  audience jsonb not null,
  -- The latest changes of operators: version, time, operator and the changed fields.
  changes jsonb not null default '[]',
  -- Null until it is scheduled. The zone is the one in which the time was typed.
  scheduled_at timestamptz,
  time_zone text,
  started_at timestamptz,
  finished_at timestamptz,
  -- The number of people that it was started for.
  recipients integer not null default 0,
  -- Why it is paused: `operator`, or what the mail server does to everybody.
  pause_reason text,
  -- Failures in a row of one kind that were not about a recipient, the time before which no mail is tried, and the server's last
  -- words about it.
  failure_kind text,
  failures_in_a_row integer not null default 0,
  retry_at timestamptz,
  answer_code integer,
  answer text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint campaigns_scheduled check (state <> 'scheduled' or (scheduled_at is not null and time_zone is not null)),
  constraint campaigns_started check (state not in ('sending', 'paused', 'sent') or started_at is not null)
);
create index campaigns_by_age on campaigns (created_at, id);
create index campaigns_in_work on campaigns (state) where state in ('scheduled', 'sending');

create table campaign_recipients (
  id bigint primary key generated always as identity,
  campaign_id text not null references campaigns (id) on delete cascade,
  -- Null once the subscriber is erased: the row stays for the totals, and is about nobody.
  subscriber_id text references subscribers (id) on delete set null,
  language text not null,
  -- `sending` is committed before the mail leaves. Of a sender that died it becomes `unknown`, and is not sent again by itself.
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'unknown', 'bounced', 'failed', 'skipped')),
  -- Why it was skipped or given up.
  reason text,
  attempts integer not null default 0,
  -- The time before which it is not tried.
  due_at timestamptz not null,
  claimed_at timestamptz,
  settled_at timestamptz,
  -- The server's last answer, without the address.
  answer_code integer,
  answer text,
  -- Whether the mail has a pixel and links that are counted, because its reader agreed.
  is_measured boolean not null default false,
  opened_at timestamptz,
  unsubscribed_at timestamptz,
  complained_at timestamptz,
  unique (campaign_id, subscriber_id)
);
create index campaign_recipients_due on campaign_recipients (campaign_id, due_at, id) where state = 'queued';
create index campaign_recipients_by_state on campaign_recipients (campaign_id, state, id);
create index campaign_recipients_in_order on campaign_recipients (campaign_id, id);
create index campaign_recipients_claimed on campaign_recipients (id) where state = 'sending';
create index campaign_recipients_by_subscriber on campaign_recipients (subscriber_id) where subscriber_id is not null;

-- The links that a reader who agreed has followed, by their number in the campaign.
create table campaign_clicks (
  recipient_id bigint not null references campaign_recipients (id) on delete cascade,
  link integer not null,
  clicks integer not null default 1,
  first_at timestamptz not null,
  primary key (recipient_id, link)
);

-- The proofs of the consent to measuring, which is another one than that to the newsletter.
create table measurement_consents (
  id text primary key,
  subscriber_id text not null references subscribers (id) on delete cascade,
  form_version text not null,
  text_shown text not null,
  language text not null,
  granted_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index measurement_consents_in_force on measurement_consents (subscriber_id) where withdrawn_at is null;
create index measurement_consents_by_subscriber on measurement_consents (subscriber_id);

-- Addresses that get no newsletter: they bounced, somebody complained, or an operator decided so. Mails about orders are sent anyway.
create table mail_suppressions (
  -- In lower case, as subscribers are recognized.
  address_key text primary key,
  reason text not null check (reason in ('bounce', 'complaint', 'manual')),
  answer_code integer,
  answer text,
  created_at timestamptz not null
);
create index mail_suppressions_by_age on mail_suppressions (created_at, address_key);

-- What the mail server said to the last try of a mail, without the address.
alter table mails add column answer_code integer, add column answer text, add column tried_at timestamptz;

-- The audience of a campaign is counted while its author chooses it.
create index subscribers_confirmed on subscribers (language, confirmed_at) where state = 'confirmed';
