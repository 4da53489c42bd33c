import { expect, it } from 'vitest';
import { cachedReport } from './cached-report.ts';

function bench() {
  const time = { ms: 0 };
  const runs: ((outcome: Error | undefined) => void)[] = [];
  const now = () => new Date(time.ms);
  const report = cachedReport(async () => {
    const error = await new Promise<Error | undefined>((resolve) => runs.push(resolve));
    if (error) throw error;
    return { at: now(), findings: [] };
  }, now);
  return { time, runs, report };
}

it('shares a run for a minute, also while it is under way', async () => {
  const { time, runs, report } = bench();
  const both = Promise.all([report(), report()]);
  runs[0]!(undefined);
  const [one, two] = await both;
  expect(one).toBe(two);
  time.ms = 59_999;
  expect(await report()).toBe(one);
  time.ms = 60_000;
  const later = report();
  runs[1]!(undefined);
  expect(await later).not.toBe(one);
  expect(runs).toHaveLength(2);
});

it('repeats a run that has failed', async () => {
  const { runs, report } = bench();
  const failing = report();
  runs[0]!(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  const again = report();
  runs[1]!(undefined);
  expect((await again).findings).toEqual([]);
});
