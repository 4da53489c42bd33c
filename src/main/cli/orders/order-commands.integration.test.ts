import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { LEMON_SQUEEZY_KEYS } from '../../../../test/payment-settings.ts';
import { redirectFetch } from '../../../../test/payment-stand-ins/redirect-fetch.ts';
import { runCommand } from '../../../../test/run-command.ts';
import type { JobPayload } from '../../../jobs.ts';
import { ledgerEntries, orders } from '../../../platform/db/tables/orders.ts';
import { sandboxPayments } from '../../../platform/db/tables/sandbox.ts';
import { UnusableInput } from '../unusable-input.ts';
import { ledgerCommand } from './ledger-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { refundCommand } from './refund-command.ts';

const HOUR_MS = 3_600_000;
const AN_HOUR_AGO = new Date(Date.now() - HOUR_MS);
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-orders-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATA_DIR', folder);
  return async () => {
    vi.unstubAllEnvs();
    process.exitCode = undefined;
    await rm(folder, { recursive: true });
    await database[Symbol.asyncDispose]();
  };
});

async function insertOrder(id: string, more: Partial<typeof orders.$inferInsert> = {}): Promise<void> {
  const product = { packageId: 'basic', productId: 'basic', amountCents: 1900, currency: 'EUR' } as const;
  await database.db.insert(orders).values({
    ...{ id, ...product, provider: 'sandbox', language: 'en', createdAt: AN_HOUR_AGO },
    ...more,
  });
}
const paid = (id: string, more: Partial<typeof orders.$inferInsert> = {}) =>
  insertOrder(id, { state: 'paid', paymentId: `pay_${id}`, paidAt: AN_HOUR_AGO, ...more });

async function enqueuedRefunds(): Promise<JobPayload<'orders.refund'>[]> {
  const jobs: JobPayload<'orders.refund'>[] = [];
  await drainQueue(database.url, { 'orders.refund': async (job) => void jobs.push(job) });
  return jobs;
}

it('reconcile: books what no webhook brought, and ends with 1 while something differs', async () => {
  await insertOrder('order1');
  const payment = { amountCents: 1900, currency: 'EUR', state: 'paid', createdAt: AN_HOUR_AGO } as const;
  await database.db.insert(sandboxPayments).values([
    { ...payment, id: 'pay_1', orderId: 'order1' },
    { ...payment, id: 'pay_2', orderId: 'nobody' },
  ]);
  const text = await runCommand(reconcileCommand(), '--since', '1d');
  expect(text).toMatch(
    /^Sandbox: 2 payments since \d{4}-\d\d-\d\d checked, 2 movements booked that no webhook had brought, 1 difference\.\n/,
  );
  expect(text).toContain(
    '  Payment pay_2 of 19.00 EUR (order nobody) was paid at Sandbox, and no order of ours fits it.\n',
  );
  expect(process.exitCode).toBe(1);
  expect(await database.own.select().from(orders)).toMatchObject([
    { id: 'order1', state: 'paid', paymentId: 'pay_1' },
  ]);

  await database.db.delete(sandboxPayments).where(eq(sandboxPayments.id, 'pay_2'));
  await database.db.delete(ledgerEntries).where(eq(ledgerEntries.paymentId, 'pay_2'));
  process.exitCode = undefined;
  expect(JSON.parse(await runCommand(reconcileCommand(), '--since', '1d', '--json'))).toEqual([
    { provider: 'sandbox', checked: 1, applied: 0, differences: [] },
  ]);
  expect(process.exitCode).toBeUndefined();
});

it('reconcile: reports a provider that does not answer, and ends with 1', async () => {
  for (const [name, value] of Object.entries(LEMON_SQUEEZY_KEYS)) vi.stubEnv(name, value);
  vi.stubEnv('PAYMENT_PRODUCTS', 'payment-products.example.json');
  onTestFinished(redirectFetch({ 'api.lemonsqueezy.com': 'http://127.0.0.1:1' }));
  const text = await runCommand(reconcileCommand());
  expect(text).toContain('Sandbox: 0 payments since');
  expect(text).toMatch(/Lemon Squeezy: 0 payments .*\n {2}The list could not be read to its end: Lemon /);
  expect(process.exitCode).toBe(1);
});

it('ledger: sums days, and writes every movement of a period for the accountant', async () => {
  const entry = { provider: 'stripe', orderId: 'o1', currency: 'EUR', source: 'webhook' } as const;
  await database.db.insert(ledgerEntries).values([
    {
      ...{ ...entry, paymentId: 'pi_1', kind: 'payment', totalCents: 0, amountCents: 1900, taxCents: 303 },
      ...{ occurredAt: new Date('2026-10-31T23:59:00Z'), recordedAt: AN_HOUR_AGO },
    },
    {
      ...{ ...entry, paymentId: 'pi_1', kind: 'refund', totalCents: 500, amountCents: -500, taxCents: null },
      ...{ occurredAt: new Date('2026-11-01T00:00:00Z'), recordedAt: AN_HOUR_AGO },
    },
  ]);
  const october = ['--from', '2026-10-01', '--until', '2026-10-31'];
  expect(JSON.parse(await runCommand(ledgerCommand(), ...october, '--json'))).toEqual([
    {
      ...{ day: '2026-10-31', provider: 'stripe', currency: 'EUR', payments: 1, paidCents: 1900 },
      ...{ refunds: 0, refundedCents: 0, netCents: 1900, taxCents: 303 },
    },
  ]);
  expect(await runCommand(ledgerCommand(), '--from', '2026-11-01', '--until', '2026-11-01')).toContain(
    '2026-11-01  stripe    EUR              0  0.00        1      5.00  -5.00    unknown\n',
  );

  // In Berlin the payment was made on the first of November.
  const inBerlin = ['--timezone', 'Europe/Berlin'];
  expect(await runCommand(ledgerCommand(), ...october, ...inBerlin, '--json')).toBe('[]\n');
  const november = ['--from', '2026-11-01', '--until', '2026-11-30'];
  const berlinCsv = await runCommand(ledgerCommand(), ...november, ...inBerlin, '--csv', '-');
  expect(berlinCsv).toContain('\r\n2026-11-01,2026-10-31T23:59:00.000Z,stripe,pi_1,o1,payment,');
  expect(berlinCsv).toContain('\r\n2026-11-01,2026-11-01T00:00:00.000Z,stripe,pi_1,o1,refund,');
  await expect(runCommand(ledgerCommand(), '--timezone', 'Berlin')).rejects.toThrow(
    '"Berlin" is no time zone',
  );

  const csv = await runCommand(ledgerCommand(), ...october, '--csv', '-');
  expect(csv.split('\r\n')).toEqual([
    'day,time,provider,payment,order,kind,paid_incl_tax,refunded_incl_tax,tax,currency,source,recorded_at',
    `2026-10-31,2026-10-31T23:59:00.000Z,stripe,pi_1,o1,payment,19.00,,3.03,EUR,webhook,${AN_HOUR_AGO.toISOString()}`,
    '',
  ]);
  const file = join(folder, 'ledger.csv');
  expect(await runCommand(ledgerCommand(), ...october, '--csv', file)).toBe(`${file} has 1 movement.\n`);
  expect(await readFile(file, 'utf8')).toBe(csv);
  await expect(runCommand(ledgerCommand(), '--csv', folder)).rejects.toThrow('cannot be written (EISDIR)');
  await expect(runCommand(ledgerCommand(), '--csv', '-', '--json')).rejects.toThrow('Choose one of');
});

it('refund: enqueues a refund of everything, or of a part, once', async () => {
  await paid('order1');
  await paid('order2', { refundRequestedCents: 300 });
  expect(await runCommand(refundCommand(), ' order1 ')).toContain('Sandbox is asked to refund 19.00 EUR, of');
  await runCommand(refundCommand(), 'order1', '--amount', '19.00');
  expect(await runCommand(refundCommand(), 'order2', '--amount', '5')).toContain(
    'Sandbox is asked to refund 2.00 EUR after 3.00 EUR before, of 19.00 EUR.',
  );
  expect(await enqueuedRefunds()).toEqual([
    { orderId: 'order1', reason: 'operator' },
    { orderId: 'order2', reason: 'operator', totalCents: 500 },
  ]);
});

it.each<[string, Partial<typeof orders.$inferInsert> | undefined, readonly string[], string]>([
  ['an unknown order', undefined, [], 'There is no order order1'],
  ['an unpaid order', { state: 'open' }, [], 'is not paid'],
  ['a refunded order', { state: 'refunded' }, [], 'is refunded already'],
  ['a requested refund', { state: 'refund_requested' }, [], 'is requested already'],
  ['a provider that is gone', { provider: 'paddle' }, [], 'is not configured'],
  ['more than the price', {}, ['--amount', '19.01'], 'more than the price'],
  ['what is refunded', { refundRequestedCents: 500 }, ['--amount', '5.00'], 'the total, earlier parts'],
])('refund: refuses %s in a sentence', async (_what, order, options, sentence) => {
  if (order) await paid('order1', order);
  const refused = runCommand(refundCommand(), 'order1', ...options);
  await expect(refused).rejects.toThrow(UnusableInput);
  await expect(refused).rejects.toThrow(sentence);
  expect(await enqueuedRefunds()).toEqual([]);
});

it('without a database, says how to start one', async () => {
  vi.stubEnv('DATABASE_URL', '');
  await expect(runCommand(ledgerCommand())).rejects.toThrow(/^No database is running/);
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nothing');
  await expect(runCommand(refundCommand(), 'order1')).rejects.toThrow(UnusableInput);
});
