-- The main job: shoots with their selfies and headshots, orders with their payment events, the gallery, the mails.

create table shoots (
  id text primary key,
  state text not null default 'draft'
    check (state in ('draft', 'ready_to_pay', 'paid', 'rendering', 'delivered', 'expired', 'refunded', 'failed')),
  language text not null,
  package_id text,
  styles text[] not null default '{}',
  email text,
  first_name text,
  consents jsonb not null default '{}',
  seed integer not null,
  compare_state text not null default 'none' check (compare_state in ('none', 'queued', 'done')),
  preview_state text not null default 'none' check (preview_state in ('none', 'queued', 'ready', 'failed')),
  preview_style text,
  created_at timestamptz not null,
  paid_at timestamptz,
  rendering_at timestamptz,
  delivered_at timestamptz,
  expires_at timestamptz not null,
  erased_at timestamptz
);
create index shoots_to_expire on shoots (expires_at) where erased_at is null;
create index shoots_by_state on shoots (state);

create table selfies (
  id text primary key,
  shoot_id text not null references shoots (id) on delete cascade,
  upload_id text not null,
  position integer not null,
  state text not null default 'checking' check (state in ('checking', 'accepted', 'rejected')),
  reasons text[] not null default '{}',
  measures jsonb,
  width_px integer,
  height_px integer,
  created_at timestamptz not null,
  constraint selfies_upload_once unique (shoot_id, upload_id)
);

create table headshots (
  shoot_id text not null references shoots (id) on delete cascade,
  number integer not null check (number between 1 and 120),
  style text not null,
  scene text not null,
  selfie_id text not null,
  storage_key text not null,
  width_px integer not null,
  height_px integer not null,
  bytes integer not null,
  likeness real not null,
  measures jsonb not null,
  perceptual_hash text not null,
  elapsed_ms integer not null,
  created_at timestamptz not null,
  favourite boolean not null default false,
  primary key (shoot_id, number)
);

create table deletion_receipts (
  shoot_id text primary key,
  reason text not null,
  erased_at timestamptz not null,
  erased jsonb not null,
  signature text not null
);

create table orders (
  id text primary key,
  shoot_id text,
  state text not null default 'open' check (state in ('open', 'paid', 'refund_requested', 'refunded')),
  package_id text not null,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  discount_code text,
  email text,
  language text not null,
  provider text not null,
  payment_id text,
  refund_reason text,
  created_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz
);
create index orders_by_shoot on orders (shoot_id);
-- However often a buyer clicks, at most one order of a shoot is ever paid.
create unique index orders_one_paid_per_shoot on orders (shoot_id)
  where shoot_id is not null and state = 'paid';

create table payment_events (
  provider text not null,
  event_id text not null,
  order_id text not null,
  kind text not null check (kind in ('paid', 'refunded', 'declined')),
  payment_id text not null,
  amount_cents integer not null,
  currency text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null,
  primary key (provider, event_id)
);
create index payment_events_by_order on payment_events (order_id);

create table sandbox_payments (
  id text primary key,
  order_id text not null unique,
  amount_cents integer not null,
  currency text not null,
  state text not null check (state in ('open', 'paid', 'declined', 'refunded')),
  created_at timestamptz not null
);

create table sandbox_events (
  id text primary key,
  body jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);

create table shares (
  id text primary key,
  shoot_id text not null references shoots (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index shares_by_shoot on shares (shoot_id);

create table shared_headshots (
  share_id text not null references shares (id) on delete cascade,
  number integer not null,
  primary key (share_id, number)
);

create table ratings (
  shoot_id text primary key references shoots (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  comment text,
  created_at timestamptz not null
);

create table mails (
  id text primary key,
  dedupe_key text not null unique,
  shoot_id text,
  kind text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_shoot on mails (shoot_id);
