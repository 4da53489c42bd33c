import { expect, it } from 'vitest';
import { silentLog } from '../platform/log/silent-log.ts';
import type { FinishedRun } from '../platform/queue/work-queues.ts';
import { logRun } from './log-run.ts';

const RUN: FinishedRun = {
  job: 'shoots.prepare',
  jobId: 'j',
  ids: { shootId: 's', selfieId: 'p' },
  attempt: 2,
  attemptsMost: 9,
  outcome: 'completed',
  elapsedMs: 120,
};

function linesOf(run: FinishedRun): unknown[] {
  const lines: unknown[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push([level, message, fields]);
  logRun({ ...silentLog, info: at('info'), warn: at('warn'), error: at('error') }, run);
  return lines;
}

it('names the shoot and the selfie of a job', () => {
  expect(linesOf(RUN)).toEqual([
    [
      'info',
      'a job was done',
      { job: 'shoots.prepare', jobId: 'j', shootId: 's', selfieId: 'p', elapsedMs: 120 },
    ],
  ]);
});

it('logs how many tries are left after a failure, and which one was the last', () => {
  const error = new Error('no memory');
  const failed: FinishedRun = { ...RUN, outcome: 'failed', error };
  expect(linesOf(failed)).toMatchObject([
    ['warn', 'a job failed and is tried again', { shootId: 's', attempt: 2, attemptsMost: 9, error }],
  ]);
  expect(linesOf({ ...failed, attempt: 9 })).toMatchObject([
    ['error', 'a job failed for the last time', { shootId: 's', error }],
  ]);
});
