import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import type { JobHandlers } from '../../../platform/queue/queue.ts';
import { QUEUE_POLICIES } from '../../../platform/queue/queue-policies.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const FAILING: JobHandlers = {
  'leads.sweep': () => Promise.reject(new Error('no disk for anna@example.org')),
  'shoots.compare': () => Promise.reject(new Error('no disk')),
};

/** Lets jobs fail until none of their tries is left. */
async function fail(bench: Bench, singletonKey?: string) {
  await bench.context.db.transaction(async (tx) => {
    const options = singletonKey === undefined ? {} : { singletonKey };
    await bench.context.queue.enqueue(tx, 'leads.sweep', {}, options);
  });
  await drainQueue(bench.database.url, FAILING, {
    ...{ allowFailures: true, onDeadLetter: async () => undefined },
  });
}

const failed = (bench: Bench) => bench.context.queueAdmin.listFailed({ after: undefined, limit: 9 });

async function failedJob(bench: Bench, singletonKey?: string) {
  await fail(bench, singletonKey);
  const [job, ...more] = await failed(bench);
  expect(more).toEqual([]);
  return job!;
}

describe('the list of failed jobs', () => {
  it('names job, ids, error and tries, without addresses', async () => {
    const bench = await openDashboard();
    await bench.context.db.transaction((tx) =>
      bench.context.queue.enqueue(tx, 'shoots.compare', { shootId: 'a-shoot' }),
    );
    await fail(bench);
    const jobs = (await failed(bench)).toSorted((a, b) => a.job.localeCompare(b.job));
    expect(jobs).toMatchObject([
      {
        ...{ queue: 'leads.sweep', job: 'leads.sweep', ids: {}, error: 'Error: no disk for [address]' },
        tries: QUEUE_POLICIES['leads.sweep'].retryLimit + 1,
      },
      { job: 'shoots.compare', ids: { shootId: 'a-shoot' } },
    ]);
    expect(jobs[0]!.failedAt).toBeInstanceOf(Date);
  });

  it('has pages that neither repeat nor lose a job', async () => {
    const bench = await openDashboard();
    for (let count = 0; count < 3; count++) await fail(bench);
    const all = (await failed(bench)).map(({ id }) => id);
    const seen: string[] = [];
    for (let after: Awaited<ReturnType<typeof failed>>[number] | undefined; ;) {
      const [job] = await bench.context.queueAdmin.listFailed({ after, limit: 1 });
      if (!job) break;
      seen.push(job.id);
      after = job;
    }
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(all);
  });

  it('is summed up with waiting, running and postponed jobs', async () => {
    const bench = await openDashboard();
    await fail(bench);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await bench.context.db.transaction(async (tx) => {
      await bench.context.queue.enqueue(tx, 'leads.sweep', {});
      await bench.context.queue.enqueue(tx, 'leads.sweep', {}, { startAfter: tomorrow });
    });
    const summaries = await bench.context.queueAdmin.summarize();
    expect(summaries.find(({ name }) => name === 'leads.sweep')).toEqual({
      ...{ name: 'leads.sweep', waiting: 1, deferred: 1, running: 0, failed: 1 },
    });
  });
});

describe('a failed job', () => {
  it('is retried once, and the second operator is told', async () => {
    const bench = await openDashboard();
    const { id, queue } = await failedJob(bench);
    const operators = [await bench.operator(), await bench.operator(SUPPORT)];
    const answers = await Promise.all(operators.map((one) => one.post(`/jobs/${id}/retry`, { queue })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await failed(bench)).toEqual([]);
    expect(await listAudit(bench.database.db, { limit: 9 })).toMatchObject([
      { action: 'retried-job', subject: id, detail: { queue: 'leads.sweep' } },
    ]);
    let ran = 0;
    await drainQueue(bench.database.url, { 'leads.sweep': async () => void (ran += 1) });
    expect(ran).toBe(1);
    expect((await bench.context.queueAdmin.summarize()).some((one) => one.failed > 0)).toBe(false);
  });

  it('is not retried while a job with the same key waits', async () => {
    const bench = await openDashboard();
    const { id, queue } = await failedJob(bench, 'same');
    await bench.context.db.transaction((tx) =>
      bench.context.queue.enqueue(tx, 'leads.sweep', {}, { singletonKey: 'same' }),
    );
    const response = await (await bench.operator()).post(`/jobs/${id}/retry`, { queue });
    expect([response.status, (await response.json()).error]).toEqual([409, 'waits-already']);
    expect(await failed(bench)).toHaveLength(1);
    expect(await listAudit(bench.database.db, { limit: 9 })).toEqual([]);
  });

  it('is dropped with a reason', async () => {
    const bench = await openDashboard();
    const { id, queue } = await failedJob(bench);
    const owner = await bench.operator();
    const drop = (reason: string) => owner.post(`/jobs/${id}/drop`, { queue, reason });
    expect((await drop(' ')).status).toBe(422);
    expect(await failed(bench)).toHaveLength(1);
    expect((await drop('known problem')).status).toBe(200);
    expect(await failed(bench)).toEqual([]);
    const again = await drop('again');
    expect([again.status, (await again.json()).error]).toEqual([409, 'gone']);
    expect(await listAudit(bench.database.db, { limit: 9 })).toMatchObject([
      { operator: OWNER, action: 'dropped-job', subject: id, reason: 'known problem' },
    ]);
  });

  it.each(['retry', 'drop'])('that waits or is none is left alone by %s', async (what) => {
    const bench = await openDashboard();
    await bench.context.db.transaction((tx) => bench.context.queue.enqueue(tx, 'leads.sweep', {}));
    const { rows } = await bench.context.db.execute<{ id: string }>(
      `select id::text from pgboss.job where name = 'leads.sweep'`,
    );
    const owner = await bench.operator();
    for (const id of [rows[0]!.id, 'x', "x' or true --"]) {
      const path = `/jobs/${encodeURIComponent(id)}/${what}`;
      expect((await owner.post(path, { queue: 'leads.sweep', reason: 'r' })).status).toBe(409);
    }
    expect(await bench.context.countJobs()).toMatchObject([
      { name: 'leads.sweep', state: 'created', count: 1 },
    ]);
  });
});

it('lets owners run the doctor, and not support', async () => {
  const bench = await openDashboard();
  const response = await (await bench.operator()).post('/doctor');
  expect(await response.json()).toMatchObject({ findings: [{ part: 'mail', state: 'ok' }] });
  expect((await (await bench.operator(SUPPORT)).post('/doctor')).status).toBe(403);
});
