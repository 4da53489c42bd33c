import { expect, test } from 'vitest';

import { countTests, oneStep, slowestTests, summary } from './test-summary.ts';

const REPORT = {
  numTotalTests: 10,
  numPassedTests: 6,
  numFailedTests: 0,
  numPendingTests: 3,
  numTodoTests: 1,
};
const RESULTS = [
  { name: 'types', ...oneStep(true), seconds: 21.04 },
  { name: 'journeys', passed: 0, failed: 0, skipped: 9, seconds: 7 },
];

test('counts skipped tests', () => {
  expect(countTests(REPORT, true)).toEqual({ passed: 6, failed: 0, skipped: 4 });
});

test('counts a failed run without a failed test as a failure', () => {
  expect(countTests(REPORT, false)).toEqual({ passed: 6, failed: 1, skipped: 4 });
  expect(countTests({ ...REPORT, numTotalTests: 0 }, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('gives no tick to a step that skipped all its tests', () => {
  expect(summary(RESULTS, { photos: true, ci: false })).toEqual([
    '✓ types          21.0 s  1 passed, 0 failed, 0 skipped',
    '- journeys        7.0 s  0 passed, 0 failed, 9 skipped',
    '1 passed, 0 failed, 9 skipped',
  ]);
});

test('reports missing photos, and makes the report stand out in CI', () => {
  const sentence = expect.stringMatching(/^9 tests did not run, .* test photos/) as string;
  const said = summary(RESULTS, { photos: false, ci: false });
  expect(said.at(-1)).toEqual(sentence);
  const loud = summary(RESULTS, { photos: false, ci: true });
  expect(loud.slice(-3)).toEqual([
    expect.stringMatching(/^!{40,}$/),
    sentence,
    expect.stringMatching(/^!{40,}$/),
  ]);
});

test('does not mention missing photos when no test was skipped', () => {
  const [types] = RESULTS;
  expect(summary([types!], { photos: false, ci: true })).toHaveLength(2);
});

test('lists the ten slowest tests of all runs, slowest first', () => {
  const report = (name: string, durations: readonly (number | null)[]) => ({
    testResults: [
      {
        name: `/somewhere/${name}`,
        assertionResults: durations.map((duration, n) => ({ fullName: `case ${n}`, duration })),
      },
    ],
  });
  const lines = slowestTests([
    report('a.test.ts', [1_000, 900, null]),
    report(
      'b.test.ts',
      Array.from({ length: 9 }, (_, n) => 12_340 - n),
    ),
  ]);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  12.3 s  b.test.ts › case 0');
  expect(lines[9]).toBe('   1.0 s  a.test.ts › case 0');
  expect(slowestTests([])).toEqual([]);
});
