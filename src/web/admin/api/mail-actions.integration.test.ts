import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { killableDashboard } from '../../../../test/killable-dashboard.ts';
import { mailSuppressions } from '../../../platform/db/tables/mail-suppressions.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';
import { MailError } from '../../../platform/mail/mailer.ts';
import { resumeMails } from '../../../platform/mail/resume-mails.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

async function insertMail(bench: Bench, more: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const id = more.id ?? bench.context.ids.newId();
  await bench.context.db.insert(mails).values({
    ...{ id, dedupeKey: `gallery-ready:${id}`, shootId: 'shoot', kind: 'gallery-ready', language: 'en' },
    ...{ recipient: 'jo@example.org', subject: 'Ready', html: '<p>Secret</p>', text: 'Secret' },
    createdAt: bench.time.now,
    ...more,
  });
  return id;
}
const mail = async (bench: Bench, id: string) =>
  (await bench.context.db.select().from(mails).where(eq(mails.id, id)))[0];
const audit = async (bench: Bench) =>
  (await bench.database.db.select().from(auditEntries)).map(({ action, subject }) => [action, subject]);
const reason = 'A wrong address.';

describe('sending an unsent mail', () => {
  it('tries it now, although its job waits for the next try', async () => {
    const bench = await openDashboard();
    const id = await insertMail(bench);
    const { db, queue } = bench.context;
    await db.transaction((tx) =>
      queue.enqueue(
        tx,
        'mail.send',
        { mailId: id },
        {
          ...{ singletonKey: id, startAfter: new Date(Date.now() + 3_600_000) },
        },
      ),
    );
    const support = await bench.operator(SUPPORT);
    expect(await (await support.post(`/mails/${id}/send`)).json()).toEqual({ isCopy: false });
    await bench.drain();
    expect(bench.mailer.sent().map(({ id: sent }) => sent)).toEqual([id]);
    expect(await audit(bench)).toEqual([['sent-mail-again', id]]);
  });

  it('twice sends it once', async () => {
    const bench = await openDashboard();
    const id = await insertMail(bench);
    const both = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    await Promise.all(both.map((operator) => operator.post(`/mails/${id}/send`)));
    await bench.drain();
    expect(bench.mailer.sent()).toHaveLength(1);
  });
});

describe('sending a sent mail', () => {
  it('sends a copy of its own, once for both operators', async () => {
    const bench = await openDashboard();
    const id = await insertMail(bench, { sentAt: new Date('2026-11-20T08:00:00Z'), attempts: 3 });
    const [owner, support] = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    expect(await (await owner.post(`/mails/${id}/send`)).json()).toEqual({ isCopy: true });
    const second = await support.post(`/mails/${id}/send`);
    expect(second.status).toBe(409);
    expect((await second.json()).message).toContain('It was sent again at 21 Nov 2026, 10:00 UTC');
    await bench.drain();
    const [copy, ...more] = bench.mailer.sent();
    expect(more).toEqual([]);
    expect(copy).toMatchObject({ to: 'jo@example.org', subject: 'Ready', text: 'Secret' });
    expect(copy!.id).not.toBe(id);
    expect(await mail(bench, copy!.id)).toMatchObject({ shootId: 'shoot', attempts: 1 });
    expect(await mail(bench, id)).toMatchObject({ sentAt: new Date('2026-11-20T08:00:00Z'), attempts: 3 });
    expect(await audit(bench)).toEqual([['sent-mail-again', id]]);
    expect((await support.post(`/mails/${copy!.id}/send`)).status).toBe(200);
    await bench.drain();
    expect(bench.mailer.sent()).toHaveLength(2);
  });

  it('sends one copy, wherever the process is killed', async () => {
    const bench = await openDashboard();
    const { crash, post } = await killableDashboard(bench);
    await killAtEveryStep(
      crash,
      () => insertMail(bench, { sentAt: bench.time.now }),
      async (id) => {
        // Refused as sent again already when the process was killed after its commit.
        expect([200, 409]).toContain(await post(`/mails/${id}/send`));
      },
      async (id, killedAt) => {
        const before = bench.mailer.sent().length;
        await bench.drain();
        expect(bench.mailer.sent().length - before, killedAt).toBe(1);
        expect(
          (await audit(bench)).filter(([, subject]) => subject === id),
          killedAt,
        ).toHaveLength(1);
      },
    );
  });

  it('is refused once its content is erased', async () => {
    const bench = await openDashboard();
    const id = await insertMail(bench, { shootId: null });
    await (await bench.operator()).post(`/mails/${id}/send`);
    await bench.drain();
    const again = await (await bench.operator()).post(`/mails/${id}/send`);
    expect([again.status, (await again.json()).error]).toEqual([409, 'erased']);
  });
});

describe('cancelling', () => {
  it('erases an unsent mail, which is never sent', async () => {
    const bench = await openDashboard();
    const [id, other] = [await insertMail(bench), await insertMail(bench)];
    const support = await bench.operator(SUPPORT);
    expect((await support.post(`/mails/${id}/cancel`, { reason })).status).toBe(200);
    expect(await mail(bench, id)).toMatchObject({ recipient: '', html: '', text: '', sentAt: null });
    bench.time.now = new Date(bench.time.now.getTime() + 2 * 3_600_000);
    await resumeMails(bench.context.db, bench.context.queue, bench.time.now);
    await bench.drain({ allowFailures: true });
    expect(bench.mailer.sent().map(({ id: sent }) => sent)).toEqual([other]);
    expect(await audit(bench)).toEqual([['cancelled-mail', id]]);
    const owner = await bench.operator();
    const again = await owner.post(`/mails/${id}/cancel`, { reason });
    expect([again.status, (await again.json()).error]).toEqual([409, 'erased']);
    expect((await owner.post(`/mails/${id}/send`)).status).toBe(409);
  });

  it('is refused for a sent mail, without a reason, and for an unknown one', async () => {
    const bench = await openDashboard();
    const sent = await insertMail(bench, { sentAt: bench.time.now });
    const unsent = await insertMail(bench);
    const owner = await bench.operator();
    const refused = await owner.post(`/mails/${sent}/cancel`, { reason });
    expect((await refused.json()).message).toBe('It was sent at 21 Nov 2026, 10:00 UTC.');
    expect((await owner.post(`/mails/${unsent}/cancel`, { reason: '' })).status).toBe(422);
    expect((await owner.post('/mails/none/cancel', { reason })).status).toBe(404);
    expect(await audit(bench)).toEqual([]);
    expect(await mail(bench, unsent)).toMatchObject({ text: 'Secret' });
  });

  it('does not wait for a mail that is being sent', async () => {
    const bench = await openDashboard();
    const id = await insertMail(bench);
    const owner = await bench.operator();
    const answers: Response[] = [];
    Object.assign(bench.context.mailer, {
      send: async () => {
        answers.push(await owner.post(`/mails/${id}/cancel`, { reason }));
        answers.push(await owner.post(`/mails/${id}/send`));
        throw new MailError('The server is slow.');
      },
    });
    await owner.post(`/mails/${id}/send`);
    await bench.drain({ allowFailures: true });
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([409, 409]);
    expect((await answers[0]!.json()).error).toBe('busy');
    expect(await mail(bench, id)).toMatchObject({ text: 'Secret' });
  });
});

describe('suppressed addresses', () => {
  it('are added and allowed again, without the address in the audit log', async () => {
    const bench = await openDashboard();
    const support = await bench.operator(SUPPORT);
    const add = (address: string) => support.post('/suppressions/add', { address, reason });
    expect((await add(' Jo@Example.org ')).status).toBe(200);
    const listed = await bench.database.db.select().from(mailSuppressions);
    expect(listed).toMatchObject([{ addressKey: 'jo@example.org', reason: 'manual' }]);
    expect((await (await add('jo@example.org')).json()).field).toBe('address');
    expect((await (await add('nobody')).json()).error).toBe('email-invalid');
    const lift = (seenReason: string) =>
      support.post('/suppressions/lift', { address: 'jo@example.org', reason, seenReason });
    expect((await lift('bounce')).status).toBe(409);
    expect((await lift('manual')).status).toBe(200);
    expect((await lift('manual')).status).toBe(409);
    expect(await bench.database.db.$count(mailSuppressions)).toBe(0);
    const entries = await bench.database.db.select().from(auditEntries);
    expect(entries.map(({ action }) => action)).toEqual(['suppressed-address', 'allowed-address']);
    expect(JSON.stringify(entries)).not.toMatch(/jo@/i);
  });
});
