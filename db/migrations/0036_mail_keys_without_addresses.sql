-- The key of a mail outlives the address it was sent to, so it must not contain one.
update mails set dedupe_key = 'order-links:' || id where kind = 'order-links';
