import { expect, it } from 'vitest';
import { createCoalescedSignal } from './coalesced-signal.ts';

it('remembers a notification until somebody waits, and counts many as one', async () => {
  const signal = createCoalescedSignal();
  signal.notify();
  signal.notify();
  expect(await signal.wait(1_000)).toBe(true);
  expect(await signal.wait(1)).toBe(false);
});

it('wakes the waiter', async () => {
  const signal = createCoalescedSignal();
  const waiting = signal.wait(10_000);
  signal.notify();
  expect(await waiting).toBe(true);
});
