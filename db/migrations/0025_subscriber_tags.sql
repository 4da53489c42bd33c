-- Tags of subscribers: the topics that they chose on the preference page, and interests that pages recorded. Rows go with the
-- subscriber, and when somebody unsubscribes. Whoever confirmed before there were topics agreed to tips and offers.

alter table subscribers add column user_type text not null default 'b2c' check (user_type in ('b2c', 'b2b'));

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
