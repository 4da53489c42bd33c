import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { insertSubscriber } from '../../../../test/insert-subscriber.ts';
import {
  countSubscribers,
  countSubscriberStates,
  listSubscribers,
} from '../../../features/newsletter/operator/list-subscribers.server.ts';
import { openSubscriber } from '../../../features/newsletter/operator/open-subscriber.server.ts';
import { readSubscriberFilter } from '../../../features/newsletter/operator/subscriber-filter.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import {
  forwardedSubscribers,
  subscriberConsents,
  subscribers,
  subscriberTags,
} from '../../../platform/db/tables/subscribers.ts';
import { createMemoryNewsletterProvider } from '../../../platform/newsletter-provider/memory-newsletter-provider.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const filter = (query: string) => readSubscriberFilter(new URLSearchParams(query));

async function openWithSubscribers() {
  const bench = await openDashboard();
  const { db } = bench.context;
  await insertSubscriber(db, {
    ...{ id: 'mira', firstName: 'Mira', lastName: 'Öz_t', requestedAt: at(3), tags: ['tips', 'offers'] },
    company: '=1+1',
  });
  await insertSubscriber(db, { id: 'otto', language: 'de', state: 'pending', requestedAt: at(2) });
  const left = { state: 'unsubscribed' as const, unsubscribedAt: at(5) };
  await insertSubscriber(db, { id: 'ada', source: 'order-form', requestedAt: at(1), ...left });
  return bench;
}

const auditOf = async (bench: Bench) =>
  (await listAudit(bench.database.db, { limit: 20 })).map(
    ({ operator, action, subject, reason, detail }) => ({
      ...{ operator, action, subject, reason, detail },
    }),
  );

describe('the list', () => {
  const ids = async (bench: Bench, query: string) => {
    const found = await listSubscribers(bench.database.db, filter(query), { after: undefined, limit: 9 });
    expect(await countSubscribers(bench.database.db, filter(query))).toBe(found.length);
    return found.map(({ id }) => id);
  };

  it.each([
    ['', ['mira', 'otto', 'ada']],
    ['state=pending', ['otto']],
    ['language=de', ['otto']],
    ['source=order-form', ['ada']],
    ['tag=offers', ['mira']],
    ['tag=team', []],
    ['state=confirmed&language=en&tag=tips&source=blog', ['mira']],
    ['search=OTTO@', ['otto']],
    ['search=mir', ['mira']],
    ['search=öz_', ['mira']],
    ['search=_z', []],
    ['search=%25', []],
    ['search=tto', []],
    ['search=a', ['ada']],
    ['search=a&state=confirmed', []],
  ])('shows for %j only %j', async (query, expected) => {
    expect(await ids(await openWithSubscribers(), query)).toEqual(expected);
  });

  it('has pages that neither repeat nor lose a row, also with equal times', async () => {
    const bench = await openDashboard();
    const { db } = bench.context;
    for (const id of ['a', 'b', 'c', 'd', 'e']) await insertSubscriber(db, { id, requestedAt: at(1) });
    const seen: string[] = [];
    for (let after: { requestedAt: Date; id: string } | undefined; ;) {
      const page = await listSubscribers(bench.database.db, filter(''), { after, limit: 2 });
      seen.push(...page.map(({ id }) => id));
      after = page.at(-1);
      if (!after) break;
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('shows tags and counts states', async () => {
    const bench = await openWithSubscribers();
    const [mira] = await listSubscribers(bench.database.db, filter(''), { after: undefined, limit: 1 });
    expect(mira).toMatchObject({ email: 'mira@example.org', tags: ['offers', 'tips'] });
    expect(await countSubscriberStates(bench.database.db)).toEqual({
      ...{ confirmed: 1, pending: 1, unsubscribed: 1 },
    });
  });
});

describe('the export', () => {
  it('holds what the filter shows, with the proof, and is recorded without the search', async () => {
    const bench = await openWithSubscribers();
    const owner = await bench.operator();
    const response = await owner.get('/subscribers.csv?search=mira');
    expect(response.headers.get('content-disposition')).toContain('subscribers.csv');
    const [header, line, ...more] = (await response.text()).split('\r\n');
    expect(header).toMatch(/^email,state,language,/);
    expect(line).toMatch(/^mira@example\.org,confirmed,en,Mira,Öz_t,'=1\+1,offers tips,blog,2026-/);
    expect(line).toContain('I agree to tips.');
    expect(more).toEqual(['']);
    expect(await auditOf(bench)).toMatchObject([
      { operator: OWNER, action: 'exported', subject: 'subscribers', detail: { isSearch: true } },
    ]);
    expect(JSON.stringify(await auditOf(bench))).not.toContain('mira');
  });

  it('holds everybody, however many batches that takes', async () => {
    const bench = await openDashboard();
    const everybody = Array.from({ length: 1_001 }, (_, index) => ({
      ...{
        id: `s${index}`,
        email: `s${index}@example.org`,
        language: 'en' as const,
        state: 'confirmed' as const,
      },
      ...{ source: 'blog' as const, utmSource: '', utmMedium: '', utmCampaign: '', discountCode: '' },
      ...{ discountPercent: 1, requestedAt: at(1), confirmedAt: at(1) },
    }));
    await bench.context.db.insert(subscribers).values(everybody);
    const response = await (await bench.operator()).get('/subscribers.csv?source=blog&state=confirmed');
    const addresses = (await response.text()).match(/^s\d+@/gm);
    expect(new Set(addresses).size).toBe(1_001);
  });

  it('is refused to support, and not recorded', async () => {
    const bench = await openWithSubscribers();
    const response = await (await bench.operator(SUPPORT)).get('/subscribers.csv');
    expect(response.status).toBe(403);
    expect(await auditOf(bench)).toEqual([]);
  });
});

describe('tags', () => {
  it('are added and removed by support too, and the outside service learns of it', async () => {
    const bench = await openWithSubscribers();
    const support = await bench.operator(SUPPORT);
    expect((await support.post('/subscribers/mira/tags', { tag: 'team', isAdded: true })).status).toBe(200);
    expect((await support.post('/subscribers/mira/tags', { tag: 'offers', isAdded: false })).status).toBe(
      200,
    );
    const tags = await bench.database.db.select().from(subscriberTags);
    expect(tags.map(({ tag }) => tag).toSorted()).toEqual(['team', 'tips']);
    expect(await bench.drain()).toEqual(['newsletter.forward', 'newsletter.forward']);
    expect(await auditOf(bench)).toMatchObject([
      { operator: SUPPORT, subject: 'mira', detail: { tag: 'offers', isAdded: false } },
      { operator: SUPPORT, subject: 'mira', detail: { tag: 'team', isAdded: true } },
    ]);
  });

  it.each([
    ['mira', { tag: 'tips', isAdded: true }, 409, 'has-tag-already'],
    ['mira', { tag: 'team', isAdded: false }, 409, 'has-no-such-tag'],
    ['otto', { tag: 'team', isAdded: true }, 409, 'not-subscribed'],
    ['ada', { tag: 'team', isAdded: true }, 409, 'not-subscribed'],
    ['nobody', { tag: 'team', isAdded: true }, 404, 'gone'],
  ])('of %s are not changed by %j', async (id, body, status, error) => {
    const bench = await openWithSubscribers();
    const before = await bench.database.db.select().from(subscriberTags);
    const response = await (await bench.operator()).post(`/subscribers/${id}/tags`, body);
    expect([response.status, (await response.json()).error]).toEqual([status, error]);
    expect(await bench.database.db.select().from(subscriberTags)).toEqual(before);
    expect(await auditOf(bench)).toEqual([]);
  });

  it('that are topics are never added, and the last one stays', async () => {
    const bench = await openWithSubscribers();
    const owner = await bench.operator();
    await owner.post('/subscribers/mira/tags', { tag: 'offers', isAdded: false });
    const send = async (body: unknown) =>
      (await (await owner.post('/subscribers/mira/tags', body)).json()).error;
    expect(await send({ tag: 'offers', isAdded: true })).toBe('topic-not-chosen');
    expect(await send({ tag: 'tips', isAdded: false })).toBe('last-topic');
  });

  it('are changed once by two operators at once, and the second one is told', async () => {
    const bench = await openWithSubscribers();
    const [one, two] = [await bench.operator(), await bench.operator(SUPPORT)];
    const answers = await Promise.all(
      [one, two].map((operator) => operator.post('/subscribers/mira/tags', { tag: 'team', isAdded: true })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await auditOf(bench)).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  it('ends the subscription as the link does', async () => {
    const bench = await openWithSubscribers();
    const support = await bench.operator(SUPPORT);
    const response = await support.post('/subscribers/mira/unsubscribe', { reason: ' asked by phone ' });
    expect(response.status).toBe(200);
    expect(await openSubscriber(bench.database.db, 'mira')).toMatchObject({
      ...{ state: 'unsubscribed', firstName: null, lastName: null, tags: [] },
      consents: [{ withdrawnAt: bench.time.now }],
    });
    expect(await auditOf(bench)).toMatchObject([
      { action: 'unsubscribed-subscriber', subject: 'mira', reason: 'asked by phone' },
    ]);
    const again = await support.post('/subscribers/mira/unsubscribe', { reason: 'again' });
    expect([again.status, (await again.json()).error]).toEqual([409, 'unsubscribed-already']);
    expect(await auditOf(bench)).toHaveLength(1);
  });

  it.each(['unsubscribe', 'erase'])('and erasing need a reason: %s', async (path) => {
    const bench = await openWithSubscribers();
    const response = await (await bench.operator()).post(`/subscribers/mira/${path}`, { reason: ' ' });
    expect([response.status, (await response.json()).field]).toEqual([422, 'reason']);
    expect(await openSubscriber(bench.database.db, 'mira')).toMatchObject({ state: 'confirmed' });
  });
});

describe('erasing', () => {
  it('leaves nothing of the subscriber here or at the outside service, and touches nobody else', async () => {
    const provider = createMemoryNewsletterProvider();
    const bench = await openDashboard({ newsletterProvider: provider });
    const { db } = bench.context;
    await insertSubscriber(db, { id: 'mira', tags: ['tips'] });
    await insertSubscriber(db, { id: 'otto', tags: ['tips'] });
    const owner = await bench.operator();
    for (const id of ['mira', 'otto'])
      await owner.post(`/subscribers/${id}/tags`, { tag: 'team', isAdded: true });
    await bench.drain();
    expect(provider.people.size).toBe(2);
    await db.insert(mails).values({
      ...{ id: 'mail', dedupeKey: 'newsletter-welcome:consent-mira', kind: 'newsletter-welcome' },
      ...{
        recipient: 'MIRA@example.org',
        language: 'en',
        subject: 's',
        html: 'h',
        text: 't',
        createdAt: at(1),
      },
    });

    expect((await owner.post('/subscribers/mira/erase', { reason: 'asked by mail' })).status).toBe(200);
    await bench.drain();
    const left = [subscribers, subscriberConsents, subscriberTags, forwardedSubscribers, mails].map((table) =>
      bench.database.db.select().from(table),
    );
    expect(JSON.stringify(await Promise.all(left)).toLowerCase()).not.toContain('mira@');
    expect(await bench.database.db.$count(subscribers)).toBe(1);
    expect(await bench.database.db.$count(subscriberTags)).toBe(2);
    expect(provider.people.size).toBe(1);
    const again = await owner.post('/subscribers/mira/erase', { reason: 'again' });
    expect([again.status, (await again.json()).error]).toEqual([404, 'gone']);
  });
});
