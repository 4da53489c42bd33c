import { expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { NEW_AUDIENCE } from '../../../features/newsletter/campaigns/audience.ts';
import { startDueCampaigns } from '../../../features/newsletter/campaigns/sending/start-campaign.server.ts';
import { campaigns } from '../../../platform/db/tables/campaigns.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';
import { subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;
type Operator = Awaited<ReturnType<Bench['operator']>>;

const MESSAGE = { subject: 'Soft light', preview: '', message: 'A window is *enough*.', button: null };
/** All but the second customer, who confirmed in the future. */
const AUDIENCE = { ...NEW_AUDIENCE, confirmedBeforeDays: 0 };
const INPUT = { name: 'Light', messages: { en: MESSAGE }, audience: AUDIENCE };
const IMPRINT = {
  name: 'Lichtbild GmbH',
  address: 'Street 1, 10115 Berlin',
  email: 'hello@lichtbild.example',
};

async function openCampaigns() {
  const bench = await openDashboard();
  Object.assign(bench.context.settings, { imprint: IMPRINT });
  const operator = await bench.operator();
  return { bench, operator, ...(await draftOf(operator)) };
}

async function draftOf(operator: Operator) {
  const created = await operator.post('/campaigns', { name: 'Light' });
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  return { id, post: (path: string, body: unknown) => operator.post(`/campaigns/${id}/${path}`, body) };
}

async function insertReader(bench: Bench, id: string, language: 'en' | 'de' = 'en') {
  const confirmedAt = new Date('2026-11-20T10:00:00Z');
  await bench.context.db.insert(subscribers).values({
    ...{ id, email: `${id}@example.org`, language, state: 'confirmed', source: 'blog', utmSource: 'direct' },
    ...{ utmMedium: 'organic', utmCampaign: 'blog', discountCode: 'X', discountPercent: 20 },
    ...{ requestedAt: confirmedAt, confirmedAt },
  });
  await bench.context.db
    .insert(subscriberTags)
    .values({ subscriberId: id, tag: 'tips', createdAt: confirmedAt });
}

const actionsOf = async (bench: Bench) =>
  (await bench.database.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, subject, operator }) => [operator, action, subject],
  );

it('creates, saves, duplicates and deletes, and records each', async () => {
  const { bench, id, operator, post } = await openCampaigns();
  const saved = await post('save', { ...INPUT, version: 1 });
  expect([saved.status, await saved.json()]).toEqual([200, { version: 2 }]);
  const copy = (await (await post('duplicate', { name: 'Copy' })).json()) as { id: string };
  const rows = await bench.database.db.select().from(campaigns).orderBy(campaigns.name);
  expect(rows.map(({ name, messages }) => [name, messages])).toEqual([
    ['Copy', { en: MESSAGE }],
    ['Light', { en: MESSAGE }],
  ]);
  expect((await operator.post(`/campaigns/${copy.id}/delete`, { version: 1 })).status).toBe(200);
  expect((await operator.post(`/campaigns/${copy.id}/save`, { ...INPUT, version: 1 })).status).toBe(404);
  expect(await actionsOf(bench)).toEqual([
    [OWNER, 'created-campaign', id],
    [OWNER, 'saved-campaign', id],
    [OWNER, 'created-campaign', id],
    [OWNER, 'deleted-campaign', copy.id],
  ]);
});

it('tells the second operator what the first has changed, and records nothing of the refused save', async () => {
  const { bench, id, post } = await openCampaigns();
  await post('save', { ...INPUT, version: 1 });
  const second = await bench.operator(SUPPORT);
  const refused = await second.post(`/campaigns/${id}/save`, { ...INPUT, name: 'Dark', version: 1 });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({
    error: 'changed',
    version: 2,
    message:
      'Somebody else was faster. owner@example.org changed the English subject, the English message, the audience (earlier sign-ups) at 2026-11-21 10:00 UTC.',
  });
  expect((await actionsOf(bench)).map(([operator]) => operator)).toEqual([OWNER, OWNER]);
});

it('previews a message with its problems', async () => {
  const { operator } = await openCampaigns();
  const preview = async (message: object, values = {}) =>
    (
      await operator.post('/campaigns/preview', {
        language: 'en',
        message: { ...MESSAGE, ...message },
        values,
      })
    ).json();
  const hello = { subject: 'Hi {{firstName|you}}', message: '{{firstName|Reader}}, look.' };
  expect(await preview(hello, { firstName: 'Kim' })).toMatchObject({
    ...{ ok: true, subject: 'Hi Kim', preview: 'Kim, look.' },
    text: expect.stringContaining('Kim, look.') as string,
    html: expect.stringContaining('Kim, look.') as string,
  });
  expect(await preview(hello)).toMatchObject({ subject: 'Hi you', preview: 'Reader, look.' });
  expect(await preview({ subject: '', message: 'A <b>window.' })).toMatchObject({
    ok: false,
    problems: [
      { field: 'subject', problem: 'missing' },
      { field: 'message', line: 1, problem: 'html' },
    ],
  });
});

it('counts the audience by language', async () => {
  const { bench, operator } = await openCampaigns();
  await insertReader(bench, 'reader-1');
  await insertReader(bench, 'reader-2', 'de');
  const count = async (languages: string[]) =>
    (await operator.post('/campaigns/count', { audience: AUDIENCE, languages })).json();
  expect(await count(['en', 'de'])).toMatchObject({ total: 2, byLanguage: { en: 1, de: 1, es: 0 } });
  expect(await count(['en'])).toMatchObject({ total: 1, withoutText: 1 });
});

it('sends a test to one address, often but not endlessly', async () => {
  const { bench, id, post } = await openCampaigns();
  const test = { language: 'en', message: MESSAGE, to: 'owner@example.org' };
  expect((await post('test', test)).status).toBe(202);
  await bench.drain();
  expect(bench.mailer.sent().map(({ to }) => to)).toEqual(['owner@example.org']);
  const wrong = await post('test', { ...test, to: 'nobody' });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { field: 'to' }]);
  const empty = await post('test', { ...test, message: { ...MESSAGE, message: '' } });
  expect(empty.status).toBe(409);
  bench.limited.add('campaign-test');
  expect((await post('test', test)).status).toBe(409);
  expect(await actionsOf(bench)).toEqual([
    [OWNER, 'created-campaign', id],
    [OWNER, 'tested-campaign', id],
  ]);
});

it('schedules in a time zone, and says what is wrong with a time', async () => {
  const { bench, post } = await openCampaigns();
  await post('save', { ...INPUT, version: 1 });
  const schedule = async (local: string, timeZone: string) => {
    const response = await post('schedule', { version: 2, local, timeZone });
    return [response.status, ((await response.json()) as { field?: string }).field];
  };
  expect(await schedule('2026-11-21T10:30', 'Europe/Berlin')).toEqual([422, 'local']);
  expect(await schedule('2026-12-01T09:00', 'Europe/Atlantis')).toEqual([422, 'timeZone']);
  expect(await schedule('2026-12-01T09:00', 'Europe/Berlin')).toEqual([200, undefined]);
  const [row] = await bench.database.db.select().from(campaigns);
  expect(row).toMatchObject({ state: 'scheduled', scheduledAt: new Date('2026-12-01T08:00:00Z') });
  expect((await post('unschedule', { version: 3 })).status).toBe(200);
  expect((await actionsOf(bench)).map(([, action]) => action)).toEqual([
    ...['created-campaign', 'saved-campaign', 'scheduled-campaign', 'unscheduled-campaign'],
  ]);
});

it('starts, pauses, resumes and cancels, and refuses what does not fit the state', async () => {
  const { bench, operator, id, post } = await openCampaigns();
  await insertReader(bench, 'reader-1');
  await post('save', { ...INPUT, version: 1 });
  expect((await post('pause', { version: 2 })).status).toBe(409);
  expect((await post('start', { version: 2 })).status).toBe(202);
  await startDueCampaigns(bench.context);
  const again = await post('start', { version: 4 });
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: 'That is not possible any more: the campaign is sending. Reload the page.' },
  ]);
  expect((await post('pause', { version: 4 })).status).toBe(200);
  const progress = await operator.get(`/campaigns/${id}/progress`);
  expect(await progress.json()).toMatchObject({ state: 'paused', version: 5, byState: { queued: 1 } });
  expect((await post('resume', { version: 5 })).status).toBe(200);
  expect((await post('cancel', { version: 6 })).status).toBe(200);
  expect((await actionsOf(bench)).map(([, action]) => action).slice(2)).toEqual([
    ...['started-campaign', 'paused-campaign', 'resumed-campaign', 'cancelled-campaign'],
  ]);
});

it.each([
  ['without an imprint', { imprint: undefined }, INPUT, 'The imprint is not configured'],
  ['without a message', {}, { ...INPUT, messages: {} }, 'Write a subject and a message'],
  [
    'with a problem',
    {},
    { ...INPUT, messages: { en: { ...MESSAGE, subject: '' } } },
    'en: The subject is empty.',
  ],
])('does not start %s', async (_, settings, input, message) => {
  const { bench, post } = await openCampaigns();
  Object.assign(bench.context.settings, settings);
  await post('save', { ...input, version: 1 });
  const refused = await post('start', { version: 2 });
  expect(refused.status).toBe(409);
  expect(((await refused.json()) as { message: string }).message).toContain(message);
  expect((await bench.database.db.select().from(campaigns))[0]?.state).toBe('draft');
});
