import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue } from '../../../../test/crash-points.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { LISTMONK, openListmonkStandIn } from '../../../../test/listmonk-stand-in/listmonk-stand-in.ts';
import { hoursLater, MIRA, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { MARK } from '../../../../test/second-customer/second-customer.ts';
import type { JobPayload } from '../../../jobs.ts';
import { forwardedSubscribers, subscribers } from '../../../platform/db/tables/subscribers.ts';
import { createListmonkProvider } from '../../../platform/newsletter-provider/listmonk/listmonk-provider.ts';
import { createMemoryNewsletterProvider } from '../../../platform/newsletter-provider/memory-newsletter-provider.ts';
import type { NewsletterProvider } from '../../../platform/newsletter-provider/newsletter-provider.ts';
import { forwardSubscriber } from './forward-subscriber.server.ts';
import { requestForwardingOfAll } from './request-forwarding.server.ts';

type Bench = Awaited<ReturnType<typeof openNewsletter>>;

const YEARS_LATER = new Date('2029-11-22T12:00:00Z');
const ATTRIBUTES = {
  ...{ language: 'en', tags: ['tips', 'offers'], user_type: 'b2c', source: 'other' },
  ...{ utm_source: 'direct', utm_medium: 'organic', utm_campaign: 'other' },
};
const peopleOf = ({ people }: Bench) =>
  [...people.values()].map(({ email, name, status, attributes }) => ({ email, name, status, attributes }));
const forwardedOf = ({ db }: Bench) => db.select().from(forwardedSubscribers);

/** Enqueues what the command enqueues, without the second customer, who must not be touched. */
async function forwardAll({ ports }: Bench): Promise<string[]> {
  const jobs: JobPayload<'newsletter.forward'>[] = [];
  const keys: (string | undefined)[] = [];
  const queue: typeof ports.queue = {
    ...ports.queue,
    enqueue: async (_tx, _name, payload, options) => {
      jobs.push(payload as JobPayload<'newsletter.forward'>);
      keys.push(options?.singletonKey);
    },
  };
  expect(await requestForwardingOfAll({ db: ports.db, queue })).toBe(jobs.length);
  expect(keys).toEqual(jobs.map(({ subscriberId }) => `all:${subscriberId}`));
  const own = jobs.filter(({ subscriberId }) => !subscriberId.includes(MARK));
  expect(jobs.length - own.length).toBe(1);
  await ports.db.transaction(async (tx) => {
    for (const job of own) await ports.queue.enqueue(tx, 'newsletter.forward', job);
  });
  return own.map(({ subscriberId }) => subscriberId);
}

it('forwards whoever confirms, and nobody before', async () => {
  const bench = await openNewsletter();
  await bench.signUp({ ...SIGN_UP, firstName: 'Mira', lastName: 'Sol', source: 'other' });
  await bench.drain();
  expect(peopleOf(bench)).toEqual([]);
  expect(await forwardedOf(bench)).toEqual([]);
  await bench.confirm(bench.linkOf(MIRA, 'confirm'));
  await bench.drain();
  expect(peopleOf(bench)).toEqual([
    { email: MIRA, name: 'Mira Sol', status: 'subscribed', attributes: ATTRIBUTES },
  ]);
  // The address is not stored twice once the service has answered.
  expect(await forwardedOf(bench)).toMatchObject([{ remoteId: '1', email: null, isSubscribed: true }]);
});

it('forwards changed interests, the end of a subscription and a new one', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  await bench.postJson('/api/newsletter/add-tags', { email: MIRA, tags: ['team'] });
  await bench.drain();
  const tags = ['tips', 'offers', 'team'];
  expect(peopleOf(bench)).toMatchObject([{ name: 'Mira', attributes: { tags } }]);
  await bench.unsubscribe(token);
  await bench.drain();
  const gone = { email: MIRA, name: undefined, status: 'unsubscribed', attributes: undefined };
  expect(peopleOf(bench)).toEqual([gone]);
  await bench.signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  await bench.drain();
  expect(peopleOf(bench)).toEqual([gone]);
  await bench.confirm(bench.linksOf(MIRA, 'confirm')[1]!);
  await bench.drain();
  expect(peopleOf(bench)).toMatchObject([{ status: 'subscribed', attributes: { source: 'blog' } }]);
});

it('erases at the service whom we erase, although nothing is left of them here', async () => {
  const bench = await openNewsletter();
  await bench.unsubscribe(await bench.subscribeMira());
  await bench.drain();
  bench.time.now = YEARS_LATER;
  await bench.sweep();
  expect(await bench.db.select().from(subscribers)).toEqual([]);
  expect(peopleOf(bench)).toEqual([]);
  expect(await forwardedOf(bench)).toEqual([]);
});

it('forwards nobody without a service, and everybody once one is connected, each once', async () => {
  const bench = await openNewsletter();
  const unconnected = { ...bench.workerPorts, newsletterProvider: undefined };
  await bench.subscribeMira();
  const [mira] = await bench.db.select().from(subscribers);
  bench.people.clear();
  await bench.ports.db.delete(forwardedSubscribers).where(eqId(mira!.id));
  await forwardSubscriber(unconnected, mira!.id, false);
  expect(await forwardedOf(bench)).toEqual([]);

  await bench.signUp({ ...SIGN_UP, email: 'jo@example.org', submissionId: 'submission-of-jo-001' });
  expect(await forwardAll(bench)).toEqual([mira!.id]);
  expect(await forwardAll(bench)).toEqual([mira!.id]);
  await bench.drain();
  expect(peopleOf(bench)).toMatchObject([{ email: MIRA, status: 'subscribed' }]);
});

it('tells a newly connected service of those who have left since it was last connected', async () => {
  const bench = await openNewsletter();
  const token = await bench.subscribeMira();
  await bench.unsubscribe(token);
  const [{ id } = { id: '' }] = await bench.db.select().from(subscribers);
  // The jobs of that time found no service.
  await bench.ports.db.transaction(async (tx) => void (await tx.execute(`delete from pgboss.job`)));
  expect(peopleOf(bench)).toMatchObject([{ status: 'subscribed' }]);
  expect(await forwardAll(bench)).toEqual([id]);
  await bench.drain();
  expect(peopleOf(bench)).toMatchObject([{ status: 'unsubscribed' }]);
});

it('ends the subscription of somebody who has left the list at the service', async () => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  [...bench.people.values()][0]!.status = 'unsubscribed';
  await bench.postJson('/api/newsletter/add-tags', { email: MIRA, tags: ['team'] });
  await bench.drain();
  expect(await bench.states()).toEqual(['unsubscribed']);
  expect(peopleOf(bench)).toMatchObject([{ status: 'unsubscribed', attributes: undefined }]);
  // A new confirmation puts the person on the list again.
  await bench.signUp(SIGN_UP);
  await bench.drain();
  await bench.confirm(bench.linksOf(MIRA, 'confirm')[1]!);
  await bench.drain();
  expect(await bench.states()).toEqual(['confirmed']);
  expect(peopleOf(bench)).toMatchObject([{ status: 'subscribed' }]);
});

it('makes an entry that is gone again only when everybody is forwarded', async () => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  bench.people.clear();
  await bench.postJson('/api/newsletter/add-tags', { email: MIRA, tags: ['team'] });
  await bench.drain();
  expect(peopleOf(bench)).toEqual([]);
  expect(await bench.states()).toEqual(['confirmed']);
  await forwardAll(bench);
  await bench.drain();
  expect(peopleOf(bench)).toMatchObject([{ email: MIRA, status: 'subscribed' }]);
});

it('gives up on an address that the service refuses, and keeps the subscription', async () => {
  const bench = await openNewsletter();
  const email = 'mira@example.invalid';
  await bench.signUp({ ...SIGN_UP, email });
  await bench.drain();
  await bench.confirm(bench.linkOf(email, 'confirm'));
  await bench.drain();
  expect(await bench.states()).toEqual(['confirmed']);
  expect([peopleOf(bench), await forwardedOf(bench)]).toEqual([[], []]);
});

it('answers visitors as always while the service is down, and catches up without doubles', async () => {
  const standIn = await openListmonkStandIn();
  onTestFinished(() => standIn[Symbol.asyncDispose]());
  const { user, token, listId } = LISTMONK;
  const newsletterProvider = createListmonkProvider({ url: standIn.origin, user, token, listId });
  const bench = await openNewsletter({ newsletterProvider });
  standIn.api.isDown = true;
  await bench.signUp(SIGN_UP);
  await bench.drain();
  expect(await bench.confirm(bench.linkOf(MIRA, 'confirm'))).toEqual([200, { confirmed: true }]);
  await expect(bench.drain()).rejects.toThrow('listmonk answered 503');
  const added = await bench.postJson('/api/newsletter/add-tags', { email: MIRA, tags: ['team'] });
  expect([added.status, await added.json()]).toEqual([200, { ok: true }]);
  await expect(bench.drain()).rejects.toThrow('listmonk answered 503');
  // The welcome mail has not waited for the service.
  await bench.drain();
  expect(bench.mailer.sent()).toHaveLength(2);
  expect(standIn.books.subscribers.size).toBe(0);
  standIn.api.isDown = false;
  await bench.drain({ ignoreStartAfter: true });
  const entries = [...standIn.books.subscribers.values()];
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    email: MIRA,
    attribs: { lichtbild: { tags: ['tips', 'offers', 'team'], source: 'blog' } },
  });
  expect(entries[0]!.lists.get(listId)).toBe('confirmed');
});

it('lets no request overtake another, however slow it is', async () => {
  const memory = createMemoryNewsletterProvider();
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  onTestFinished(() => resumed.resolve());
  const slow: NewsletterProvider = {
    ...memory,
    async subscribe(...asked) {
      reached.resolve();
      await resumed.promise;
      return memory.subscribe(...asked);
    },
  };
  const bench = await openNewsletter({ newsletterProvider: slow });
  await bench.signUp(SIGN_UP);
  await bench.drain();
  await bench.confirm(bench.linkOf(MIRA, 'confirm'));
  const [{ id } = { id: '' }] = await bench.db.select().from(subscribers);
  const first = forwardSubscriber(bench.workerPorts, id, false);
  await reached.promise;
  expect(await bench.unsubscribe(await bench.tokenOfSubscriber())).toEqual([200, { unsubscribed: true }]);
  const second = forwardSubscriber(bench.workerPorts, id, false);
  expect(await Promise.race([second, delay(300, 'waits')])).toBe('waits');
  resumed.resolve();
  await Promise.all([first, second]);
  expect([...memory.people.values()]).toMatchObject([{ status: 'unsubscribed', attributes: undefined }]);
});

it('ends in the same state wherever the worker is killed', async () => {
  const bench = await openNewsletter();
  const crash = new CrashPoints();
  const { newsletterProvider } = bench.workerPorts;
  /** The process dies before a request, or after it was executed and before the answer is read. */
  const around =
    <Arguments extends unknown[], Value>(work: (...asked: Arguments) => Promise<Value>) =>
    async (...asked: Arguments): Promise<Value> => {
      crash.step();
      const value = await work(...asked);
      crash.step();
      return value;
    };
  const killable = {
    ...bench.workerPorts,
    db: crashingDatabase(bench.ports.db, crash),
    queue: crashingQueue(bench.ports.queue, crash),
    newsletterProvider: {
      ...newsletterProvider,
      subscribe: around(newsletterProvider.subscribe),
      unsubscribe: around(newsletterProvider.unsubscribe),
      erase: around(newsletterProvider.erase),
    },
  };
  let number = 0;
  const insert = async (state: 'confirmed' | 'unsubscribed') => {
    number += 1;
    const id = `subscriber-number-${String(number).padStart(4, '0')}`;
    const email = `mira${number}@example.org`;
    const utm = { utmSource: 'a', utmMedium: 'b', utmCampaign: 'c', discountCode: 'X', discountPercent: 1 };
    const at = { requestedAt: hoursLater(0), confirmedAt: hoursLater(0), unsubscribedAt: hoursLater(0) };
    await bench.ports.db.insert(subscribers).values({
      ...{ id, email, language: 'en', source: 'blog', state, ...utm, ...at },
    });
    return { id, email };
  };
  const personOf = (email: string) => [...bench.people.values()].filter((person) => person.email === email);
  const stateOf = async (id: string) =>
    (await bench.db.select().from(forwardedSubscribers)).filter((row) => row.subscriberId === id);
  const forward = ({ id }: { id: string }) => forwardSubscriber(killable, id, false);

  const creating = await killAtEveryStep(
    crash,
    () => insert('confirmed'),
    forward,
    async ({ id, email }, killedAt) => {
      expect(personOf(email), killedAt).toMatchObject([{ id, status: 'subscribed' }]);
      expect(await stateOf(id), killedAt).toMatchObject([{ isSubscribed: true, email: null }]);
    },
  );
  expect(creating).toBeGreaterThan(8);

  await killAtEveryStep(
    crash,
    async () => {
      const subscriber = await insert('confirmed');
      await forwardSubscriber(bench.workerPorts, subscriber.id, false);
      await bench.ports.db
        .update(subscribers)
        .set({ state: 'unsubscribed' })
        .where(eqSubscriber(subscriber.id));
      return subscriber;
    },
    forward,
    async ({ id, email }, killedAt) => {
      expect(personOf(email), killedAt).toMatchObject([
        { id, status: 'unsubscribed', attributes: undefined },
      ]);
      expect(await stateOf(id), killedAt).toMatchObject([{ isSubscribed: false }]);
    },
  );

  // Erased while it is not known whether the service has made an entry.
  await killAtEveryStep(
    crash,
    async () => {
      const subscriber = await insert('confirmed');
      await forwardSubscriber(bench.workerPorts, subscriber.id, false);
      await bench.ports.db
        .update(forwardedSubscribers)
        .set({ remoteId: null, email: subscriber.email, isSubscribed: false })
        .where(eqId(subscriber.id));
      await bench.ports.db.delete(subscribers).where(eqSubscriber(subscriber.id));
      return subscriber;
    },
    forward,
    async ({ id, email }, killedAt) => {
      expect(personOf(email), killedAt).toEqual([]);
      expect(await stateOf(id), killedAt).toEqual([]);
    },
  );

  // Ended here because the person has left there.
  await killAtEveryStep(
    crash,
    async () => {
      const subscriber = await insert('confirmed');
      await forwardSubscriber(bench.workerPorts, subscriber.id, false);
      personOf(subscriber.email)[0]!.status = 'unsubscribed';
      return subscriber;
    },
    forward,
    async ({ id, email }, killedAt) => {
      const [row] = await bench.db.select().from(subscribers).where(eqSubscriber(id));
      expect(row?.state, killedAt).toBe('unsubscribed');
      expect(personOf(email), killedAt).toMatchObject([{ status: 'unsubscribed' }]);
    },
  );
});

function eqId(id: string) {
  return eq(forwardedSubscribers.subscriberId, id);
}

function eqSubscriber(id: string) {
  return eq(subscribers.id, id);
}
