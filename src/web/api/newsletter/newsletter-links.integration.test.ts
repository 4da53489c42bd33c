import { expect, it } from 'vitest';
import { hoursLater, MIRA, NOON, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { subscriberConsents, subscribers } from '../../../platform/db/tables/subscribers.ts';

const GERMAN = { referer: 'http://localhost:3000/blog/de/licht' };
const SPANISH = { referer: 'http://localhost:3000/es/newsletter/confirm/x' };

it('a confirmation creates a subscriber and sends one welcome mail with the code and the unsubscribe link', async () => {
  const { db, signUp, confirm, drain, mailer, linkOf } = await openNewsletter();
  await signUp({ ...SIGN_UP, firstName: 'Mira' }, GERMAN);
  await drain();
  const token = linkOf(MIRA, 'confirm');
  expect(await confirm(token)).toEqual([200, { confirmed: true }]);
  expect(await db.select().from(subscribers)).toMatchObject([{ state: 'confirmed', confirmedAt: NOON }]);
  expect(await db.select().from(subscriberConsents)).toMatchObject([{ confirmedAt: NOON }]);
  await drain();
  const welcome = mailer.sent()[1]!;
  expect(welcome).toMatchObject({ to: MIRA, subject: 'Willkommen, und Ihr Code für 20\u00a0% Rabatt' });
  expect(welcome.text).toMatch(/Guten Tag,[^]*WELCOME20[^]*\/de\/newsletter\/unsubscribe\//);
  const unsubscribeToken = linkOf(MIRA, 'unsubscribe');
  expect(welcome.headers).toEqual({
    'List-Unsubscribe': `<http://localhost:3000/api/newsletter/unsubscribe/${unsubscribeToken}>, <mailto:hello@lichtbild.example?subject=unsubscribe%20${unsubscribeToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': '<newsletter.localhost>',
  });
});

it('a stranger’s later sign-up changes nothing in the welcome mail', async () => {
  const { signUp, confirm, drain, mailer, linkOf } = await openNewsletter();
  await signUp({ ...SIGN_UP, firstName: 'Mira' });
  await drain();
  const words = { firstName: 'Win at evil.example', lastName: 'Evil', company: 'Evil Ltd' };
  await signUp({ ...SIGN_UP, ...words, submissionId: 'submission-of-stranger' });
  await confirm(linkOf(MIRA, 'confirm'));
  await drain();
  const toMira = mailer.sent().filter(({ to }) => to === MIRA);
  expect(toMira.map(({ text }) => text.includes('WELCOME20'))).toEqual([false, false, true]);
  for (const { subject, text, html } of toMira) expect(subject + text + html).not.toMatch(/evil/i);
});

it('stores nothing of sent mails but the fact that they were sent', async () => {
  const { db, signUp, confirm, drain, linkOf } = await openNewsletter();
  await signUp({ ...SIGN_UP, firstName: 'Mira' });
  await drain();
  await confirm(linkOf(MIRA, 'confirm'));
  await drain();
  const rows = await db.select().from(mails);
  expect(rows).toHaveLength(2);
  for (const mail of rows) {
    expect(mail).toMatchObject({ recipient: '', replyTo: null, headers: null, html: '', text: '' });
    expect(mail.sentAt).not.toBeNull();
  }
});

it('two sign-ups have two working links, one subscriber and one welcome mail', async () => {
  const { db, signUp, confirm, drain, mailer, linksOf } = await openNewsletter();
  await Promise.all([
    signUp(SIGN_UP),
    signUp({ ...SIGN_UP, email: 'MIRA@example.org', submissionId: 'submission-of-mira-2' }),
  ]);
  await drain();
  const tokens = [...linksOf(MIRA, 'confirm'), ...linksOf('MIRA@example.org', 'confirm')];
  expect(tokens).toHaveLength(2);
  expect(await db.select().from(subscribers)).toHaveLength(1);
  const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(token)));
  expect(answers).toEqual(Array(4).fill([200, { confirmed: true }]));
  await drain();
  expect(mailer.sent().filter(({ text }) => text.includes('WELCOME20'))).toHaveLength(1);
  const consents = await db.select().from(subscriberConsents);
  expect(consents.filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(1);
});

it('a link works once, for 72 hours, and opening it changes nothing', async () => {
  const { time, signUp, confirm, unsubscribe, states, drain, linkOf, open } = await openNewsletter();
  await signUp(SIGN_UP);
  await drain();
  const token = linkOf(MIRA, 'confirm');
  const opened = await open(`/api/newsletter/confirm/${token}`, { 'accept-language': 'de' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/de/newsletter/confirm/${token}`]);
  expect(await states()).toEqual(['pending']);
  time.now = hoursLater(72);
  expect((await confirm(token))[0]).toBe(404);
  time.now = new Date(hoursLater(72).getTime() - 1);
  expect((await confirm(token))[0]).toBe(200);
  await drain();
  await unsubscribe(linkOf(MIRA, 'unsubscribe'));
  expect((await confirm(token))[0]).toBe(404);
  expect(await states()).toEqual(['unsubscribed']);
  for (const wrong of ['x', 'x'.repeat(22), '%00', "' or 1=1"]) {
    expect((await confirm(encodeURIComponent(wrong)))[0]).toBe(404);
  }
});

it.each([
  ['multipart, as RFC 8058 asks', { 'content-type': 'multipart/form-data; boundary=b' }, '--b--'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  ['nothing', {}, undefined],
  ['too much', { 'content-type': 'application/x-www-form-urlencoded' }, `answer=page&${'x'.repeat(9_000)}`],
])('a mail program unsubscribes with one click, sending %s', async (_what, headers, body) => {
  const { db, subscribeMira, post, states } = await openNewsletter();
  const token = await subscribeMira();
  const path = `/api/newsletter/unsubscribe/${token}`;
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', ...headers };
  const response = await post(path, body, foreign as Record<string, string>);
  expect([response.status, await response.json()]).toEqual([200, { unsubscribed: true }]);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await states()).toEqual(['unsubscribed']);
  const [row] = await db.select().from(subscribers);
  expect(row).toMatchObject({ email: MIRA, firstName: null, unsubscribedAt: NOON });
  expect(await db.select().from(subscriberConsents)).toMatchObject([{ withdrawnAt: NOON }]);
  expect((await post(path, body, foreign as Record<string, string>)).status).toBe(200);
});

it('opening the one-click URL shows a page that asks, and unsubscribes nobody', async () => {
  const { subscribeMira, open, states } = await openNewsletter();
  const token = await subscribeMira();
  const response = await open(`/api/newsletter/unsubscribe/${token}`, { 'accept-language': 'es' });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `/es/newsletter/unsubscribe/${token}`,
  ]);
  expect(await states()).toEqual(['confirmed']);
});

it('our own pages’ forms are redirected back to the page, in its language', async () => {
  const { signUp, drain, linkOf, post, states } = await openNewsletter();
  await signUp(SIGN_UP);
  await drain();
  const submit = async (path: string) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const response = await post(`/api${path}`, 'answer=page', { ...form, ...SPANISH });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/es${path}`]);
  };
  await submit(`/newsletter/confirm/${linkOf(MIRA, 'confirm')}`);
  expect(await states()).toEqual(['confirmed']);
  await drain();
  await submit(`/newsletter/unsubscribe/${linkOf(MIRA, 'unsubscribe')}`);
  expect(await states()).toEqual(['unsubscribed']);
  await submit('/newsletter/confirm/unknown');
  await submit('/newsletter/unsubscribe/unknown');
});

it('unsubscribing cancels an unsent welcome mail and a pending sign-up', async () => {
  const { signUp, confirm, drain, linkOf, linksOf, states, mailer, unsubscribe, tokenOfSubscriber } =
    await openNewsletter();
  await signUp(SIGN_UP);
  await drain();
  await confirm(linkOf(MIRA, 'confirm'));
  await unsubscribe(await tokenOfSubscriber());
  await drain();
  expect(mailer.sent()).toHaveLength(1);

  await signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  expect(await states()).toEqual(['pending']);
  await drain();
  await unsubscribe(await tokenOfSubscriber());
  expect(await states()).toEqual(['unsubscribed']);
  expect((await confirm(linksOf(MIRA, 'confirm')[1]!))[0]).toBe(404);
});

it('unsubscribing cancels an unsent confirmation mail', async () => {
  const { signUp, drain, mailer, unsubscribe, subscribeMira } = await openNewsletter();
  const token = await subscribeMira();
  await unsubscribe(token);
  const sent = mailer.sent().length;
  await signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  await unsubscribe(token);
  await drain();
  expect(mailer.sent()).toHaveLength(sent);
});

it('an unsubscribed address can subscribe again, but only by a new confirmation', async () => {
  const { db, signUp, confirm, drain, linksOf, states, subscribeMira, unsubscribe, mailer } =
    await openNewsletter();
  await unsubscribe(await subscribeMira());
  await signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  await drain();
  const [first, second] = linksOf(MIRA, 'confirm');
  expect((await confirm(first!))[0]).toBe(404);
  expect((await confirm(second!))[0]).toBe(200);
  expect(await states()).toEqual(['confirmed']);
  await drain();
  expect(mailer.sent()).toHaveLength(4);
  const consents = await db.select().from(subscriberConsents);
  expect(consents.map(({ withdrawnAt }) => withdrawnAt !== null).toSorted()).toEqual([false, true]);
  expect(await db.select().from(subscribers)).toMatchObject([{ unsubscribedAt: null }]);
});

it('never refuses to unsubscribe, however many requests come', async () => {
  const { subscribeMira, unsubscribe, limited, states } = await openNewsletter();
  const token = await subscribeMira();
  limited.waitSeconds = 60;
  expect((await unsubscribe(token))[0]).toBe(200);
  expect(await states()).toEqual(['unsubscribed']);
});
