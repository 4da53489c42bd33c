-- Somebody asked for the link of the galleries of an address. The row lives until the worker has looked for them,
-- seconds as a rule: an answer that waited for the search would tell by its time whether the address is known.
create table gallery_link_requests (
  -- Made by the browser: the same request sent twice is one.
  submission_id text primary key,
  email text not null,
  language text not null,
  created_at timestamptz not null
);
