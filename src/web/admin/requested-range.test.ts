import { expect, it } from 'vitest';
import { requestedRange } from './requested-range.ts';

const NOW = new Date('2026-11-27T13:00:00Z');
const read = (query: string) => requestedRange(`https://lichtbild.example/dashboard${query}`, NOW);
const MONTH = { first: '2026-10-29', last: '2026-11-27' };

it('reads the range of the address, which ends today by default', () => {
  expect(read('')).toEqual({ range: MONTH, today: '2026-11-27', isRefused: false });
  expect(read('?from=2026-11-01&until=2026-11-02').range).toEqual({
    first: '2026-11-01',
    last: '2026-11-02',
  });
  expect(read('?from=2026-11-20').range).toEqual({ first: '2026-11-20', last: '2026-11-27' });
});

it.each(['?from=2026-11-02&until=2026-11-01', '?from=yesterday', '?until=2026-11-01'])(
  'shows the default instead of %s, and says so',
  (query) => expect(read(query)).toMatchObject({ range: MONTH, isRefused: true }),
);
