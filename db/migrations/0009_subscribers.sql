-- The newsletter: who gets it, and for every sign-up what was agreed to and when it was confirmed (§ 7 UWG puts the proof
-- on the sender). Nobody gets anything before the link in the confirmation mail was used.

create table subscribers (
  id text primary key,
  -- As typed by the latest sign-up; one row for an address, whatever its capitals.
  email text not null,
  email_key text not null generated always as (lower(email)) stored unique,
  language text not null,
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  first_name text,
  last_name text,
  company text,
  source text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  -- What the welcome mail promises.
  discount_code text not null,
  discount_percent integer not null check (discount_percent between 1 and 100),
  -- The latest sign-up: the sweep goes by it.
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  -- Of a pending row: it was subscribed once, and goes back to that end when it is not confirmed.
  unsubscribed_at timestamptz,
  constraint subscribers_confirmed check (state <> 'confirmed' or confirmed_at is not null),
  constraint subscribers_unsubscribed check (state <> 'unsubscribed' or unsubscribed_at is not null)
);
create index subscribers_by_state on subscribers (state, requested_at);

-- One row for a sign-up: the proof of consent once it is confirmed, erased with its token when it is not.
create table subscriber_consents (
  id text primary key,
  subscriber_id text not null references subscribers (id) on delete cascade,
  -- Made by the browser: a form that is sent twice is one sign-up.
  submission_id text not null unique,
  -- SHA-256 of the secret in the confirmation mail's link.
  token_hash text not null unique,
  form_version text not null,
  text_shown text not null,
  language text not null,
  source text not null,
  -- Of the network address that signed up, under the service's secret.
  address_hash text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz
);
create index subscriber_consents_by_subscriber on subscriber_consents (subscriber_id);
create index subscriber_consents_unconfirmed on subscriber_consents (expires_at) where confirmed_at is null;

-- What a mail says to mail programs: where to unsubscribe with one click (RFC 8058).
alter table mails add column headers jsonb;
