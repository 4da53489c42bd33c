import { expect, it, onTestFinished } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../../../test/crash-points.ts';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { post } from '../../../../test/order-bench.ts';
import { UNANSWERED } from '../../../../test/unanswered.ts';
import type { Lead } from '../../../features/leads/lead.ts';
import { submitLead } from '../../../features/leads/submit-lead.server.ts';
import { leads } from '../../../platform/db/tables/leads.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { createMemoryMailer } from '../../../platform/mail/memory-mailer.ts';
import { createPgBossQueue } from '../../../platform/queue/pg-boss-queue.ts';
import { createRateLimiter } from '../../../platform/rate-limit/pg-rate-limiter.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limiter.ts';
import { leadHandlers } from '../../../worker/lead-handlers.ts';
import { mailHandlers } from '../../../worker/mail-handlers.ts';
import type { WebContext } from '../../context.ts';
import { createLeadRoutes } from './lead-routes.ts';

const OPERATORS = ['operator@lichtbild.example', 'second@lichtbild.example'];
const PARTNER = {
  ...{ submissionId: 'submission-of-mira-1', kind: 'white-label', firstName: 'Mira', lastName: 'Sol' },
  ...{ email: 'mira@example.org', company: 'Sol Coaching', companySize: '11-50', source: 'press' },
  ...{ message: 'For our clients.\nAbout 40 a month.', homepage: '', shownForMs: 9_000 },
};
const TEAM = {
  ...{ submissionId: 'submission-of-jo-0001', kind: 'team', firstName: 'Jo', lastName: 'Lang' },
  ...{ email: 'jo@example.org', company: '', headshots: '12', message: '', homepage: '', shownForMs: 9_000 },
};

/** Sets up the endpoint on a real database, the worker, and a clock that tests can set. */
async function openLeads() {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const { db, own } = database;
  const ports = { db, queue, clock: { now: () => time.now }, ids: randomIds, log: silentLog };
  const settings = { publicUrl: 'http://localhost:3000', operatorEmails: OPERATORS };
  const context = {
    ...ports,
    settings,
    rateLimiter: createRateLimiter({ secret: 'salt', pool: undefined }),
  } as unknown as WebContext;
  const limited = { waitSeconds: 0 };
  const app = createLeadRoutes(context, async (_c, action) => (action === 'lead' ? limited.waitSeconds : 0));
  const mailer = createMemoryMailer();
  const handlers = { ...mailHandlers({ ...ports, mailer }), ...leadHandlers(ports) };
  return {
    ...{ db: own, queue, time, limited, mailer },
    ports: { ...ports, settings },
    send: async (body: unknown, headers: Record<string, string> = {}) =>
      app.fetch(new Request('http://localhost:3000/api/leads', post(body, headers))),
    drain: () => drainQueue(database.url, handlers),
  };
}

const GERMAN = { referer: 'http://localhost:3000/de/white-label' };
const SPANISH = { referer: 'http://localhost:3000/es/pricing' };

it('stores a partner’s request, notifies every operator, and answers the partner', async () => {
  const { db, send, drain, mailer } = await openLeads();
  const response = await send(PARTNER, GERMAN);
  expect([response.status, await response.json()]).toEqual([201, { received: true }]);
  expect(response.headers.get('cache-control')).toBe('no-store');

  const [row, ...more] = await db.select().from(leads);
  expect(more).toEqual([]);
  const { homepage: _, shownForMs: __, ...asked } = PARTNER;
  expect(row).toEqual({
    ...{ ...asked, id: row?.id, language: 'de', headshots: null, createdAt: row?.createdAt },
    ...UNANSWERED,
  });

  await drain();
  const sent = mailer.sent();
  expect(sent.map(({ to, replyTo }) => [to, replyTo]).toSorted()).toEqual([
    ['mira@example.org', 'hello@lichtbild.example'],
    ['operator@lichtbild.example', 'mira@example.org'],
    ['second@lichtbild.example', 'mira@example.org'],
  ]);
  const answer = sent.find(({ to }) => to === 'mira@example.org');
  expect(answer?.subject).toBe('Ihre White-Label-Anfrage ist angekommen');
  expect(answer?.text).toMatch(/Ihre Anfrage[^]*innerhalb\s+von\s+24\s+Stunden/);
  // Whoever typed the address need not be its owner: nothing that was typed is sent there.
  expect(answer?.text + answer!.html).not.toMatch(/Mira|Sol|clients|40 a month/);
  const notice = sent.find(({ to }) => to === OPERATORS[1]);
  expect(notice?.subject).toBe('White-Label-Anfrage: Sol Coaching');
  expect(notice?.text).toMatch(
    /Mira Sol[^]*mira@example\.org[^]*11–50 Beschäftigte[^]*Artikel[^]*About 40 a month/,
  );
});

it('stores nothing of sent mails but the fact that they were sent', async () => {
  const { db, send, drain } = await openLeads();
  await send(TEAM);
  await drain();
  for (const mail of await db.select().from(mails)) {
    expect(mail).toMatchObject({ recipient: '', replyTo: null, subject: '', html: '', text: '' });
    expect(mail.sentAt).not.toBeNull();
    expect(JSON.stringify(mail)).not.toMatch(/jo@|Lang/);
  }
});

it('accepts a team’s request with nothing but a number, in the language of the page', async () => {
  const { db, send, drain, mailer } = await openLeads();
  expect((await send(TEAM, SPANISH)).status).toBe(201);
  const [row] = await db.select().from(leads);
  expect(row).toMatchObject({ kind: 'team', language: 'es', headshots: 12, company: null, message: null });
  await drain();
  expect(
    mailer
      .sent()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual([
    'Hemos recibido la solicitud para su equipo',
    'Solicitud para un equipo: 12 retratos, Jo Lang',
    'Solicitud para un equipo: 12 retratos, Jo Lang',
  ]);
});

it('a repeated submission, simultaneous or later, is one lead with one mail each', async () => {
  const { db, send, drain, mailer } = await openLeads();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(PARTNER)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  await drain();
  expect((await send(PARTNER)).status).toBe(201);
  await drain();
  expect(await db.select().from(leads)).toHaveLength(1);
  expect(mailer.sent()).toHaveLength(3);
  await send({ ...PARTNER, submissionId: 'submission-of-mira-2' });
  expect(await db.select().from(leads)).toHaveLength(2);
});

it('is stored with all its mails or not at all, wherever the process is killed', async () => {
  const { db, queue, ports, drain, mailer } = await openLeads();
  const crash = new CrashPoints();
  const killable = { ...ports, db: crashingDatabase(db, crash), queue: crashingQueue(queue, crash) };
  const lead: Lead = {
    ...{ kind: 'team', firstName: 'Jo', lastName: 'Lang', email: 'jo@example.org', headshots: 12 },
    ...{ company: undefined, message: undefined },
  };
  const submit = (submissionId: string) => submitLead(killable, { submissionId, language: 'en' }, lead);
  crash.revive();
  expect(await submit('never-killed')).toBe('received');
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(6);
  for (let step = 1; step <= steps; step += 1) {
    crash.dieAtStep(step);
    await expect(submit(`killed-${step}`), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    const before = (await db.select().from(leads)).length;
    const written = (await db.select().from(mails)).length;
    expect(written, `killed at step ${step}`).toBe(3 * before);
    await submit(`killed-${step}`);
    expect(await db.select().from(leads), `killed at step ${step}`).toHaveLength(step + 1);
  }
  await drain();
  expect(mailer.sent()).toHaveLength(3 * (steps + 1));
});

it.each([
  ['en', { ...PARTNER, firstName: 'M' }, 'firstName', 'Please enter your first name (at least 2 characters)'],
  [
    'de',
    { ...PARTNER, lastName: '' },
    'lastName',
    'Bitte geben Sie Ihren Nachnamen ein (mindestens 2 Zeichen)',
  ],
  ['es', { ...PARTNER, email: 'mira@' }, 'email', 'Introduzca una dirección de correo electrónico válida'],
  [
    'de',
    { ...TEAM, headshots: '9' },
    'headshots',
    'Angebote für Teams beginnen bei 10 Bewerbungsfotos. Brauchen Sie weniger, bestellen Sie bitte für jede Person ein eigenes Paket.',
  ],
] as const)(
  'responds in %s which field is wrong, and stores nothing',
  async (language, body, field, message) => {
    const { db, send } = await openLeads();
    const response = await send(body, {
      referer: `http://localhost:3000/${language}/white-label`,
      'accept-language': language,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ field, message });
    expect(await db.select().from(leads)).toEqual([]);
  },
);

it.each([
  ['what nobody sees was filled in', { ...PARTNER, homepage: 'https://spam.example' }],
  ['it was sent at once', { ...PARTNER, shownForMs: 1_999 }],
  ['it was never shown', { ...PARTNER, shownForMs: undefined }],
])('responds as always and stores nothing when %s', async (_what, body) => {
  const { db, send } = await openLeads();
  const [trapped, honest] = [await send(body), await send(TEAM)];
  expect([trapped.status, await trapped.json()]).toEqual([honest.status, await honest.json()]);
  const rows = await db.select().from(leads);
  expect(rows.map(({ kind }) => kind)).toEqual(['team']);
  const written = await db.select().from(mails);
  expect(written.filter(({ recipient }) => recipient === PARTNER.email)).toEqual([]);
});

it('refuses other sites, other bodies, and too many requests', async () => {
  const { db, send, limited } = await openLeads();
  const status = async (body: unknown, headers?: Record<string, string>) =>
    (await send(body, headers)).status;
  expect(await status(PARTNER, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(PARTNER, { origin: 'https://evil.example' })).toBe(403);
  expect(await status(PARTNER, { 'content-type': 'text/plain' })).toBe(400);
  expect(await status({ ...PARTNER, kind: 'other' })).toBe(400);
  expect(await status({ ...PARTNER, submissionId: 'short' })).toBe(400);
  expect(await status({ ...PARTNER, submissionId: "'; drop table leads --" })).toBe(400);
  expect(await status({ ...PARTNER, message: 'x'.repeat(70_000) })).toBe(413);
  expect(await status({ ...PARTNER, message: '\u{1f600}'.repeat(2_000) })).toBe(201);
  limited.waitSeconds = 60;
  const refused = await send({ ...PARTNER, submissionId: 'submission-of-mira-9' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await db.select().from(leads)).toHaveLength(1);
});

it('limits the answers to one address each day, whoever sends the requests', async () => {
  const { db, send } = await openLeads();
  const { times } = RATE_LIMITS['lead-answer'];
  const ask = (n: number, email: string) =>
    send({ ...TEAM, email, submissionId: `submission-no-${n}-of-many` });
  const statuses: number[] = [];
  for (let n = 0; n <= times; n += 1)
    statuses.push((await ask(n, n % 2 ? 'jo@example.org' : 'JO@example.org')).status);
  expect(statuses).toEqual([...Array<number>(times).fill(201), 429]);
  expect((await ask(99, 'mira@example.org')).status).toBe(201);
  expect(await db.select().from(leads)).toHaveLength(times + 1);
});

it('erases leads daily after twelve months, and none before', async () => {
  const { db, queue, time, send, drain } = await openLeads();
  await send(PARTNER);
  time.now = new Date('2026-11-22T10:00:00Z');
  await send(TEAM);
  const sweep = async (now: string) => {
    time.now = new Date(now);
    await db.transaction((tx) => queue.enqueue(tx, 'leads.sweep', {}));
    await drain();
    return (await db.select().from(leads)).map(({ kind }) => kind);
  };
  expect(await sweep('2027-11-21T10:00:00Z')).toEqual(['white-label', 'team']);
  expect(await sweep('2027-11-21T10:00:01Z')).toEqual(['team']);
  expect(await sweep('2027-11-23T03:23:00Z')).toEqual([]);
});
