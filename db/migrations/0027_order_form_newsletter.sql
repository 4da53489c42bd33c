-- The tick for the newsletter in the order form makes a subscriber, so its proof is stored when it is made: the sentence beside it,
-- its language, the form's version and the hashed network address. Null without a tick, and for ticks from before.

alter table shoots add column newsletter_tick jsonb;
