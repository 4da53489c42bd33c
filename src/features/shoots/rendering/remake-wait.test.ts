import { expect, it } from 'vitest';
import { remakeWait } from './remake-wait.ts';

it('remakes lost headshots at once, then with growing waits for an hour, then no more', () => {
  const waits = Array.from({ length: 8 }, (_, remakes) => remakeWait(remakes));
  expect(waits).toEqual([0, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, undefined]);
});
