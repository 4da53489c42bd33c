import { basename } from 'node:path';

/** The numbers of tests of one step of `npm test`. A step that is not a test run counts as one test. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** The fields of vitest's JSON report that are used here. */
interface TestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Number of skipped tests. */
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The fields of vitest's JSON report that tell how long each test took. */
interface TimedReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

const SLOWEST_SHOWN = 10;

export function oneStep(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** @param succeeded whether the run succeeded; a file that cannot be loaded fails it without a failed test */
export function countTests(report: TestReport, succeeded: boolean): Counts {
  if (report.numTotalTests === 0) return oneStep(succeeded);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, succeeded ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Returns a line for each of the ten slowest tests, slowest first: seconds, file and title. */
export function slowestTests(reports: readonly TimedReport[]): readonly string[] {
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: name, title: fullName, ms: duration ?? 0 })),
    ),
  );
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${basename(file)} › ${title}`);
}

/**
 * Returns the lines at the end of `npm test`. A step that skipped all its tests gets no ✓.
 * @param photos whether the test photos exist
 * @param ci whether nobody watches the run, so that skipped tests have to stand out in its log
 */
export function summary(
  results: readonly StepResult[],
  { photos, ci }: { readonly photos: boolean; readonly ci: boolean },
): readonly string[] {
  const sum = (key: keyof Counts) => results.reduce((so, result) => so + result[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const lines = results.map(
    (result) =>
      `${mark(result)} ${result.name.padEnd(12)} ${result.seconds.toFixed(1).padStart(6)} s  ${words(result)}`,
  );
  lines.push(words(total));
  if (photos || total.skipped === 0) return lines;
  const missing = `${total.skipped} tests did not run, most of them for want of the test photos (README.md says where they belong).`;
  return [
    ...lines,
    ...(ci ? ['', '!'.repeat(missing.length), missing, '!'.repeat(missing.length)] : [missing]),
  ];
}

function mark({ passed, failed, skipped }: Counts): string {
  if (failed > 0) return '✗';
  return passed === 0 && skipped > 0 ? '-' : '✓';
}

function words({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
