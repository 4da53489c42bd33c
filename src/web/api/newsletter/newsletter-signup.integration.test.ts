import { expect, it } from 'vitest';
import { openLoggedDatabase } from '../../../../test/logged-database.ts';
import { hoursLater, MIRA, NOON, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { subscribe } from '../../../features/newsletter/subscribe.server.ts';
import { parseSubscription } from '../../../features/newsletter/subscription.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { newsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/index.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { subscriberConsents, subscribers } from '../../../platform/db/tables/subscribers.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limiter.ts';

const GERMAN = { referer: 'http://localhost:3000/blog/de/licht' };

it('stores a sign-up with the proof of consent, and asks for a confirmation', async () => {
  const { db, signUp, drain, mailer } = await openNewsletter();
  const response = await signUp({ ...SIGN_UP, firstName: 'Mira', utm_source: 'press' }, GERMAN);
  expect([response.status, await response.json()]).toEqual([201, { received: true }]);
  expect(response.headers.get('cache-control')).toBe('no-store');

  const [row, ...more] = await db.select().from(subscribers);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    ...{ email: MIRA, language: 'de', state: 'pending', firstName: 'Mira', lastName: null, company: null },
    ...{ source: 'blog', utmSource: 'press', utmMedium: 'organic', utmCampaign: 'blog' },
    ...{ discountCode: 'WELCOME20', discountPercent: 20, requestedAt: NOON },
    ...{ confirmedAt: null, unsubscribedAt: null },
  });
  const { before, privacy, after: end } = newsletterBoxTexts.de.consent;
  const [consent] = await db.select().from(subscriberConsents);
  expect(consent).toMatchObject({
    ...{ subscriberId: row!.id, language: 'de', source: 'blog', textShown: before + privacy + end },
    ...{ requestedAt: NOON, expiresAt: hoursLater(72), confirmedAt: null, withdrawnAt: null },
  });
  expect(consent!.formVersion).not.toBe('');
  expect(consent!.addressHash).toMatch(/^[\w-]{22}$/);

  await drain();
  const [mail, ...others] = mailer.sent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: MIRA, subject: 'Bitte bestätigen: Newsletter von Lichtbild' });
  expect(mail!.headers).toBeUndefined();
  expect(mail!.text).toMatch(/\/de\/newsletter\/confirm\/[\w-]{22}\b/);
  expect(JSON.stringify(await db.select().from(subscriberConsents))).not.toContain(
    /confirm\/([\w-]{22})/.exec(mail!.text)![1],
  );
  expect(mail!.text).not.toContain('Mira');
});

it('stores the texts that were shown, whatever the page’s path or the browser’s language is', async () => {
  const { db, signUp } = await openNewsletter();
  await signUp({ ...SIGN_UP, language: 'es' }, { ...GERMAN, 'accept-language': 'en' });
  const { before, privacy, after: end } = newsletterBoxTexts.es.consent;
  expect(await db.select().from(subscriberConsents)).toMatchObject([
    { language: 'es', textShown: before + privacy + end },
  ]);
  await signUp({ email: 'jo@example.org', language: 'fr' }, GERMAN);
  const languages = (await db.select().from(subscribers)).map(({ language }) => language);
  expect(languages.toSorted()).toEqual(['de', 'es']);
});

it.each([
  ['exit-intent', newsletterOverlaysTexts.de.consent],
  ['welcome-flow', newsletterOverlaysTexts.de.consent],
  ['blog', newsletterBoxTexts.de.consent],
  ['confirm-page', newsletterBoxTexts.de.consent],
])('stores the sentence that the form of %s shows', async (source, { before, privacy, after: end }) => {
  const { db, signUp } = await openNewsletter();
  await signUp({ ...SIGN_UP, source }, GERMAN);
  expect(await db.select().from(subscriberConsents)).toMatchObject([
    { source, textShown: before + privacy + end },
  ]);
});

it('stores the whole payload of the specification, and the catalog’s percentage of the code', async () => {
  const { db, signUp } = await openNewsletter();
  const person = { email: MIRA, firstName: 'Mira', lastName: 'Sol', company: 'Sol Ltd', userType: 'b2b' };
  const campaign = { utm_source: 'press', utm_medium: 'mail', utm_campaign: 'spring' };
  const sent = {
    ...person,
    source: 'welcome-flow',
    discountCode: 'HUNT30',
    discountPercent: 90,
    ...campaign,
  };
  expect((await signUp(sent)).status).toBe(201);
  expect(await db.select().from(subscribers)).toMatchObject([
    {
      ...{ ...person, source: 'welcome-flow', discountCode: 'HUNT30', discountPercent: 30 },
      ...{ utmSource: 'press', utmMedium: 'mail', utmCampaign: 'spring' },
    },
  ]);
});

it('requires nothing but the address, as in the specification', async () => {
  const { db, signUp } = await openNewsletter();
  expect((await signUp({ email: MIRA })).status).toBe(201);
  expect(await db.select().from(subscribers)).toMatchObject([
    {
      ...{ firstName: null, lastName: null, company: null, userType: 'b2c', source: 'other' },
      ...{ utmSource: 'direct', utmMedium: 'organic', utmCampaign: 'other' },
      ...{ discountCode: 'WELCOME20', discountPercent: 20 },
    },
  ]);
  expect(await db.select().from(mails)).toHaveLength(1);
});

it('a repeated sign-up, simultaneous or later, is stored once with one mail', async () => {
  const { db, signUp, drain, mailer } = await openNewsletter();
  const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(SIGN_UP)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  await drain();
  expect(await db.select().from(subscribers)).toHaveLength(1);
  expect(await db.select().from(subscriberConsents)).toHaveLength(1);
  expect(mailer.sent()).toHaveLength(1);
});

it('responds to a subscriber as to everybody, and sends no second mail', async () => {
  const { db, signUp, confirm, drain, mailer, linkOf } = await openNewsletter();
  const first = await signUp(SIGN_UP);
  await drain();
  await confirm(linkOf(MIRA, 'confirm'));
  await drain();
  const known = await signUp({ ...SIGN_UP, email: 'Mira@Example.org', submissionId: 'submission-of-mira-2' });
  const unknown = await signUp({ ...SIGN_UP, email: 'jo@example.org', submissionId: 'submission-of-jo-001' });
  const told = async (response: Response) => [
    response.status,
    [...response.headers].toSorted(),
    await response.json(),
  ];
  expect(await told(known)).toEqual(await told(unknown));
  expect(known.status).toBe(first.status);
  await drain();
  expect(mailer.sent().map(({ to }) => to)).toEqual([MIRA, MIRA, 'jo@example.org']);
  expect(await db.select().from(subscriberConsents)).toHaveLength(2);
});

it('does the same work for a subscriber as for a stranger, and changes no subscription', async () => {
  const { url, db, ports, subscribeMira, drain, mailer } = await openNewsletter();
  await subscribeMira();
  const before = [await db.select().from(subscribers), await db.select().from(subscriberConsents)];
  const work = [];
  for (const email of [MIRA.toUpperCase(), 'jo@example.org']) {
    const logged = openLoggedDatabase(url);
    const signUp = { submissionId: `submission-of-${email}`, language: 'es' as const };
    const subscription = parseSubscription({ email, firstName: 'Somebody', utm_source: 'press' });
    if (!subscription.ok) throw new Error(subscription.error);
    const proof = { textShown: 'the words', formVersion: '1', addressHash: 'hash' };
    await subscribe({ ...ports, db: logged.db }, { ...signUp, ...proof }, subscription.value);
    await logged.close();
    // The statements are the same, except for the end of the savepoint.
    work.push(
      logged.statements.map((text) => text.replace(/^(rollback to|release) savepoint/, 'end of savepoint')),
    );
    if (email !== 'jo@example.org') {
      expect([await db.select().from(subscribers), await db.select().from(subscriberConsents)]).toEqual(
        before,
      );
    }
  }
  expect(work[0]?.join()).toMatch(/insert into "mails".*end of savepoint.*commit/s);
  expect(work[0]).toEqual(work[1]);
  await drain();
  expect(mailer.sent().map(({ to }) => to)).toEqual([MIRA, MIRA, 'jo@example.org']);
});

it.each([
  ['en', { email: ' ' }, 'Please enter your email address'],
  ['en', { email: 'mira@' }, 'Please enter a valid email address'],
  ['de', { email: 'mira@' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  ['es', {}, 'Introduzca su dirección de correo electrónico'],
] as const)('responds in %s what is wrong with %j, and stores nothing', async (language, body, message) => {
  const { db, signUp } = await openNewsletter();
  const response = await signUp(body, { referer: `http://localhost:3000/blog/${language}` });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ field: 'email', message });
  expect(await db.select().from(subscribers)).toEqual([]);
});

it.each([
  ['what nobody sees was filled in', { ...SIGN_UP, homepage: 'https://spam.example' }],
  ['it was sent at once', { ...SIGN_UP, shownForMs: 1_999 }],
])('responds as always and stores nothing when %s', async (_what, body) => {
  const { db, signUp } = await openNewsletter();
  const trapped = await signUp(body);
  expect([trapped.status, await trapped.json()]).toEqual([201, { received: true }]);
  expect(await db.select().from(subscribers)).toEqual([]);
  expect(await db.select().from(mails)).toEqual([]);
});

it('refuses other sites, other bodies, and too many requests', async () => {
  const { db, signUp, post, limited } = await openNewsletter();
  const status = async (body: unknown, headers?: Record<string, string>) =>
    (await signUp(body, headers)).status;
  expect(await status(SIGN_UP, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(SIGN_UP, { origin: 'https://evil.example' })).toBe(403);
  expect(await status(SIGN_UP, { 'content-type': 'text/plain' })).toBe(400);
  expect(await status({ ...SIGN_UP, submissionId: 'short' })).toBe(400);
  expect(await status({ ...SIGN_UP, company: 'x'.repeat(20_000) })).toBe(413);
  const confirm = await post('/api/newsletter/confirm/x', undefined, { 'sec-fetch-site': 'cross-site' });
  expect(confirm.status).toBe(403);
  limited.waitSeconds = 60;
  const refused = await signUp(SIGN_UP);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  for (const path of ['confirm', 'unsubscribe']) {
    expect((await post(`/api/newsletter/${path}/x`)).status, path).toBe(429);
  }
  expect(await db.select().from(subscribers)).toEqual([]);
});

it('limits the confirmation mails to one address each day, whoever signs it up', async () => {
  const { db, signUp } = await openNewsletter();
  const { times } = RATE_LIMITS['newsletter-confirm'];
  const ask = async (n: number, email: string) =>
    (await signUp({ ...SIGN_UP, email, submissionId: `submission-no-${n}-of-many` })).status;
  const statuses: number[] = [];
  for (let n = 0; n <= times; n += 1) statuses.push(await ask(n, n % 2 ? MIRA : MIRA.toUpperCase()));
  expect(statuses).toEqual([...Array<number>(times).fill(201), 429]);
  expect(await ask(99, 'jo@example.org')).toBe(201);
  expect(await db.select().from(mails)).toHaveLength(times + 1);
});
