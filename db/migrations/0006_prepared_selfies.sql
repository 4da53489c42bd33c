-- How many selfies of a shoot are ready to be rendered: the page shows it until the first picture is there.

alter table shoots add column prepared_selfies integer not null default 0;
