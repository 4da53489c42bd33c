-- Between good and unusable: a selfie may be usable with cautions, which its owner may overrule.

alter table selfies
  add column cautions text[] not null default '{}',
  add column is_wanted_anyway boolean not null default false;
