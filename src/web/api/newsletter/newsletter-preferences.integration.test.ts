import { expect, it } from 'vitest';
import { hoursLater, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { findPreferences } from '../../../features/newsletter/preferences/change-preferences.server.ts';
import { subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';

type Bench = Awaited<ReturnType<typeof openNewsletter>>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const GERMAN = {
  referer: 'http://localhost:3000/de/newsletter/preferences/x',
  'sec-fetch-site': 'same-origin',
};

const save = ({ post }: Bench, token: string, fields: string, headers: Record<string, string> = {}) =>
  post(`/api/newsletter/preferences/${token}`, fields, { ...FORM, ...headers });

const tagsOf = async ({ db }: Bench) =>
  (await db.select().from(subscriberTags)).map(({ tag }) => tag).toSorted();

it('shows what a subscriber has chosen, and changes it', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  const shown = {
    ...{ state: 'open', maskedEmail: 'm•••@example.org', language: 'en', tags: ['tips', 'offers'] },
    agreesToMeasuring: false,
  };
  expect(await findPreferences(bench.ports, token)).toEqual(shown);

  bench.time.now = hoursLater(1);
  const answer = await save(bench, token, 'language=es&topic=tips&interest=team&interest=linkedin');
  expect([answer.status, await answer.json()]).toEqual([200, { saved: true }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const changed = { ...shown, language: 'es', tags: ['tips', 'linkedin', 'team'] };
  expect(await findPreferences(bench.ports, token)).toEqual(changed);
  const times = (await bench.db.select().from(subscriberTags)).map(({ tag, createdAt }) => [tag, createdAt]);
  expect(times).toContainEqual(['tips', hoursLater(0)]);
  expect(times).toContainEqual(['team', hoursLater(1)]);
  const [row] = await bench.db.select().from(subscribers);
  expect(row).toMatchObject({ state: 'confirmed', language: 'es', confirmedAt: hoursLater(0) });
  await bench.drain();
  expect([...bench.people.values()][0]?.attributes).toMatchObject({ language: 'es', tags: changed.tags });
  // The same again changes nothing.
  await save(bench, token, 'language=es&topic=tips&interest=team&interest=linkedin');
  expect(await findPreferences(bench.ports, token)).toEqual(changed);
});

it('redirects our page’s form back to the page, which shows the outcome', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  const saved = await save(bench, token, 'answer=page&language=de&topic=offers', GERMAN);
  const page = `/de/newsletter/preferences/${token}`;
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${page}?outcome=saved`]);
  expect(await tagsOf(bench)).toEqual(['offers']);
  const none = await save(bench, token, 'answer=page&language=en&interest=team', GERMAN);
  expect([none.status, none.headers.get('location')]).toEqual([303, `${page}?outcome=topics-missing`]);
  expect(await findPreferences(bench.ports, token)).toMatchObject({ language: 'de', tags: ['offers'] });
  const opened = await bench.open(`/api/newsletter/preferences/${token}`, { 'accept-language': 'de' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, page]);
});

it('says what is missing, and keeps everything, without a topic', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  const refused = await save(bench, token, 'language=es&interest=team', GERMAN);
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'topics-missing', message: expect.stringContaining('mindestens ein Thema') as string },
  ]);
  expect(await tagsOf(bench)).toEqual(['offers', 'tips']);
  expect(await bench.states()).toEqual(['confirmed']);
});

it('subscribes nobody: neither who unsubscribed, nor who waits for a confirmation', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  await bench.unsubscribe(token);
  for (const state of ['unsubscribed', 'pending']) {
    expect(await bench.states()).toEqual([state]);
    expect(await findPreferences(bench.ports, token)).toEqual({ state: 'unsubscribed' });
    expect((await save(bench, token, 'language=es&topic=tips')).status).toBe(404);
    const back = await save(bench, token, 'answer=page&language=es&topic=tips');
    expect(back.headers.get('location')).toBe(`/newsletter/preferences/${token}`);
    expect(await tagsOf(bench)).toEqual([]);
    await bench.signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  }
  const [row] = await bench.db.select().from(subscribers);
  expect(row).toMatchObject({ state: 'pending', language: 'en' });
});

it('refuses links that are not ours, other sites, other bodies, and too many requests', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  const other = `${token.slice(0, 22)}${'A'.repeat(22)}`;
  const fields = 'language=es&topic=tips';
  for (const wrong of ['x', other, token.slice(0, -1), '%00']) {
    expect(await findPreferences(bench.ports, decodeURIComponent(wrong)), wrong).toEqual({ state: 'gone' });
    expect((await save(bench, wrong, fields)).status, wrong).toBe(404);
  }
  const status = async (body: string, headers: Record<string, string>) =>
    (await save(bench, token, body, headers)).status;
  expect(await status(fields, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(fields, { origin: 'https://evil.example' })).toBe(403);
  expect(await status('{"language":"es"}', { 'content-type': 'application/json' })).toBe(400);
  expect(await status('topic=tips', {})).toBe(400);
  expect(await status(`${fields}&more=${'x'.repeat(9_000)}`, {})).toBe(413);
  bench.limited.waitSeconds = 60;
  expect(await status(fields, {})).toBe(429);
  bench.limited.waitSeconds = 0;
  expect(await findPreferences(bench.ports, token)).toMatchObject({
    language: 'en',
    tags: ['tips', 'offers'],
  });
});
