-- A delivered headshot can be made again in other clothes. `arrangement` is what of its request no other column holds; it is
-- null for headshots rendered before, which therefore cannot be made again.

alter table headshots add column if not exists clothes jsonb;
alter table headshots add column arrangement jsonb;

-- `picture` is the new headshot while its owner has not chosen yet between it and the first one. `clothes` is null for the
-- person's own. `failure` says why no picture came of it; such a remake does not count.
create table headshot_remakes (
  id text primary key,
  shoot_id text not null,
  number integer not null,
  clothes jsonb,
  state text not null default 'requested'
    check (state in ('requested', 'rendering', 'ready', 'failed', 'kept', 'dropped')),
  picture jsonb,
  failure text,
  created_at timestamptz not null,
  foreign key (shoot_id, number) references headshots (shoot_id, number) on delete cascade,
  check ((state = 'ready') = (picture is not null)),
  check ((state = 'failed') = (failure is not null))
);

create index headshot_remakes_of_shoot on headshot_remakes (shoot_id, number, created_at);
create unique index headshot_remakes_one_open on headshot_remakes (shoot_id, number)
  where state in ('requested', 'rendering', 'ready');
