import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { insertSubscriber } from '../../../../test/insert-subscriber.ts';
import { readImportFile } from '../../../features/newsletter/import/import-file.ts';
import {
  importSubscribers,
  planImport,
} from '../../../features/newsletter/import/import-subscribers.server.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { subscriberConsents, subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';
import type { JobBatches } from '../../../platform/queue/queue.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const HEADER = 'email,language,consented_at,consent_text,consent_source,first_name';
const line = (email: string) => `${email},de,2026-01-02T03:04:05Z,Ich möchte Tipps.,fair in Bonn,Mira`;
const csv = (...emails: readonly string[]) => [HEADER, ...emails.map(line)].join('\n');

async function preview(bench: Bench, file: string) {
  const response = await (await bench.operator()).post('/subscribers/import/preview', { csv: file });
  expect(response.status).toBe(200);
  return response.json();
}

async function runImport(bench: Bench, file: string) {
  const { hash } = await preview(bench, file);
  return (await bench.operator()).post('/subscribers/import', { csv: file, hash });
}

const addressesOf = async (bench: Bench) =>
  (await bench.database.db.select().from(subscribers)).map(({ email }) => email).toSorted();

describe('the preview', () => {
  it('says what would happen to each line, and stores nothing', async () => {
    const bench = await openDashboard();
    const { db } = bench.context;
    await insertSubscriber(db, { id: 'known' });
    await insertSubscriber(db, { id: 'waiting', state: 'pending' });
    await insertSubscriber(db, { id: 'left', state: 'unsubscribed', unsubscribedAt: new Date() });
    const file = csv('new@example.org', 'KNOWN@example.org', 'waiting@example.org', 'left@example.org', 'x');
    expect(await preview(bench, file)).toMatchObject({
      ...{ fresh: 1, known: 2, unsubscribed: 1, suppressed: 0, refusedTotal: 1 },
      refused: [{ line: 6, reason: 'the address is not valid' }],
    });
    expect(await bench.database.db.$count(subscribers)).toBe(3);
    expect(await listAudit(bench.database.db, { limit: 9 })).toEqual([]);
  });

  it.each([
    ['{"csv":1}', 400],
    [JSON.stringify({ csv: '' }), 422],
    [JSON.stringify({ csv: 'a,b\n1,2' }), 422],
    [JSON.stringify({ csv: 'x'.repeat(5 * 1024 * 1024 + 1) }), 422],
    [JSON.stringify({ csv: 'x'.repeat(11 * 1024 * 1024) }), 413],
  ])('refuses a body such as %.20s', async (body, status) => {
    const bench = await openDashboard();
    const owner = await bench.operator();
    const headers = { 'Content-Type': 'application/json' };
    const path = '/api/dashboard/subscribers/import/preview';
    expect((await owner.send('POST', path, { body, headers })).status).toBe(status);
  });
});

describe('the import', () => {
  it('stores new addresses as confirmed, each with its proof', async () => {
    const bench = await openDashboard();
    const response = await runImport(bench, csv('new@example.org'));
    expect([response.status, await response.json()]).toEqual([200, { imported: 1 }]);
    const given = new Date('2026-01-02T03:04:05Z');
    const [subscriber] = await bench.database.db.select().from(subscribers);
    expect(subscriber).toMatchObject({
      ...{
        email: 'new@example.org',
        state: 'confirmed',
        source: 'import',
        language: 'de',
        firstName: 'Mira',
      },
      ...{ requestedAt: given, confirmedAt: given },
    });
    expect(await bench.database.db.select().from(subscriberConsents)).toMatchObject([
      {
        ...{ subscriberId: subscriber!.id, textShown: 'Ich möchte Tipps.', origin: 'fair in Bonn' },
        ...{ source: 'import', requestedAt: given, confirmedAt: given, withdrawnAt: null },
        submissionId: expect.stringMatching(/^import-[\w-]{43}-2$/),
      },
    ]);
    const tags = await bench.database.db.select().from(subscriberTags);
    expect(tags.map(({ tag }) => tag).toSorted()).toEqual(['offers', 'tips']);
    expect(await bench.drain()).toEqual(['newsletter.forward']);
    expect(bench.mailer.sent()).toEqual([]);
    expect(await listAudit(bench.database.db, { limit: 9 })).toMatchObject([
      { operator: OWNER, action: 'imported-subscribers', detail: { lines: 1, refused: 0 } },
    ]);
  });

  it('never brings somebody back, and changes nobody who is known', async () => {
    const bench = await openDashboard();
    const { db } = bench.context;
    const left = { state: 'unsubscribed' as const, unsubscribedAt: new Date('2026-11-20T11:00:00Z') };
    await insertSubscriber(db, { id: 'left', ...left });
    await insertSubscriber(db, { id: 'waiting', state: 'pending', firstName: 'Otto' });
    await insertSubscriber(db, { id: 'known', language: 'es', tags: ['tips'] });
    const rows = () => Promise.all([subscribers, subscriberTags].map((one) => db.select().from(one)));
    const before = await rows();
    await runImport(bench, csv('LEFT@example.org', 'waiting@example.org', 'known@example.org'));
    expect(await rows()).toEqual(before);
  });

  it('leaves out suppressed addresses', async () => {
    const bench = await openDashboard();
    const file = readImportFile(csv('Bad@example.org', 'good@example.org'), bench.time.now);
    if (!file.ok) throw new Error(file.error);
    const findSuppressed = async () => new Set(['bad@example.org']);
    const ports = { ...bench.context, findSuppressed };
    expect(await planImport(ports.db, ports, file.value.rows)).toMatchObject({ suppressed: 1 });
    expect(await importSubscribers(ports, file.value)).toBe(1);
    expect(await addressesOf(bench)).toEqual(['good@example.org']);
  });

  it('of a file twice at once, and once more, imports everybody once', async () => {
    const bench = await openDashboard();
    const file = csv(...Array.from({ length: 300 }, (_, index) => `s${index}@example.org`));
    const answers = await Promise.all([runImport(bench, file), runImport(bench, file)]);
    const counts = await Promise.all(answers.map(async (answer) => (await answer.json()).imported as number));
    expect(counts[0]! + counts[1]!).toBe(300);
    expect(await (await runImport(bench, file)).json()).toEqual({ imported: 0 });
    expect(await bench.database.db.$count(subscribers)).toBe(300);
    expect(await bench.database.db.$count(subscriberConsents)).toBe(300);
  });

  it.each([1, 2])('that is killed in part %i is completed by another run', async (killedIn) => {
    const bench = await openDashboard();
    const file = readImportFile(
      csv(...Array.from({ length: 300 }, (_, index) => `s${index}@example.org`)),
      bench.time.now,
    );
    if (!file.ok) throw new Error(file.error);
    let calls = 0;
    const jobBatches: JobBatches = {
      enqueueAll: async (...args) => {
        calls += 1;
        await bench.context.jobBatches.enqueueAll(...args);
        if (calls === killedIn) throw new Error('killed');
      },
    };
    const ports = { ...bench.context, findSuppressed: async () => new Set<string>() };
    await expect(importSubscribers({ ...ports, jobBatches }, file.value)).rejects.toThrow('killed');
    const stored = killedIn === 1 ? 0 : 250;
    expect(await bench.database.db.$count(subscribers)).toBe(stored);
    expect(await importSubscribers(ports, file.value)).toBe(300 - stored);
    expect(await bench.database.db.$count(subscriberConsents)).toBe(300);
    const jobs = await bench.context.countJobs();
    expect(jobs).toEqual([{ name: 'newsletter.forward', state: 'created', count: 300 }]);
  });

  it('refuses a file other than that of the preview', async () => {
    const bench = await openDashboard();
    const { hash } = await preview(bench, csv('new@example.org'));
    const other = await (
      await bench.operator()
    ).post('/subscribers/import', { csv: csv('other@example.org'), hash });
    expect([other.status, (await other.json()).error]).toEqual([409, 'file-changed']);
    expect(await bench.database.db.$count(subscribers)).toBe(0);
  });

  it('and its preview are refused to support', async () => {
    const bench = await openDashboard();
    const support = await bench.operator(SUPPORT);
    const file = csv('new@example.org');
    const { hash } = await preview(bench, file);
    expect((await support.post('/subscribers/import/preview', { csv: file })).status).toBe(403);
    expect((await support.post('/subscribers/import', { csv: file, hash })).status).toBe(403);
    expect(await bench.database.db.$count(subscribers)).toBe(0);
  });
});
