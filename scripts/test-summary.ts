/** What one step of `npm test` counted; a step that is not a test run counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** Of vitest's JSON report. */
interface TestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Skipped. */
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export function oneStep(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** @param succeeded whether the run itself did: a file that does not even load has no failed test, but fails it */
export function countTests(report: TestReport, succeeded: boolean): Counts {
  if (report.numTotalTests === 0) return oneStep(succeeded);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, succeeded ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The lines at the end of `npm test`. A step whose every test was skipped has shown nothing and gets no ✓.
 * @param photos whether the test photos are there
 * @param ci whether nobody watches the run: what it left out is then said so that it stands out in a log
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
