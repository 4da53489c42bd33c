-- Consumers or companies, as the sign-up says.
alter table subscribers add column user_type text not null default 'b2c' check (user_type in ('b2c', 'b2b'));

-- Tags of subscribers: the topics that they chose on the preference page, and interests that pages recorded. Rows go with the
-- subscriber, and when somebody unsubscribes. Whoever confirmed before there were topics agreed to tips and offers.
create table subscriber_tags (
  subscriber_id text not null references subscribers (id) on delete cascade,
  tag text not null,
  created_at timestamptz not null,
  primary key (subscriber_id, tag)
);
create index subscriber_tags_by_tag on subscriber_tags (tag);

insert into subscriber_tags (subscriber_id, tag, created_at)
  select id, topic, confirmed_at from subscribers cross join (values ('tips'), ('offers')) as topics (topic)
  where state = 'confirmed';

-- What an outside newsletter service knows of our subscribers. A row outlives its subscriber until the service has erased its entry.
create table forwarded_subscribers (
  subscriber_id text primary key,
  -- The service's own id; null until it has answered.
  remote_id text,
  -- The address under which the service may have an entry; null once its id is known.
  email text,
  -- Whether we had put the person on the service's list; when the list says otherwise, the person has left it there.
  is_subscribed boolean not null default false,
  constraint forwarded_subscribers_findable check (remote_id is not null or email is not null)
);
