-- A draft's budget of free previews, and its one waiting job. Previews made before this carry the old watermark: their files
-- are no longer found, and go with their drafts within a day.

alter table shoots
  add column previews_made integer not null default 0,
  add column preview_charged boolean not null default false,
  add column preview_turn integer not null default 0,
  add column preview_waiting boolean not null default false;
update shoots set preview_state = 'none' where preview_state = 'ready';
