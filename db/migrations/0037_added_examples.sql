-- Pairs of example pictures that an operator has added to those of the catalog. The person is one of the catalog's.
create table added_examples (
  id text primary key,
  portrait text not null,
  style text not null,
  scene text not null,
  -- Null for the person's own clothes.
  garment text,
  dye text,
  added_at timestamptz not null,
  check ((garment is null) = (dye is null))
);
