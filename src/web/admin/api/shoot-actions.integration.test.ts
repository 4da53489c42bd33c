import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  CrashPoints,
  crashingDatabase,
  crashingQueue,
  crashingStorage,
} from '../../../../test/crash-points.ts';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { listAuditAbout } from '../../../features/operators/audit/audit-store.server.ts';
import { storageKeys } from '../../../features/shoots/storage-keys.ts';
import { headshotRemakes } from '../../../platform/db/tables/gallery.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { deletionReceipts, selfies, shoots } from '../../../platform/db/tables/shoots.ts';
import { listJobsAbout } from '../../../platform/queue/jobs-about.ts';
import { createDashboardRoutes } from './dashboard-routes.ts';

const DAY_MS = 86_400_000;

type Bench = Awaited<ReturnType<typeof openDashboard>>;
interface Answer {
  readonly error?: string;
  readonly field?: string;
  readonly message?: string;
  readonly jobs?: readonly string[];
  readonly receipt?: string;
  readonly expiresAt?: string;
}
const answerOf = async (response: Response) => [response.status, (await response.json()) as Answer] as const;

const shootOf = async ({ context }: Bench, id: string) =>
  (await context.db.select().from(shoots).where(eq(shoots.id, id)))[0]!;
const auditOf = ({ context }: Bench, id: string) => listAuditAbout(context.db, [id], 99);
const kindsOf = async ({ database }: Bench) =>
  (await database.db.select().from(mails)).map(({ kind }) => kind).toSorted();

describe('trying again', () => {
  it('renders a shoot that has lost its job, writes it down, and refuses a second press', async () => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    const operator = await bench.operator(SUPPORT);
    const press = () => operator.post(`/shoots/${id}/retry`, { state: 'paid', seen: 0 });
    expect(await answerOf(await press())).toEqual([200, { jobs: ['shoots.render'] }]);
    expect(await auditOf(bench, id)).toMatchObject([
      { operator: SUPPORT, action: 'retried-shoot', subject: id, detail: { jobs: 'shoots.render' } },
    ]);
    const [status, again] = await answerOf(await press());
    expect([status, again.error]).toEqual([409, 'waiting']);
    await bench.drain();
    expect((await shootOf(bench, id)).state).toBe('delivered');
    expect(await answerOf(await press())).toMatchObject([409, { error: 'state-changed' }]);
    expect(await auditOf(bench, id)).toHaveLength(1);
  });

  it('names what has become of the shoot', async () => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const operator = await bench.operator();
    const [, { message }] = await answerOf(
      await operator.post(`/shoots/${id}/retry`, { state: 'rendering', seen: 0 }),
    );
    expect(message).toContain('was “Rendering” when this page was loaded, and is “Delivered” now');
  });

  it('starts a job at once that waits for its next try', async () => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    const { context } = bench;
    const startAfter = new Date('2999-01-01T00:00:00Z');
    await context.db.transaction((tx) =>
      context.queue.enqueue(tx, 'shoots.render', { shootId: id }, { singletonKey: id, startAfter }),
    );
    const operator = await bench.operator();
    expect((await operator.post(`/shoots/${id}/retry`, { state: 'paid', seen: 0 })).status).toBe(200);
    const jobs = await listJobsAbout(context.db, [id]);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.startAfter.getTime()).toBeLessThan(startAfter.getTime());
  });

  it('checks a selfie again that has lost its job, and sends a mail', async () => {
    const bench = await openDashboard();
    const { context } = bench;
    const id = await insertPaidShoot(bench);
    await context.db.update(shoots).set({ state: 'draft' }).where(eq(shoots.id, id));
    const unchecked = sql`${selfies.shootId} = ${id} and ${selfies.position} = 1`;
    await context.db.update(selfies).set({ state: 'checking' }).where(unchecked);
    await context.db.insert(mails).values({
      ...{ id: 'unsent', dedupeKey: 'unsent', shootId: id, kind: 'order-link', recipient: 'jo@example.com' },
      ...{ language: 'en', subject: 's', html: 'h', text: 't', createdAt: bench.time.now },
    });
    const operator = await bench.operator();
    const [, answer] = await answerOf(
      await operator.post(`/shoots/${id}/retry`, { state: 'draft', seen: 0 }),
    );
    expect(answer.jobs).toEqual(['shoots.prepare', 'mail.send']);
    expect(await bench.drain()).toEqual(expect.arrayContaining(['shoots.prepare', 'mail.send']));
    const [mail] = await context.db.select().from(mails).where(eq(mails.id, 'unsent'));
    expect(mail?.sentAt).not.toBeNull();
    const checked = await context.db.select().from(selfies).where(unchecked);
    expect(checked).toMatchObject([{ state: 'rejected', reasons: ['unreadable'] }]);
  });

  it('compares a draft and makes its preview again, and leaves another draft alone', async () => {
    const bench = await openDashboard();
    const { context } = bench;
    const [id, other] = [await insertPaidShoot(bench), await insertPaidShoot(bench)];
    const lost = { compareState: 'failed', previewState: 'queued', previewTurn: 7 } as const;
    const consents = { likeness: bench.time.now.toISOString() };
    await context.db
      .update(shoots)
      .set({ state: 'draft', consents, ...lost })
      .where(inArray(shoots.id, [id, other]));
    await context.db.update(selfies).set({ state: 'checking' }).where(eq(selfies.shootId, other));
    const operator = await bench.operator();
    const [, answer] = await answerOf(
      await operator.post(`/shoots/${id}/retry`, { state: 'draft', seen: 0 }),
    );
    expect(answer.jobs).toEqual(['shoots.compare', 'shoots.preview']);
    const jobs = await listJobsAbout(context.db, [id]);
    expect(new Map(jobs.map(({ name, payload }) => [name, payload]))).toEqual(
      new Map([
        ['shoots.compare', { shootId: id }],
        ['shoots.preview', { shootId: id, turn: 7 }],
      ]),
    );
    expect(await shootOf(bench, id)).toMatchObject({ compareState: 'queued' });
    expect(await listJobsAbout(context.db, [other])).toEqual([]);
  });

  it('makes a remake, erases what is overdue, and sends no mail that was sent or cancelled', async () => {
    const bench = await openDashboard();
    const { context } = bench;
    const id = await insertDeliveredShoot(bench);
    const remake = { shootId: id, clothes: null, createdAt: bench.time.now };
    await context.db.insert(headshotRemakes).values([
      { ...remake, id: 'remake-requested', number: 1, state: 'requested' },
      { ...remake, id: 'remake-rendering', number: 2, state: 'rendering' },
      { ...remake, id: 'remake-failed', number: 3, state: 'failed', failure: 'unsure' },
    ]);
    await context.db.update(mails).set({ sentAt: bench.time.now }).where(eq(mails.shootId, id));
    const mail = {
      shootId: id,
      kind: 'order-link',
      language: 'en',
      subject: 's',
      html: 'h',
      text: 't',
    } as const;
    await context.db.insert(mails).values([
      {
        ...mail,
        id: 'sent',
        dedupeKey: 'a',
        recipient: 'jo@example.com',
        createdAt: bench.time.now,
        sentAt: bench.time.now,
      },
      { ...mail, id: 'cancelled', dedupeKey: 'b', recipient: '', createdAt: bench.time.now },
    ]);
    await context.db.execute(sql`delete from pgboss.job`);
    const press = async (seen: number) => {
      const operator = await bench.operator();
      const [, answer] = await answerOf(
        await operator.post(`/shoots/${id}/retry`, { state: 'delivered', seen }),
      );
      return answer.jobs;
    };
    expect(await press(0)).toEqual(['headshots.remake']);
    const jobs = await listJobsAbout(context.db, [id]);
    expect(jobs.map(({ payload }) => payload['remakeId']).toSorted()).toEqual([
      'remake-rendering',
      'remake-requested',
    ]);
    bench.time.now = new Date((await shootOf(bench, id)).expiresAt.getTime() + 1);
    const [entry] = await auditOf(bench, id);
    expect(await press(entry!.id)).toEqual(['shoots.expire']);
    await bench.drain();
    expect((await shootOf(bench, id)).erasedAt).not.toBeNull();
  });

  it.each([
    ['failed', 'failed'],
    ['refunded', 'nothing-open'],
    ['delivered', 'nothing-open'],
  ] as const)('does nothing to a shoot that is %s', async (state, error) => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    await bench.context.db.update(shoots).set({ state }).where(eq(shoots.id, id));
    const operator = await bench.operator();
    const response = await operator.post(`/shoots/${id}/retry`, { state, seen: 0 });
    expect(await answerOf(response)).toMatchObject([409, { error }]);
    expect(await listJobsAbout(bench.context.db, [id])).toEqual([]);
    expect(await auditOf(bench, id)).toEqual([]);
  });
});

describe('the gallery’s link', () => {
  it('is mailed once more to the address of the order', async () => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const operator = await bench.operator();
    const seen = 0;
    expect((await operator.post(`/shoots/${id}/gallery-link`, { seen })).status).toBe(200);
    await bench.drain();
    const mail = bench.mailer.sent().at(-1);
    expect(mail?.to).toBe('jo@example.com');
    expect(mail?.text).toContain(`/gallery/${id}?key=`);
    expect(await kindsOf(bench)).toEqual(['gallery-link', 'gallery-ready']);
    expect(await auditOf(bench, id)).toMatchObject([
      { action: 'sent-mail-again', detail: { mail: 'gallery-link' } },
    ]);
  });

  it('is mailed once when two operators press at once, and the second is told who was faster', async () => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const operators = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    const answers = await Promise.all(
      operators.map(async (one) => answerOf(await one.post(`/shoots/${id}/gallery-link`, { seen: 0 }))),
    );
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
    const [entry, ...more] = await auditOf(bench, id);
    expect(more).toEqual([]);
    const refused = answers.find(([status]) => status === 409)?.[1];
    expect(refused?.message).toContain(`${entry!.operator} sent a mail again at 21 Nov 2026, 10:00 UTC`);
    expect(await kindsOf(bench)).toEqual(['gallery-link', 'gallery-ready']);
    // With the page as it is now, the second may still do it.
    const again = await operators[1]!.post(`/shoots/${id}/gallery-link`, { seen: entry!.id });
    expect(again.status).toBe(200);
  });

  it.each(['paid', 'refunded', 'expired'] as const)('is not mailed of a shoot that is %s', async (state) => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    await bench.context.db.update(shoots).set({ state }).where(eq(shoots.id, id));
    const operator = await bench.operator();
    const response = await operator.post(`/shoots/${id}/gallery-link`, { seen: 0 });
    expect(await answerOf(response)).toMatchObject([409, { error: 'gallery-closed' }]);
    expect(await kindsOf(bench)).toEqual([]);
  });
});

describe('the expiry', () => {
  async function delivered() {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const { expiresAt } = await shootOf(bench, id);
    const operator = await bench.operator();
    const move = async (day: string, more: object = {}) =>
      answerOf(
        await operator.post(`/shoots/${id}/expiry`, {
          ...{ day, expiresAt: expiresAt.toISOString(), reason: 'asked by mail', seen: 0, ...more },
        }),
      );
    return { bench, id, expiresAt, move };
  }

  it('moves to a later day, up to 60 days after the delivery, and the gallery stays open until then', async () => {
    const { bench, id, expiresAt, move } = await delivered();
    expect(await move('2027-01-20')).toEqual([200, { expiresAt: '2027-01-20T10:00:00.000Z' }]);
    expect(await auditOf(bench, id)).toMatchObject([
      {
        ...{ action: 'moved-expiry', reason: 'asked by mail' },
        detail: { from: expiresAt.toISOString(), to: '2027-01-20T10:00:00.000Z' },
      },
    ]);
    bench.time.now = new Date(expiresAt.getTime() + DAY_MS);
    await bench.handlers['shoots.expire']({ shootId: id }, undefined as never);
    expect((await shootOf(bench, id)).state).toBe('delivered');
    bench.time.now = new Date('2027-01-20T10:00:00.001Z');
    await bench.handlers['shoots.sweep']({}, undefined as never);
    await bench.drain();
    expect((await shootOf(bench, id)).erasedAt).not.toBeNull();
  });

  it('moves to an earlier day at any time', async () => {
    const { bench, id, move } = await delivered();
    expect(await move('2026-11-21')).toEqual([200, { expiresAt: '2026-11-21T23:59:00.000Z' }]);
    expect((await shootOf(bench, id)).expiresAt).toEqual(new Date('2026-11-21T23:59:00Z'));
  });

  it.each([
    ['2027-01-21', 'day', 'expiry-too-late'],
    ['2026-11-20', 'day', 'expiry-past'],
    ['soon', 'day', 'day-invalid'],
  ])('is not moved to %s', async (day, field, error) => {
    const { bench, id, expiresAt, move } = await delivered();
    expect(await move(day)).toMatchObject([422, { field, error }]);
    expect((await shootOf(bench, id)).expiresAt).toEqual(expiresAt);
    expect(await auditOf(bench, id)).toEqual([]);
  });

  it('is not moved without a reason, nor from an end that the operator did not see', async () => {
    const { bench, id, expiresAt, move } = await delivered();
    expect(await move('2026-12-01', { reason: ' a ' })).toMatchObject([422, { field: 'reason' }]);
    const other = { expiresAt: new Date(expiresAt.getTime() + 1).toISOString() };
    expect(await move('2026-12-01', other)).toMatchObject([409, { error: 'expiry-changed' }]);
    expect((await shootOf(bench, id)).expiresAt).toEqual(expiresAt);
    expect(await move('2026-12-01')).toMatchObject([200, {}]);
    expect(await move('2026-12-02')).toMatchObject([409, { error: 'expiry-changed' }]);
  });

  it.each(['paid', 'failed', 'expired'] as const)('of a shoot that is %s stays', async (state) => {
    const { bench, id, move } = await delivered();
    await bench.context.db.update(shoots).set({ state }).where(eq(shoots.id, id));
    expect(await move('2026-12-01')).toMatchObject([409, { error: 'state-changed' }]);
  });
});

describe('erasing', () => {
  const body = { state: 'delivered', reason: 'asked by mail', seen: 0 };

  it('erases at once, and answers with the receipt', async () => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const other = await insertDeliveredShoot(bench);
    const operator = await bench.operator(SUPPORT);
    const [status, { receipt }] = await answerOf(await operator.post(`/shoots/${id}/erase`, body));
    expect(status).toBe(200);
    const [row] = await bench.database.db.select().from(deletionReceipts);
    expect(row).toMatchObject({ shootId: id, reason: 'operator' });
    expect(receipt).toBe(`/receipt/${id}?signature=${encodeURIComponent(row!.signature)}`);
    expect(await bench.context.storage.list(storageKeys.shoot(id))).toEqual([]);
    expect(await shootOf(bench, id)).toMatchObject({ state: 'expired', email: null });
    expect(await auditOf(bench, id)).toMatchObject([
      { operator: SUPPORT, action: 'erased-shoot', reason: 'asked by mail', detail: { state: 'delivered' } },
    ]);
    expect(await shootOf(bench, other)).toMatchObject({ state: 'delivered', erasedAt: null });
    await bench.drain();
    expect(bench.mailer.sent().at(-1)?.text).toContain('Our support team has erased your photos');
  });

  it('tells a second operator that it is erased already', async () => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const operator = await bench.operator();
    await operator.post(`/shoots/${id}/erase`, body);
    const [status, again] = await answerOf(await operator.post(`/shoots/${id}/erase`, body));
    expect([status, again.error]).toEqual([409, 'erased-already']);
    expect(await auditOf(bench, id)).toHaveLength(1);
  });

  it.each([
    ['rendering', { ...body, state: 'rendering' }, 409, 'shoot-in-progress'],
    ['delivered', { ...body, state: 'paid' }, 409, 'state-changed'],
    ['delivered', { ...body, reason: '' }, 422, 'reason-invalid'],
  ] as const)('a shoot that is %s is refused: %j', async (state, sent, status, error) => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    await bench.context.db.update(shoots).set({ state }).where(eq(shoots.id, id));
    const operator = await bench.operator();
    const response = await operator.post(`/shoots/${id}/erase`, sent);
    expect(await answerOf(response)).toMatchObject([status, { error }]);
    expect(await shootOf(bench, id)).toMatchObject({ state, erasedAt: null });
    expect(await auditOf(bench, id)).toEqual([]);
  });

  it('refunds a paid draft', async () => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    await bench.context.db
      .update(shoots)
      .set({ state: 'draft', paidAt: null, startRequestedAt: null })
      .where(eq(shoots.id, id));
    const operator = await bench.operator();
    expect((await operator.post(`/shoots/${id}/erase`, { ...body, state: 'draft' })).status).toBe(200);
    await bench.handlers['orders.reconcile']({}, undefined as never);
    await bench.drain();
    expect(bench.refunded).toEqual([`order-of-${id}`]);
  });

  it('is finished by a second press, wherever the process was killed, and written down once', async () => {
    const bench = await openDashboard();
    const crash = new CrashPoints();
    const killable = createDashboardRoutes(
      {
        ...bench.context,
        db: crashingDatabase(bench.context.db, crash),
        queue: crashingQueue(bench.context.queue, crash),
        storage: crashingStorage(bench.context.storage, crash),
      },
      async () => 0,
    );
    killable.onError((_error, c) => c.json({ error: 'internal' }, 500));
    const operator = await bench.operator();
    const browser = bench.visitor(killable);
    browser.jar.set('operator-session', operator.jar.get('operator-session')!);
    const press = (id: string, sent: object = body) =>
      browser.json('POST', `/api/dashboard/shoots/${id}/erase`, sent);

    crash.revive();
    await press(await insertDeliveredShoot(bench));
    const steps = crash.passed;
    expect(steps).toBeGreaterThan(5);
    for (let step = 1; step <= steps; step += 1) {
      const id = await insertDeliveredShoot(bench);
      crash.dieAtStep(step);
      const killed = await press(id);
      crash.revive();
      expect([step, killed.status]).toEqual([step, 500]);
      const { state } = await shootOf(bench, id);
      const seen = (await auditOf(bench, id)).at(-1)?.id ?? 0;
      const answer = await press(id, { ...body, state, seen });
      expect([step, answer.status]).toEqual([step, (await answer.json()).error ? 409 : 200]);
      expect([step, await auditOf(bench, id)]).toMatchObject([step, [{ action: 'erased-shoot' }]]);
      expect(await shootOf(bench, id)).toMatchObject({ state: 'expired', email: null });
      expect(await bench.context.storage.list(storageKeys.shoot(id))).toEqual([]);
    }
  });
});

it('answers 404 to actions on a shoot that does not exist', async () => {
  const bench = await openDashboard();
  const operator = await bench.operator();
  const at = new Date().toISOString();
  const sent = [
    ['retry', { state: 'paid', seen: 0 }],
    ['expiry', { day: '2026-12-01', expiresAt: at, reason: 'asked', seen: 0 }],
    ['erase', { state: 'delivered', reason: 'asked', seen: 0 }],
    ['photos', { reason: 'asked' }],
  ] as const;
  for (const [path, body] of sent) {
    const response = await operator.post(`/shoots/no-such-shoot/${path}`, body);
    expect([path, response.status]).toEqual([path, 404]);
  }
});
