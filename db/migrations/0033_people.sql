-- What the dashboard lists: subscribers by sign-up, filtered and searched by the beginning of an address or a name, and ratings.

create index subscribers_latest on subscribers (requested_at, id);
drop index subscribers_by_state;
create index subscribers_by_state on subscribers (state, requested_at, id);
create index subscribers_by_language on subscribers (language, requested_at, id);
create index subscribers_by_source on subscribers (source, requested_at, id);
create index subscribers_by_email on subscribers (email_key text_pattern_ops);
create index subscribers_by_first_name on subscribers (lower(first_name) text_pattern_ops);
create index subscribers_by_last_name on subscribers (lower(last_name) text_pattern_ops);

-- Where an imported consent was given; null for consents from our own forms.
alter table subscriber_consents add column origin text;

-- A rating is published only with its author's permission. The text of the permission is its proof; both go with the gallery.
alter table ratings add column permitted_at timestamptz;
alter table ratings add column permission_text text;
-- Whether the permission covers the first name.
alter table ratings add column shows_name boolean not null default false;
-- Null until an operator publishes the rating, and again when its author changes it.
alter table ratings add column published_at timestamptz;
alter table ratings add constraint ratings_permission
  check ((permitted_at is null) = (permission_text is null) and (permitted_at is not null or not shows_name));
alter table ratings add constraint ratings_published check (published_at is null or permitted_at is not null);
create index ratings_latest on ratings (created_at, shoot_id);
create index ratings_by_stars on ratings (stars, created_at, shoot_id);
create index ratings_permitted on ratings (created_at, shoot_id) where permitted_at is not null;
create index ratings_published on ratings (published_at, shoot_id) where published_at is not null;

-- Example pictures and garments that an operator has hidden. One that is gone from the catalog may stay here.
create table hidden_examples (
  id text primary key,
  hidden_at timestamptz not null
);
create table hidden_garments (
  id text primary key,
  hidden_at timestamptz not null
);
