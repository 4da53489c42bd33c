-- The dashboard lists shoots and tells the story of one in order. These times were not stored before; null for what has not happened
-- and for what happened earlier than this migration.

alter table shoots add column compared_at timestamptz;
alter table shoots add column preview_made_at timestamptz;
alter table shoots add column failed_at timestamptz;
alter table selfies add column checked_at timestamptz;

-- How often a gallery's owner has opened it and downloaded from it, so that support can tell whether a mail has arrived. There is
-- nothing in it about browsers, addresses or places.
create table gallery_visits (
  shoot_id text primary key references shoots (id) on delete cascade,
  visits integer not null,
  first_visit_at timestamptz,
  last_visit_at timestamptz,
  downloads integer not null,
  last_download_at timestamptz
);

-- Lists are paged by the last row's time and id. Each index that has an id now replaces one without it.
create index shoots_newest on shoots (created_at, id);
create index shoots_newest_by_state on shoots (state, created_at, id);
drop index shoots_by_state;
create index shoots_next_to_expire on shoots (expires_at, id) where erased_at is null;
drop index shoots_to_expire;
create index shoots_by_email on shoots (lower(email)) where email is not null;
