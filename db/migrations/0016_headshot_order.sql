-- The order in which a person sees their headshots is fixed when they are delivered, the best first. The number stays the
-- picture's name: files, addresses and shares go by it. Null before the delivery, and of galleries delivered before.

alter table headshots
  add column position integer check (position between 1 and 120),
  add column treatment text not null default 'colour' check (treatment in ('colour', 'black-and-white'));
create unique index headshots_by_position on headshots (shoot_id, position);
