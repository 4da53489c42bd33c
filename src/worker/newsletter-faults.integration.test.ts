import { expect, it, onTestFinished } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../test/crash-points.ts';
import { drainQueue } from '../../test/drain-queue.ts';
import { LISTMONK, openListmonkStandIn } from '../../test/listmonk-stand-in/listmonk-stand-in.ts';
import { openNewsletter } from '../../test/newsletter-bench.ts';
import { INTEREST_TAGS } from '../catalog/newsletter.ts';
import { forwardedSubscribers, subscribers } from '../platform/db/tables/subscribers.ts';
import { createListmonkProvider } from '../platform/newsletter-provider/listmonk/listmonk-provider.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { createDeadLetterHandler } from './dead-letters.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';
import { subscribe } from '../features/newsletter/subscribe.server.ts';
import { parseSubscription } from '../features/newsletter/subscription.ts';
import { listTags } from '../features/newsletter/tags/tag-store.server.ts';
import { unsubscribeToken } from '../features/newsletter/unsubscribe-token.ts';

const PEOPLE = 8;
const ROUNDS = 24;

/** A generator of random numbers from 0 to below 1 that repeats itself for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it.each([1, 2])('loses and doubles nobody, whatever fails (seed %i)', async (seed) => {
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const standIn = await openListmonkStandIn(random);
  onTestFinished(() => standIn[Symbol.asyncDispose]());
  const { user, token, listId } = LISTMONK;
  const newsletterProvider = createListmonkProvider({ url: standIn.origin, user, token, listId });
  const bench = await openNewsletter({ newsletterProvider });
  const crash = new CrashPoints();
  const killable = {
    ...bench.workerPorts,
    db: crashingDatabase(bench.ports.db, crash),
    queue: crashingQueue(bench.ports.queue, crash),
  };
  const onDeadLetter = createDeadLetterHandler(bench.workerPorts as unknown as WorkerContext);
  const work = (handlers: JobHandlers) =>
    drainQueue(bench.url, handlers, { allowFailures: true, onDeadLetter });
  const steady = newsletterHandlers(bench.workerPorts);
  const fragile = newsletterHandlers(killable);
  let kills = 0;
  /** A worker whose process dies now and then at any step, and is started again. */
  const killed: JobHandlers = {
    'newsletter.forward': async (job) => {
      try {
        await fragile['newsletter.forward'](job);
      } catch (error) {
        if (error instanceof Killed) {
          kills += 1;
          crash.dieAtStep(1 + Math.floor(random() * 40));
        }
        throw error;
      }
    },
  };
  const rows = () => bench.db.select().from(subscribers);

  let submissions = 0;
  const join = async (email: string) => {
    submissions += 1;
    const signUp = {
      submissionId: `submission-${submissions}`,
      language: pick(['en', 'de', 'es'] as const),
    };
    const proof = { textShown: 'yes', formVersion: '1', addressHash: 'hash' };
    const parsed = parseSubscription({ email, firstName: pick(['Mira', 'Jo', '']), source: 'blog' });
    if (!parsed.ok) throw new Error(parsed.error);
    if ((await subscribe(bench.ports, { ...signUp, ...proof }, parsed.value)) !== 'requested') return;
    await bench.drainMails();
    await bench.confirm(bench.linksOf(email, 'confirm').at(-1)!);
  };
  const leave = async (email: string) => {
    const row = (await rows()).find((one) => one.email === email);
    if (row) await bench.unsubscribe(unsubscribeToken(bench.ports.capabilities, row.id));
  };
  const actions = [
    join,
    leave,
    async (email: string) => {
      const change = { email, tags: [pick(INTEREST_TAGS)] };
      await bench.postJson(`/api/newsletter/${pick(['add', 'remove'])}-tags`, change);
    },
  ];

  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === 0) await join('erased@example.org');
    if (round === ROUNDS / 4) await leave('erased@example.org');
    // Years later, whoever had unsubscribed is erased.
    if (round === ROUNDS / 2) {
      bench.time.now = new Date('2030-01-01T12:00:00Z');
      await bench.enqueueSweep();
    }
    for (let n = 0; n < 4; n += 1) await pick(actions)(`person${Math.floor(random() * PEOPLE)}@example.org`);
    Object.assign(standIn.api, { tooMany: 0.1, failsBefore: 0.15, failsAfter: 0.15 });
    crash.dieAtStep(1 + Math.floor(random() * 40));
    await Promise.all([work(killed), work(steady)]);
  }
  for (const person of ['person0', 'person1']) await join(`${person}@example.org`);
  Object.assign(standIn.api, { tooMany: 0, failsBefore: 0, failsAfter: 0 });
  await work(steady);
  expect(kills).toBeGreaterThan(3);

  const entries = [...standIn.books.subscribers.values()];
  const stored = await rows();
  const shown = await Promise.all(
    stored.map(async ({ id, email, state, language, firstName, userType, ...row }) => {
      const attributes = {
        ...{ id, language, tags: await listTags(bench.db, id), user_type: userType, source: row.source },
        ...{ utm_source: row.utmSource, utm_medium: row.utmMedium, utm_campaign: row.utmCampaign },
      };
      return state === 'confirmed'
        ? { email, status: 'confirmed', name: firstName ?? email.split('@')[0], ours: attributes }
        : { email, status: 'unsubscribed', name: email.split('@')[0], ours: { id } };
    }),
  );
  const known = new Set((await bench.db.select().from(forwardedSubscribers)).map((row) => row.subscriberId));
  expect(
    entries
      .map(({ email, name, lists, attribs }) => ({
        ...{ email, name, status: lists.get(listId), ours: attribs['lichtbild'] },
      }))
      .toSorted((a, b) => a.email.localeCompare(b.email)),
  ).toEqual(
    shown.filter(({ ours }) => known.has(ours.id)).toSorted((a, b) => a.email.localeCompare(b.email)),
  );
  for (const { id, state } of stored) if (state === 'confirmed') expect(known).toContain(id);
  expect(stored.filter(({ state }) => state === 'confirmed').length).toBeGreaterThan(1);
});
