-- How often the delivery of a shoot found pictures gone and asked for them again: a disk that loses every file ends
-- as a refund instead of rendering for ever.

alter table shoots add column remakes integer not null default 0;
