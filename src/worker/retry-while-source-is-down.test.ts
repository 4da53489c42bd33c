import { expect, test } from 'vitest';

import { PortraitSourceError } from '../platform/portraits/portrait-source.ts';
import { retryWhileSourceIsDown } from './retry-while-source-is-down.ts';

/** Runs work that fails with this error, and returns what was scheduled and logged. */
async function tried(attempt: number, error?: Error) {
  const done: unknown[] = [];
  await retryWhileSourceIsDown(
    { warn: (fields, message) => void done.push(message, fields) },
    attempt,
    'no portraits yet',
    async () => void done.push('scheduled'),
    async () => {
      if (error) throw error;
    },
  );
  return done;
}

test('schedules another attempt while the source is down, and logs that once', async () => {
  const outage = new PortraitSourceError('it does not answer');
  expect(await tried(1, outage)).toEqual(['scheduled', 'no portraits yet', { error: 'it does not answer' }]);
  expect(await tried(2, outage)).toEqual(['scheduled']);
});

test('does nothing after work that succeeds, and rethrows other errors', async () => {
  expect(await tried(1)).toEqual([]);
  await expect(tried(1, new Error('a bug'))).rejects.toThrow('a bug');
});
