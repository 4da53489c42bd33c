import { expect, it } from 'vitest';
import type { StoredJob } from '../../../platform/queue/stored-job.ts';
import { shootTrouble } from './shoot-trouble.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const shoot = (more: Partial<Parameters<typeof shootTrouble>[0]> = {}) => ({
  ...{ state: 'rendering' as const, expiresAt: before(-600), erasedAt: null },
  ...more,
});

const job = (more: Partial<StoredJob> = {}): StoredJob => ({
  ...{ id: '1', name: 'shoots.render', isDeadLetter: false, state: 'created', payload: {} },
  ...{ tries: 0, triesMost: 21, createdAt: before(1), startAfter: before(1) },
  ...{ startedAt: null, endedAt: null, error: undefined },
  ...more,
});

const trouble = (jobs: readonly StoredJob[], more: Parameters<typeof shoot>[0] = {}) =>
  shootTrouble(shoot(more), jobs, NOW);

it.each([
  ['no job', [], 'No job works on it'],
  ['only ended jobs', [job({ state: 'completed' }), job({ state: 'failed' })], 'No job works on it'],
  ['only a job of another kind', [job({ name: 'shoots.prepare' })], 'No job works on it'],
  ['only a dead letter', [job({ isDeadLetter: true })], 'No job works on it'],
  ['a job that has just come', [job()], undefined],
  ['a job that runs', [job({ state: 'active', createdAt: before(200) })], undefined],
  ['a delivery that runs', [job({ name: 'shoots.deliver', state: 'active' })], undefined],
  ['a job that no worker takes', [job({ createdAt: before(20) })], 'Waits for a worker for 19 min'],
  [
    'a job that tries again',
    [job({ state: 'retry', tries: 3, error: 'no memory' })],
    'Try 3 of 21 failed: no memory',
  ],
  [
    'a job whose worker was killed',
    [job({ state: 'retry', tries: 1 })],
    'Try 1 of 21 failed: the worker stopped',
  ],
] as const)('of a shoot that is being made with %s', (_, jobs, sentence) => {
  expect(trouble(jobs.map((one) => ({ ...one, startAfter: before(19) })))).toBe(sentence);
  expect(
    trouble(
      jobs.map((one) => ({ ...one, startAfter: before(19) })),
      { state: 'paid' },
    ),
  ).toBe(sentence);
});

it.each([
  ['delivered', before(121), 'Should be erased by now'],
  ['delivered', before(119), undefined],
  ['draft', before(121), 'Should be erased by now'],
  ['failed', before(121), 'Should be erased by now'],
  ['failed', before(-60), 'Headshots could not be made'],
  ['delivered', before(-60), undefined],
] as const)('of a shoot that is %s and expires at %s', (state, expiresAt, sentence) => {
  expect(trouble([], { state, expiresAt })).toBe(sentence);
  expect(trouble([], { state: 'expired', expiresAt, erasedAt: NOW })).toBeUndefined();
});
