import { expect, test } from 'vitest';

import { FairShare } from './fair-share.ts';

function world() {
  const time = { ms: 0 };
  return { time, share: new FairShare(() => time.ms) };
}

/** Runs free tasks of `taskMs` as often as allowed. @returns how much of `untilMs` they ran, milliseconds */
function freeTimeOf({ time, share }: ReturnType<typeof world>, taskMs: number, untilMs: number): number {
  let ranMs = 0;
  while (time.ms < untilMs) {
    const wait = share.waitMs('preview');
    if (wait > 0) time.ms += wait;
    else {
      share.freeBegins();
      time.ms += taskMs;
      ranMs += taskMs;
      share.freeEnds();
    }
  }
  return ranMs;
}

test('without paid work free work never waits', () => {
  const { share, time } = world();
  for (let task = 0; task < 100; task++) {
    expect(share.waitMs('check')).toBe(0);
    share.freeBegins();
    time.ms += 5_000;
    share.freeEnds();
  }
  share.paidBegins();
  expect(share.waitMs('check'), 'and owes nothing when somebody has paid').toBe(0);
});

test('beside paid work a task is paid back before the next, as long as it ran', () => {
  const { share, time } = world();
  share.paidBegins();
  expect(share.waitMs('preview')).toBe(0);
  share.freeBegins();
  time.ms += 3_000;
  expect(share.waitMs('preview'), 'not before the one that runs has ended').toBe(Infinity);
  share.freeEnds();
  expect(share.waitMs('preview')).toBe(2_001);
  time.ms += 2_000;
  expect(share.waitMs('preview')).toBe(1);
  time.ms += 1;
  expect(share.waitMs('preview')).toBe(0);
});

test.each([100, 700, 2_500])('with tasks of %i ms paid work has half of the time', (taskMs) => {
  const here = world();
  here.share.paidBegins();
  const ranMs = freeTimeOf(here, taskMs, 120_000);
  expect(ranMs).toBeGreaterThan(55_000);
  expect(ranMs).toBeLessThan(60_000 + taskMs + 1_000);
});

test('a first preview goes ahead of what is owed, and not for ever', () => {
  const { share, time } = world();
  share.paidBegins();
  share.freeBegins();
  time.ms += 4_000;
  share.freeEnds();
  expect(share.waitMs('preview')).toBe(3_001);
  expect(share.waitMs('first-preview')).toBe(0);
  share.freeBegins();
  time.ms += 4_000;
  share.freeEnds();
  expect(share.waitMs('first-preview')).toBe(2_001);
});

test('two workers share the half: each has a quarter', () => {
  const here = world();
  here.share.setOthers({ paid: true, workers: 2 });
  const ranMs = freeTimeOf(here, 500, 120_000);
  expect(ranMs).toBeGreaterThan(27_000);
  expect(ranMs).toBeLessThan(31_500);
});

test('when the paid work has ended nothing waits, and listeners are called', () => {
  const { share, time } = world();
  let calls = 0;
  share.onChange(() => calls++);
  share.paidBegins();
  share.freeBegins();
  time.ms += 30_000;
  share.freeEnds();
  expect(calls).toBe(1);
  expect(share.waitMs('check')).toBe(29_001);
  share.paidEnds();
  expect(calls).toBe(2);
  expect(share.waitMs('check')).toBe(0);
  time.ms += 28_000;
  share.paidBegins();
  expect(share.waitMs('check'), 'a paid task that ends and another one begins forgive nothing').toBe(1_001);
});
