import { expect, it } from 'vitest';
import { reconciliationStart } from './reconciliation-start.ts';

it('reads three days each hour, and sixty once a day', () => {
  const start = (now: string) => reconciliationStart(new Date(now)).toISOString();
  expect(start('2026-11-21T02:59:59.999Z')).toBe('2026-11-18T02:59:59.999Z');
  expect(start('2026-11-21T03:00:00.000Z')).toBe('2026-09-22T03:00:00.000Z');
  expect(start('2026-11-21T03:59:59.999Z')).toBe('2026-09-22T03:59:59.999Z');
  expect(start('2026-11-21T04:00:00.000Z')).toBe('2026-11-18T04:00:00.000Z');
});
