import { expect, it } from 'vitest';
import { formatAmount, parseAmount, parsePeriod, parseSince } from './typed-values.ts';

const NOW = new Date('2026-11-26T10:00:00Z');

it.each([
  ['7d', '2026-11-19T10:00:00.000Z'],
  ['0d', '2026-11-26T10:00:00.000Z'],
  ['2026-11-26', '2026-11-26T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])('since %s means %s', (typed, since) => {
  expect(parseSince(typed, NOW)).toEqual({ ok: true, value: new Date(since) });
});

it.each(['', '7', 'd', '-7d', '99999d', '2026-11-31', '2026-13-01', '2026-1-1', '26.11.2026', 'yesterday'])(
  'since "%s" is refused in a sentence',
  (typed) => {
    const error = `"${typed}" is neither a date such as 2026-11-26 nor a number of days such as 7d.`;
    expect(parseSince(typed, NOW)).toEqual({ ok: false, error });
  },
);

it('refuses a future', () => {
  expect(parseSince('2026-11-27', NOW)).toEqual({ ok: false, error: '2026-11-27 is in the future.' });
});

it('includes both days of a period in every time zone', () => {
  expect(parsePeriod({ from: '2026-11-01', until: '2026-11-30' })).toEqual({
    ok: true,
    value: { from: new Date('2026-10-31T00:00:00Z'), until: new Date('2026-12-02T00:00:00Z') },
  });
  expect(parsePeriod({ from: '2026-11-01', until: '2026-11-01' })).toMatchObject({ ok: true });
  expect(parsePeriod({})).toMatchObject({ ok: true, value: { from: new Date('1969-12-31T00:00:00Z') } });
});

it.each([
  [{ from: '2026-11-31' }, '"2026-11-31" is not a date such as 2026-11-26.'],
  [{ until: 'today' }, '"today" is not a date such as 2026-11-26.'],
  [{ from: '2026-11-02', until: '2026-11-01' }, '2026-11-01 is before 2026-11-02.'],
])('refuses the period %j', (typed, error) => {
  expect(parsePeriod(typed)).toEqual({ ok: false, error });
});

it.each([
  ['5', 500],
  ['5.00', 500],
  ['5,5', 550],
  ['0.01', 1],
  ['19.99', 1999],
])('reads the amount %s', (typed, cents) => {
  expect(parseAmount(typed)).toEqual({ ok: true, value: cents });
});

it.each(['', '0', '0.00', '-5', '5.001', '1e3', '5 EUR', '.5', '5.', '99999999'])(
  'refuses the amount "%s"',
  (typed) => {
    expect(parseAmount(typed)).toEqual({ ok: false, error: `"${typed}" is not an amount such as 5.00.` });
  },
);

it.each([
  [1900, '19.00 EUR'],
  [5, '0.05 EUR'],
  [-5, '-0.05 EUR'],
  [0, '0.00 EUR'],
])('formats %d cents as %s', (cents, text) => expect(formatAmount(cents, 'EUR')).toBe(text));
