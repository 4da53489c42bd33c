-- The tick for the newsletter in the order form makes a subscriber, so its proof is stored when it is made: the sentence beside it,
-- its language, the form's version and the hashed network address. Null without a tick, and for ticks from before.

alter table shoots add column newsletter_tick jsonb;

-- Orders that were opened and not paid, of people who subscribed to the newsletter: they may be reminded once. The order's address may
-- be erased before, so the subscriber's id is stored instead. A row without `sent_at` is decided a day later and deleted unless it
-- is sent; one with it prevents further reminders for some weeks.
create table order_reminders (
  order_id text primary key references orders (id) on delete cascade,
  -- Not a foreign key: orders know nothing of subscribers but this id.
  subscriber_id text not null,
  sent_at timestamptz
);
create index order_reminders_by_subscriber on order_reminders (subscriber_id);
create index orders_open_by_opening on orders (coalesce(checkout_reopened_at, created_at)) where state = 'open';

-- Whoever unsubscribes must not get advertising that waits to be sent.
create index mails_unsent_by_recipient on mails (lower(recipient)) where sent_at is null;
