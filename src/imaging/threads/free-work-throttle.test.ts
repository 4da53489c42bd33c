import { expect, test } from 'vitest';

import { FreeWorkThrottle } from './free-work-throttle.ts';

function setUp() {
  const time = { ms: 0 };
  return { time, throttle: new FreeWorkThrottle(() => time.ms) };
}

/** Runs free tasks of `taskMs` as often as allowed. @returns how long they ran until `untilMs`, milliseconds */
function freeTimeOf({ time, throttle }: ReturnType<typeof setUp>, taskMs: number, untilMs: number): number {
  let ranMs = 0;
  while (time.ms < untilMs) {
    const wait = throttle.waitMs('preview');
    if (wait > 0) time.ms += wait;
    else {
      throttle.beginFree();
      time.ms += taskMs;
      ranMs += taskMs;
      throttle.endFree();
    }
  }
  return ranMs;
}

test('without paid work free work never waits', () => {
  const { throttle, time } = setUp();
  for (let task = 0; task < 100; task++) {
    expect(throttle.waitMs('check')).toBe(0);
    throttle.beginFree();
    time.ms += 5_000;
    throttle.endFree();
  }
  throttle.beginPaid();
  expect(throttle.waitMs('check'), 'and has no debt when paid work begins').toBe(0);
});

test('beside paid work the next free task waits as long as the last one ran', () => {
  const { throttle, time } = setUp();
  throttle.beginPaid();
  expect(throttle.waitMs('preview')).toBe(0);
  throttle.beginFree();
  time.ms += 3_000;
  expect(throttle.waitMs('preview'), 'not before the running one has ended').toBe(Infinity);
  throttle.endFree();
  expect(throttle.waitMs('preview')).toBe(2_001);
  time.ms += 2_000;
  expect(throttle.waitMs('preview')).toBe(1);
  time.ms += 1;
  expect(throttle.waitMs('preview')).toBe(0);
});

test.each([100, 700, 2_500])('with tasks of %i ms paid work has half of the time', (taskMs) => {
  const here = setUp();
  here.throttle.beginPaid();
  const ranMs = freeTimeOf(here, taskMs, 120_000);
  expect(ranMs).toBeGreaterThan(55_000);
  expect(ranMs).toBeLessThan(60_000 + taskMs + 1_000);
});

test('a first preview may start with a larger debt, within its allowance', () => {
  const { throttle, time } = setUp();
  throttle.beginPaid();
  throttle.beginFree();
  time.ms += 4_000;
  throttle.endFree();
  expect(throttle.waitMs('preview')).toBe(3_001);
  expect(throttle.waitMs('first-preview')).toBe(0);
  throttle.beginFree();
  time.ms += 4_000;
  throttle.endFree();
  expect(throttle.waitMs('first-preview')).toBe(2_001);
});

test('two workers share the half: each has a quarter', () => {
  const here = setUp();
  here.throttle.setMachineLoad({ paid: true, workers: 2 });
  const ranMs = freeTimeOf(here, 500, 120_000);
  expect(ranMs).toBeGreaterThan(27_000);
  expect(ranMs).toBeLessThan(31_500);
});

test('when the paid work has ended nothing waits, and listeners are called', () => {
  const { throttle, time } = setUp();
  let calls = 0;
  throttle.onChange(() => calls++);
  throttle.beginPaid();
  throttle.beginFree();
  time.ms += 30_000;
  throttle.endFree();
  expect(calls).toBe(1);
  expect(throttle.waitMs('check')).toBe(29_001);
  throttle.endPaid();
  expect(calls).toBe(2);
  expect(throttle.waitMs('check')).toBe(0);
  time.ms += 28_000;
  throttle.beginPaid();
  expect(throttle.waitMs('check'), 'a pause between paid tasks pays back only its own time').toBe(1_001);
});
