-- How often something happened on the pages: one number for each day, event, detail and language. No row is about a person: there
-- is no address, no cookie, no browser and no time of day.

create table event_counts (
  day date not null,
  name text not null,
  -- One of a fixed list for each event, such as the name of a page; empty for events without one.
  detail text not null,
  language text not null,
  count bigint not null,
  primary key (day, name, detail, language)
);
