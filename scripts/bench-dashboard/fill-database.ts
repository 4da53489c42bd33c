import pg from 'pg';

/** The sizes at which the dashboard has to stay fast. */
export const SIZES = { shoots: 50_000, subscribers: 100_000 } as const;

/** The latest shoots of the filled tables are as old as this: some are drafts, some are in work, and 30 days of them are open. */
const STATEMENTS: readonly string[] = [
  `create temporary table filled as
     select n, 'bench-shoot-' || n as id, now() - n * interval '16 minutes' as created_at,
       'person' || (n % 40000) || '@example.org' as email,
       case when n < 60 then 'draft' when n < 90 then 'rendering'
         when n % 41 = 0 then 'refunded' when n % 97 = 0 then 'failed'
         when n * 16 < 30 * 1440 then 'delivered' else 'expired' end as state,
       (array['en', 'de', 'es'])[1 + n % 3] as language, (array['basic', 'premium', 'ultimate'])[1 + n % 3] as package_id
     from generate_series(1, ${SIZES.shoots}) n`,
  `insert into shoots (id, state, language, package_id, styles, email, first_name, consents, seed, created_at, paid_at,
       start_requested_at, rendering_at, delivered_at, expires_at, erased_at)
     select id, state, language, package_id, array['corporate'], case when state <> 'expired' then email end,
       case when state <> 'expired' then 'Kim' end, '{}', n, created_at,
       case when state <> 'draft' then created_at + interval '9 minutes' end,
       case when state <> 'draft' then created_at + interval '9 minutes' end,
       case when state <> 'draft' then created_at + interval '10 minutes' end,
       case when state in ('delivered', 'expired') then created_at + interval '12 minutes' + n % 50 * interval '1 minute' end,
       created_at + interval '30 days', case when state = 'expired' then created_at + interval '30 days' end
     from filled`,
  `insert into selfies (id, shoot_id, upload_id, position, state, reasons, created_at)
     select id || '-' || p, id, id || '-' || p, p, case when p = 8 then 'rejected' else 'accepted' end,
       case when p = 8 then array['blurred'] else array[]::text[] end, created_at
     from filled, generate_series(1, 8) p where state in ('draft', 'rendering', 'delivered')`,
  `insert into headshots (shoot_id, number, position, style, scene, selfie_id, storage_key, width_px, height_px, bytes, likeness,
       measures, perceptual_hash, elapsed_ms, created_at)
     select id, p, p, 'corporate', 'backdrop', id || '-1', 'shoots/' || id || '/headshots/' || p, 1024, 1280, 200000, 0.8, '{}',
       '0', 2000, created_at + interval '11 minutes'
     from filled, generate_series(1, 60) p where state = 'delivered'`,
  `insert into gallery_visits (shoot_id, visits, first_visit_at, last_visit_at, downloads, last_download_at)
     select id, 3, created_at + interval '1 hour', created_at + interval '1 day', 2, created_at + interval '2 hours'
     from filled where state = 'delivered'`,
  `insert into pgboss.job (name, data, state, created_on, started_on, completed_on)
     select 'shoots.prepare', jsonb_build_object('shootId', shoot_id, 'selfieId', id), 'completed', created_at, created_at,
       created_at + interval '3 seconds' from selfies`,
  `insert into orders (id, shoot_id, state, package_id, product_id, amount_cents, tax_cents, currency, email, email_key, language,
       provider, payment_id, created_at, paid_at, refunded_at, refunded_cents, refund_requested_cents)
     select 'bench-order-' || n, id, case when state = 'draft' then 'open' when state in ('refunded', 'failed') then 'refunded' else 'paid' end,
       package_id, package_id, 2900, 463, case when n % 3 = 0 then 'USD' else 'EUR' end,
       case when state <> 'expired' then email end, case when state <> 'expired' then email end, language,
       (array['stripe', 'paddle', 'lemonsqueezy'])[1 + n % 3], case when state <> 'draft' then 'bench-payment-' || n end,
       created_at + interval '8 minutes', case when state <> 'draft' then created_at + interval '9 minutes' end,
       case when state in ('refunded', 'failed') then created_at + interval '1 hour' end,
       case when state in ('refunded', 'failed') then 2900 else 0 end, case when state in ('refunded', 'failed') then 2900 else 0 end
     from filled`,
  `insert into payment_events (provider, event_id, order_id, kind, payment_id, amount_cents, currency, occurred_at, received_at, outcome)
     select provider, 'bench-event-' || id, id, 'paid', payment_id, amount_cents, currency, paid_at, paid_at, 'paid'
     from orders where payment_id like 'bench-%'`,
  `insert into ledger_entries (provider, payment_id, kind, total_cents, order_id, amount_cents, tax_cents, currency, source, occurred_at, recorded_at)
     select provider, payment_id, 'payment', 0, id, amount_cents, tax_cents, currency, 'webhook', paid_at, paid_at
     from orders where payment_id like 'bench-%'
     union all
     select provider, payment_id, 'refund', 2900, id, -2900, -463, currency, 'webhook', refunded_at, refunded_at
     from orders where payment_id like 'bench-%' and refunded_at is not null`,
  `insert into mails (id, dedupe_key, shoot_id, kind, recipient, language, subject, html, text, attempts, created_at, sent_at)
     select 'bench-mail-' || n, 'bench-mail:' || n, id, 'gallery-ready', email, language, 'Your headshots are ready', 'x', 'x',
       case when n % 500 = 0 then 7 else 1 end, created_at + interval '12 minutes',
       case when n % 500 = 0 then null else created_at + interval '12 minutes' end
     from filled where state in ('delivered', 'expired')`,
  `insert into mails (id, dedupe_key, kind, recipient, language, subject, html, text, attempts, created_at)
     select 'bench-given-up-' || n, 'bench-given-up:' || n, 'newsletter-welcome', '', 'en', '', '', '', 3, now() - n * interval '20 minutes'
     from generate_series(1, 20000) n`,
  `insert into unmatched_payments (provider, payment_id, order_id, amount_cents, currency, reason, state, received_at, refunded_at)
     select 'stripe', 'bench-unmatched-' || n, 'bench-order-' || n, 2900, 'EUR', 'duplicate', 'refunded', now() - n * interval '8 hours',
       now() - n * interval '8 hours' from generate_series(1, 2000) n`,
  `insert into reported_differences (provider, payment_id, kind, reported_at, mailed_at)
     select 'stripe', 'bench-payment-' || n, 'amount-differs', now() - n * interval '3 hours', now() from generate_series(1, 5000) n`,
  `insert into ratings (shoot_id, stars, comment, created_at)
     select id, 1 + n % 5, 'Good light.', created_at + interval '1 day' from filled where state = 'delivered' and n % 3 = 0`,
  `insert into deletion_receipts (shoot_id, reason, erased_at, erased, signature)
     select id, 'expired', created_at + interval '30 days', '{"selfies":8}', 's' from filled where state = 'expired'`,
  `insert into leads (id, submission_id, kind, language, email, first_name, last_name, company, company_size, message, source, created_at)
     select 'bench-lead-' || n, 'bench-lead-' || n, 'white-label', 'en', 'lead' || n || '@example.org', 'Kim', 'Doe', 'Company ' || n,
       '11-50', 'A request.', 'search', now() - n * interval '3 hours' from generate_series(1, 2000) n`,
  `insert into withdrawals (id, submission_id, name, email, order_number, message, language, order_id, order_match, received_at)
     select 'bench-withdrawal-' || n, 'bench-withdrawal-' || n, 'Kim Doe', 'person' || n || '@example.org', 'bench-order-' || n, null, 'en',
       'bench-order-' || n, 'number-and-email', now() - n * interval '8 hours' from generate_series(1, 1000) n`,
  `insert into subscribers (id, email, language, state, first_name, source, utm_source, utm_medium, utm_campaign, discount_code,
       discount_percent, requested_at, confirmed_at, unsubscribed_at)
     select 'bench-subscriber-' || n, 'reader' || n || '@example.org', (array['en', 'de', 'es'])[1 + n % 3],
       case when n % 20 = 0 then 'unsubscribed' when n % 33 = 0 then 'pending' else 'confirmed' end, 'Reader', 'exit-intent', 'direct', 'organic',
       'exit-intent', 'WELCOME20', 20, now() - n * interval '5 minutes',
       case when n % 33 = 0 then null else now() - n * interval '5 minutes' end,
       case when n % 20 = 0 then now() end from generate_series(1, ${SIZES.subscribers}) n`,
  `insert into subscriber_consents (id, subscriber_id, submission_id, token_hash, form_version, text_shown, language, source, address_hash,
       requested_at, expires_at, confirmed_at)
     select 'consent-' || id, id, 'submission-' || id, 'token-' || id, '1', 'Yes, send me the newsletter.', language, source, 'hash', requested_at,
       requested_at + interval '2 days', confirmed_at from subscribers where id like 'bench-%'`,
  `insert into subscriber_tags (subscriber_id, tag, created_at)
     select 'bench-subscriber-' || n, (array['tips', 'linkedin', 'team', 'offers'])[1 + n % 4], now()
     from generate_series(1, ${SIZES.subscribers}) n where n % 2 = 0`,
  `insert into campaigns (id, name, state, messages, audience, started_at, finished_at, recipients, created_at, updated_at)
     select 'bench-campaign-' || n, 'Campaign ' || n, case when n = 1 then 'draft' else 'sent' end,
       '{"en":{"subject":"Light","preview":"","message":"Dear {{firstName|reader}}","button":null}}',
       '{"languages":[],"anyOfTags":["tips"],"noneOfTags":[],"behaviour":"everyone","confirmedWithinDays":null,"confirmedBeforeDays":null}',
       case when n > 1 then now() - n * interval '1 day' end, case when n > 1 then now() - n * interval '1 day' end,
       case when n = 2 then ${SIZES.subscribers} else 0 end, now() - n * interval '2 days', now() - n * interval '1 day'
     from generate_series(1, 60) n`,
  `insert into campaign_recipients (campaign_id, subscriber_id, language, state, attempts, due_at, claimed_at, settled_at, is_measured, opened_at)
     select 'bench-campaign-2', id, 'en', case when n % 50 = 0 then 'bounced' else 'sent' end, 1, requested_at, now(), now(), n % 3 = 0,
       case when n % 6 = 0 then now() end
     from (select id, requested_at, row_number() over () as n from subscribers where id like 'bench-%') readers`,
  `insert into event_counts (day, name, detail, language, count)
     select current_date - d, 'visit-step', source || '/' || step, language, (40 + (d * 7 + length(source) * 3) % 40) / (place * place)
     from generate_series(0, 540) d, unnest(array['direct', 'search', 'social', 'referral', 'newsletter']) source,
       unnest(array['arrived', 'create-headshot', 'details', 'payment', 'paid']) with ordinality steps (step, place), unnest(array['en', 'de', 'es']) language
     union all
     select current_date - d, 'selfie-refused', reason, language, 1 + (d + length(reason)) % 9
     from generate_series(0, 540) d, unnest(array['blurred', 'no-face', 'too-dark', 'hat', 'duplicate', 'several-people']) reason,
       unnest(array['en', 'de', 'es']) language`,
  `insert into audit_entries (at, operator, action, subject, reason)
     select now() - n * interval '10 minutes', 'owner@example.org', 'refunded-order', 'bench-order-' || n, 'The customer asked for it.'
     from generate_series(1, 20000) n`,
];

/** Fills the tables with invented rows. Takes about a minute. */
export async function fillDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
