import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { killableDashboard } from '../../../../test/killable-dashboard.ts';
import { findLead } from '../../../features/leads/operator/lead-list.server.ts';
import { findListedWithdrawal } from '../../../features/orders/operator/withdrawal-list.server.ts';
import { leads } from '../../../platform/db/tables/leads.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';
import { withdrawals } from '../../../platform/db/tables/orders.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const insert = {
  leads: (bench: Bench, id: string) =>
    bench.context.db.insert(leads).values({
      ...{ id, submissionId: id, kind: 'team', language: 'en', email: 'jo@example.org' },
      ...{ firstName: 'Jo', lastName: 'Doe', headshots: 12, createdAt: bench.time.now },
    }),
  withdrawals: (bench: Bench, id: string) =>
    bench.context.db.insert(withdrawals).values({
      ...{ id, submissionId: id, name: 'Jo Doe', email: 'jo@example.org', language: 'en' },
      ...{ orderMatch: 'none', receivedAt: bench.time.now },
    }),
} as const;
const find = {
  leads: (bench: Bench, id: string) => findLead(bench.context.db, id),
  withdrawals: (bench: Bench, id: string) => findListedWithdrawal(bench.context.db, id),
} as const;
const NOUN = { leads: 'lead', withdrawals: 'withdrawal' } as const;
const later = (bench: Bench) => {
  bench.time.now = new Date(bench.time.now.getTime() + 60_000);
};

describe.each(['leads', 'withdrawals'] as const)('%s', (kind) => {
  it('are answered, noted and reopened, each recorded once', async () => {
    const bench = await openDashboard();
    await insert[kind](bench, 'a');
    await insert[kind](bench, 'other');
    const support = await bench.operator(SUPPORT);
    const at = bench.time.now;
    expect(await (await support.post(`/${kind}/a/answer`, { version: 1 })).json()).toEqual({ version: 2 });
    expect(await find[kind](bench, 'a')).toMatchObject({ answeredAt: at, answeredBy: SUPPORT, version: 2 });
    later(bench);
    await support.post(`/${kind}/a/note`, { version: 2, note: ' Called.\r\n\r\n\r\nTwice. ' });
    expect(await find[kind](bench, 'a')).toMatchObject({
      ...{ note: 'Called.\n\nTwice.', notedBy: SUPPORT, notedAt: bench.time.now, version: 3 },
      ...{ answeredAt: at, answeredBy: SUPPORT },
    });
    await support.post(`/${kind}/a/reopen`, { version: 3 });
    await support.post(`/${kind}/a/note`, { version: 4, note: ' ' });
    expect(await find[kind](bench, 'a')).toMatchObject({ answeredAt: null, answeredBy: null, note: null });
    expect(await find[kind](bench, 'other')).toMatchObject({ answeredAt: null, note: null, version: 1 });
    const entries = await bench.database.db.select().from(auditEntries);
    expect(entries.map(({ action, subject, operator }) => [action, subject, operator])).toEqual(
      ['answered', 'noted', 'reopened', 'noted'].map((what) => [`${what}-${NOUN[kind]}`, 'a', SUPPORT]),
    );
    expect(JSON.stringify(entries)).not.toMatch(/Called|jo@example/);
  });

  it.each([
    ['answer', {}, 'marked it as answered'],
    ['note', { note: 'Mine.' }, 'wrote a note'],
  ] as const)('that somebody else has changed by %s stay as they are', async (change, body, what) => {
    const bench = await openDashboard();
    await insert[kind](bench, 'a');
    const [owner, support] = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    await support.post(`/${kind}/a/${change}`, { version: 1, ...body });
    later(bench);
    const before = await find[kind](bench, 'a');
    for (const [path, more] of [
      ['note', { note: 'Another.' }],
      ['answer', {}],
      ['reopen', {}],
    ] as const) {
      const refused = await owner.post(`/${kind}/a/${path}`, { version: 1, ...more });
      expect(refused.status).toBe(409);
      expect((await refused.json()).message).toContain(`${SUPPORT} ${what} at 21 Nov 2026, 10:00 UTC`);
    }
    expect(await find[kind](bench, 'a')).toEqual(before);
    expect(await bench.database.db.$count(auditEntries)).toBe(1);
  });

  it('that two operators change at once are changed by one of them', async () => {
    const bench = await openDashboard();
    await insert[kind](bench, 'a');
    const both = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    const notes = await Promise.all(
      both.map((operator, index) => operator.post(`/${kind}/a/note`, { version: 1, note: `Note ${index}` })),
    );
    expect(notes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = notes.findIndex(({ status }) => status === 200);
    expect(await find[kind](bench, 'a')).toMatchObject({ note: `Note ${winner}`, version: 2 });
  });

  it('that do not exist are refused, and notes that are too long', async () => {
    const bench = await openDashboard();
    const owner = await bench.operator();
    expect((await owner.post(`/${kind}/none/answer`, { version: 1 })).status).toBe(404);
    await insert[kind](bench, 'a');
    const long = await owner.post(`/${kind}/a/note`, { version: 1, note: 'x'.repeat(4_001) });
    expect([long.status, (await long.json()).field]).toEqual([422, 'note']);
    expect(await bench.database.db.$count(auditEntries)).toBe(0);
  });
});

it('changes a request and records it together, wherever the process is killed', async () => {
  const bench = await openDashboard();
  const { crash, post } = await killableDashboard(bench);
  await killAtEveryStep(
    crash,
    async () => {
      const id = bench.context.ids.newId();
      await insert.leads(bench, id);
      return id;
    },
    async (id) => {
      expect([200, 409]).toContain(await post(`/leads/${id}/answer`, { version: 1 }));
    },
    async (id, killedAt) => {
      expect(await find.leads(bench, id), killedAt).toMatchObject({ answeredBy: OWNER, version: 2 });
      const entries = await bench.database.db.select().from(auditEntries);
      expect(
        entries.filter(({ subject }) => subject === id),
        killedAt,
      ).toHaveLength(1);
    },
  );
});

it('erases answers and notes with the request at its age', async () => {
  const bench = await openDashboard();
  await insert.leads(bench, 'a');
  await insert.withdrawals(bench, 'a');
  const owner = await bench.operator();
  await owner.post('/leads/a/note', { version: 1, note: 'Called.' });
  await owner.post('/withdrawals/a/note', { version: 1, note: 'Called.' });
  bench.time.now = new Date('2031-01-02T10:00:00Z');
  await bench.handlers['leads.sweep']({}, undefined as never);
  await bench.handlers['withdrawals.sweep']({}, undefined as never);
  expect(await bench.database.db.$count(leads)).toBe(0);
  expect(await bench.database.db.$count(withdrawals)).toBe(0);
});
