import { expect, it } from 'vitest';
import { waitForScript } from './wait-for-script.ts';

function fakeClock() {
  const clock = {
    now: 1_000,
    waits: [] as number[],
    nowMs: () => clock.now,
    wait: async (timeMs: number) => {
      clock.waits.push(timeMs);
      clock.now += timeMs;
    },
  };
  return clock;
}

it('asks every 100 ms until the script is there', async () => {
  const clock = fakeClock();
  expect(await waitForScript(() => clock.now >= 1_350, clock)).toBe(true);
  expect(clock.waits).toEqual([100, 100, 100, 100]);
});

it('does not wait for a script that is there', async () => {
  const clock = fakeClock();
  expect(await waitForScript(() => true, clock, 0)).toBe(true);
  expect(clock.waits).toEqual([]);
});

it('gives up after 5 s, or after the time that the caller sets', async () => {
  const clock = fakeClock();
  expect(await waitForScript(() => false, clock)).toBe(false);
  expect(clock.now).toBe(6_000);
  expect(await waitForScript(() => false, clock, 250)).toBe(false);
  expect(clock.now).toBe(6_300);
});
