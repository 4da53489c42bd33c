-- Reviews whose full result was mailed. Rows and photos are erased after a day. There is no address in them.
create table photo_reviews (
  id text primary key,
  submission_id text not null unique,
  language text not null,
  target jsonb not null,
  facts jsonb not null,
  measures jsonb not null,
  created_at timestamptz not null
);
create index photo_reviews_created_at on photo_reviews (created_at);
