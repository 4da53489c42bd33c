import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue } from '../../../../test/crash-points.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { openReconciliationBench, type ReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, reportedDifferences } from '../../../platform/db/tables/orders.ts';
import { requestRefund } from '../refunds/request-refund.server.ts';
import { decideDifference } from './difference-store.server.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

const notices = ({ db }: ReconciliationBench) =>
  db.select().from(mails).where(eq(mails.kind, 'payment-differences')).orderBy(mails.createdAt);

/** A payment that nobody knows, and a refund that the provider does not confirm. */
async function openTwoDifferences(bench: ReconciliationBench): Promise<string> {
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.north.refund = async () => undefined;
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator');
  bench.north.pay('nobody');
  bench.wait(24 * 60 + 1);
  return orderId;
}

it('mails the differences of one run to the operator in one mail, without the buyer', async () => {
  const bench = await openReconciliationBench();
  const orderId = await openTwoDifferences(bench);
  await bench.reconcile();
  const [mail, ...more] = await notices(bench);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    ...{ recipient: 'operator@lichtbild.example', shootId: null, language: 'de' },
    subject: '2 Zahlungen brauchen Sie',
  });
  const text = mail!.text.replace(/\s+/g, ' ');
  for (const part of ['north-of-nobody', `north-of-${orderId}`, orderId, 'nicht bestätigt', '19']) {
    expect(text).toContain(part);
  }
  expect(`${mail!.subject} ${mail!.html} ${mail!.text}`).not.toMatch(/mira/i);
});

it('mails each difference once, and a new one as soon as it is found', async () => {
  const bench = await openReconciliationBench();
  await openTwoDifferences(bench);
  await bench.reconcile();
  bench.wait(60);
  await bench.reconcile();
  expect(await notices(bench)).toHaveLength(1);
  bench.north.pay('another');
  bench.wait(60);
  await Promise.all([bench.reconcile(), bench.reconcile()]);
  const [, second, ...more] = await notices(bench);
  expect(more).toEqual([]);
  // No order of ours is named, so nothing tells a language.
  expect(second).toMatchObject({ subject: 'A payment needs your attention', language: 'en' });
  expect(second?.text).toContain('north-of-another');
  expect(second?.text).not.toContain('north-of-nobody');
});

it('mails a refund at the provider again when it grows', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.north.refund = async () => undefined;
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', 500);
  bench.wait(24 * 60 + 1);
  await bench.reconcile();
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', 900);
  bench.wait(24 * 60 + 1);
  await bench.reconcile();
  expect((await notices(bench)).map(({ text }) => /\b([59])\s€/.exec(text)?.[1])).toEqual(['5', '9']);
});

it('writes in the language of the orders, and in English about orders in several languages', async () => {
  const bench = await openReconciliationBench();
  const ids = [
    await bench.order(),
    await bench.order({ shootId: 'second' }),
    await bench.order({ shootId: 'third' }),
  ];
  for (const id of ids) await bench.report(bench.north.pay(id));
  bench.wait(11);
  const lose = (...lost: string[]) => lost.forEach((id) => bench.north.books.delete(`north-of-${id}`));
  lose(ids[0]!);
  await bench.reconcile();
  await bench.db.update(orders).set({ language: 'es' }).where(eq(orders.id, ids[1]!));
  lose(ids[1]!, ids[2]!);
  await bench.reconcile();
  expect((await notices(bench)).map(({ language }) => language)).toEqual(['de', 'en']);
});

it('mails nothing when nothing differs, and without recipients only records, to mail later', async () => {
  const bench = await openReconciliationBench();
  await bench.reconcile();
  bench.north.pay('nobody');
  bench.wait(11);
  const settings = { ...bench.ports.settings, operatorEmails: [] };
  await reconcilePayments({ ...bench.ports, settings }, bench.bench.shootOfOrder);
  expect(await notices(bench)).toEqual([]);
  const recorded = () => bench.db.select().from(reportedDifferences);
  expect(await recorded()).toMatchObject([{ kind: 'paid-there-unknown-here', mailedAt: null }]);
  await bench.reconcile();
  expect(await notices(bench)).toHaveLength(1);
  expect((await recorded()).map(({ mailedAt }) => mailedAt)).toEqual([expect.any(Date)]);
});

it('mails no difference that an operator has settled before there were recipients', async () => {
  const bench = await openReconciliationBench();
  bench.north.pay('nobody');
  bench.wait(11);
  const settings = { ...bench.ports.settings, operatorEmails: [] };
  await reconcilePayments({ ...bench.ports, settings }, bench.bench.shootOfOrder);
  const [difference] = await bench.db.select().from(reportedDifferences);
  const decision = {
    version: 1,
    settledReason: 'Refunded there.',
    operator: 'o',
    now: bench.ports.clock.now(),
  };
  const decided = await bench.ports.db.transaction((tx) =>
    decideDifference(tx, { ...decision, id: difference!.id }),
  );
  expect(decided.ok).toBe(true);
  await bench.reconcile();
  expect(await notices(bench)).toEqual([]);
});

it('mails each difference once, wherever a run is killed', async () => {
  const bench = await openReconciliationBench();
  const crash = new CrashPoints();
  const killable = {
    ...bench.ports,
    db: crashingDatabase(bench.ports.db, crash),
    queue: crashingQueue(bench.bench.queue, crash),
  };
  let number = 0;
  await killAtEveryStep(
    crash,
    async () => {
      number += 1;
      bench.north.pay(`nobody-${number}`);
      bench.wait(11);
      return number;
    },
    async () => void (await reconcilePayments(killable, bench.bench.shootOfOrder)),
    async (run, killedAt) => {
      const texts = (await notices(bench)).map(({ text }) => text);
      const about = texts.filter((text) => new RegExp(`north-of-nobody-${run}\\b`).test(text));
      expect(about, killedAt).toHaveLength(1);
    },
  );
});
