import { expect, it } from 'vitest';
import { createNudge } from './coalesced-signal.ts';

it('keeps a push until somebody waits, and counts many as one', async () => {
  const nudge = createNudge();
  nudge.push();
  nudge.push();
  expect(await nudge.wait(1_000)).toBe(true);
  expect(await nudge.wait(1)).toBe(false);
});

it('wakes who waits', async () => {
  const nudge = createNudge();
  const waiting = nudge.wait(10_000);
  nudge.push();
  expect(await waiting).toBe(true);
});
