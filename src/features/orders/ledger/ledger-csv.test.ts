import { expect, it } from 'vitest';
import { ledgerCsv } from './ledger-csv.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const HEADER =
  'day,time,provider,payment,order,kind,paid_incl_tax,refunded_incl_tax,tax,currency,source,recorded_at';
const entry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ id: 1, provider: 'stripe', paymentId: 'pi_1', kind: 'payment', totalCents: 0, orderId: 'order-1' },
  ...{ amountCents: 1900, taxCents: 303, currency: 'EUR', source: 'webhook' },
  occurredAt: new Date('2026-11-21T10:00:00Z'),
  recordedAt: new Date('2026-11-21T10:00:02.345Z'),
  ...more,
});
const linesOf = (...entries: LedgerEntry[]) => ledgerCsv(entries).split('\r\n');

it('has a header even without entries', () => {
  expect(ledgerCsv([])).toBe(`${HEADER}\r\n`);
});

it('writes payments and refunds in their own columns, without a sign', () => {
  const refund = { kind: 'refund', totalCents: 500, amountCents: -500, taxCents: -80 } as const;
  expect(linesOf(entry(), entry({ ...refund, source: 'reconciliation' }))).toEqual([
    HEADER,
    '2026-11-21,2026-11-21T10:00:00.000Z,stripe,pi_1,order-1,payment,19.00,,3.03,EUR,webhook,2026-11-21T10:00:02.345Z',
    '2026-11-21,2026-11-21T10:00:00.000Z,stripe,pi_1,order-1,refund,,5.00,0.80,EUR,reconciliation,2026-11-21T10:00:02.345Z',
    '',
  ]);
});

it('leaves an unknown tax and an unknown order empty, and writes small amounts with two digits', () => {
  const [, unknown, small] = linesOf(
    entry({ taxCents: null, orderId: null, amountCents: 123_456 }),
    entry({ taxCents: 0, amountCents: 5 }),
  );
  expect(unknown).toBe(
    '2026-11-21,2026-11-21T10:00:00.000Z,stripe,pi_1,,payment,1234.56,,,EUR,webhook,2026-11-21T10:00:02.345Z',
  );
  expect(small).toBe(
    '2026-11-21,2026-11-21T10:00:00.000Z,stripe,pi_1,order-1,payment,0.05,,0.00,EUR,webhook,2026-11-21T10:00:02.345Z',
  );
});

it.each([
  ['=HYPERLINK("https://evil.example";"x")', '"\'=HYPERLINK(""https://evil.example"";""x"")"'],
  ['+1+1', "'+1+1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
])('writes the id %j as text', (paymentId, field) => {
  expect(ledgerCsv([entry({ paymentId })])).toBe(
    `${HEADER}\r\n2026-11-21,2026-11-21T10:00:00.000Z,stripe,${field},order-1,payment,19.00,,3.03,EUR,webhook,2026-11-21T10:00:02.345Z\r\n`,
  );
});
