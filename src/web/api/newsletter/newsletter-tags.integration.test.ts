import { expect, it } from 'vitest';
import { openLoggedDatabase } from '../../../../test/logged-database.ts';
import { hoursLater, MIRA, NOON, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { workDuring } from '../../../../test/paused-database.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import { TAGS_PER_REQUEST_MAX } from '../../../catalog/newsletter.ts';
import { changeTags } from '../../../features/newsletter/tags/change-tags.server.ts';
import { endSubscription } from '../../../features/newsletter/subscriber-store.server.ts';
import { subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';

type Bench = Awaited<ReturnType<typeof openNewsletter>>;

const tagsOf = async ({ db }: Bench) =>
  (await db.select().from(subscriberTags)).map(({ tag }) => tag).toSorted();

const send = ({ postJson }: Bench, change: 'add' | 'remove', tags: unknown, email: unknown = MIRA) =>
  postJson(`/api/newsletter/${change}-tags`, { email, tags });

it('adds interests to a subscriber and removes them, whatever the capitals of the address', async () => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  expect(await tagsOf(bench)).toEqual(['offers', 'tips']);
  bench.time.now = hoursLater(1);
  const added = await send(bench, 'add', ['team', 'linkedin', 'team'], 'Mira@Example.org');
  expect([added.status, await added.json()]).toEqual([200, { ok: true }]);
  expect(added.headers.get('cache-control')).toBe('no-store');
  expect(await tagsOf(bench)).toEqual(['linkedin', 'offers', 'team', 'tips']);
  bench.time.now = hoursLater(2);
  await send(bench, 'add', ['team']);
  const times = (await bench.db.select().from(subscriberTags)).map(({ tag, createdAt }) => [tag, createdAt]);
  expect(times).toContainEqual(['team', hoursLater(1)]);
  const removed = await send(bench, 'remove', ['team', 'application']);
  expect([removed.status, await removed.json()]).toEqual([200, { ok: true }]);
  expect(await tagsOf(bench)).toEqual(['linkedin', 'offers', 'tips']);
});

it.each(['add', 'remove'] as const)('%s-tags never changes a topic or a consent', async (change) => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  const before = await bench.db.select().from(subscribers);
  for (const tags of [['tips'], ['offers', 'team'], ['tips', 'offers']]) {
    const refused = await send(bench, change, tags);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'tag-unknown', field: 'tags' }),
    ]);
  }
  expect((await send(bench, change, ['team', 'linkedin', 'application'])).status).toBe(200);
  expect(await bench.db.select().from(subscribers)).toEqual(before);
  expect(await tagsOf(bench)).toEqual(expect.arrayContaining(['offers', 'tips']));
});

it.each([
  [[], 'tags-missing'],
  [['vip'], 'tag-unknown'],
  [Array(TAGS_PER_REQUEST_MAX + 1).fill('team'), 'tags-too-many'],
])('refuses %j', async (tags, code) => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  for (const change of ['add', 'remove'] as const) {
    const refused = await send(bench, change, tags);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code, field: 'tags' }),
    ]);
  }
  expect(await tagsOf(bench)).toEqual(['offers', 'tips']);
});

it('keeps the interests of a sign-up until it is confirmed, and erases them when it never is', async () => {
  const bench = await openNewsletter();
  await bench.signUp(SIGN_UP);
  await bench.signUp({ ...SIGN_UP, email: 'jo@example.org', submissionId: 'submission-of-jo-001' });
  await send(bench, 'add', ['team']);
  await send(bench, 'add', ['linkedin'], 'jo@example.org');
  await bench.drain();
  await bench.confirm(bench.linkOf(MIRA, 'confirm'));
  expect(await tagsOf(bench)).toEqual(['linkedin', 'offers', 'team', 'tips']);
  bench.time.now = hoursLater(72);
  await bench.sweep();
  expect(await tagsOf(bench)).toEqual(['offers', 'team', 'tips']);
});

it('erases tags when somebody unsubscribes, and takes none of them afterwards', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  await send(bench, 'add', ['team']);
  await bench.unsubscribe(token);
  expect(await tagsOf(bench)).toEqual([]);
  expect((await send(bench, 'add', ['team'])).status).toBe(200);
  expect(await tagsOf(bench)).toEqual([]);
  // Signs up again, and does not confirm.
  await bench.signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  await send(bench, 'add', ['linkedin']);
  expect(await tagsOf(bench)).toEqual(['linkedin']);
  bench.time.now = hoursLater(73);
  await bench.sweep();
  expect(await bench.states()).toEqual(['unsubscribed']);
  expect(await tagsOf(bench)).toEqual([]);
});

it('gives no tag to somebody who unsubscribes at the same moment', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  const added = { email: MIRA, tags: ['team'] } as const;
  await workDuring(
    bench.ports.db,
    async (tx) => void (await endSubscription(tx, (await bench.db.select().from(subscribers))[0]!.id, NOON)),
    () => changeTags(bench.ports, 'add', added),
  );
  await bench.unsubscribe(token);
  expect(await bench.states()).toEqual(['unsubscribed']);
  expect(await tagsOf(bench)).toEqual([]);
});

it.each(['add', 'remove'] as const)('%s-tags responds to strangers as to subscribers', async (change) => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  await bench.signUp({ ...SIGN_UP, email: 'jo@example.org', submissionId: 'submission-of-jo-001' });
  const answers = [];
  const work = [];
  for (const email of [MIRA, 'jo@example.org', 'nobody@example.org', SECOND.email.replace('@', '+x@')]) {
    const response = await send(bench, change, ['linkedin'], email);
    answers.push([response.status, [...response.headers].toSorted(), await response.json()]);
    const logged = openLoggedDatabase(bench.url);
    await changeTags({ ...bench.ports, db: logged.db }, change, { email, tags: ['team'] });
    await logged.close();
    // The statements are the same, except for the end of the savepoint.
    work.push(
      logged.statements.map((text) => text.replace(/^(rollback to|release) savepoint/, 'end of savepoint')),
    );
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  for (const statements of work) expect(statements).toEqual(work[0]);
  expect(work[0]?.join()).toMatch(
    change === 'add' ? /insert into "subscriber_tags"/ : /delete from "subscriber_tags"/,
  );
  const rows = await bench.db.select().from(subscriberTags);
  expect(new Set(rows.map(({ subscriberId }) => subscriberId)).size).toBe(change === 'add' ? 2 : 1);
});

it('stores the time of each tag', async () => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  for (const { createdAt } of await bench.db.select().from(subscriberTags)) expect(createdAt).toEqual(NOON);
});
