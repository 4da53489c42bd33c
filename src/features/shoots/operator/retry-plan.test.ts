import { describe, expect, it } from 'vitest';
import type { StoredJob } from '../../../platform/queue/stored-job.ts';
import { planRetry, retriedNames, type RetryFacts } from './retry-plan.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const PAST = new Date('2026-11-27T09:00:00Z');
const EARLIER = new Date('2026-11-27T08:00:00Z');
const FUTURE = new Date('2026-11-27T11:00:00Z');

const job = (name: StoredJob['name'], more: Partial<StoredJob> = {}): StoredJob => ({
  ...{ id: name, name, isDeadLetter: false, state: 'created', payload: {}, tries: 0, triesMost: 9 },
  ...{ createdAt: PAST, startAfter: PAST, startedAt: null, endedAt: null, error: undefined },
  ...more,
});

const facts = (
  shoot: Partial<RetryFacts['shoot']>,
  more: Partial<Omit<RetryFacts, 'shoot'>> = {},
): RetryFacts => ({
  ...{ uncheckedSelfieIds: [], awaitedRemakeIds: [], unsentMailIds: [], jobs: [], now: NOW },
  ...more,
  shoot: {
    ...{ state: 'rendering', expiresAt: FUTURE, erasedAt: null, consents: { likeness: 'yes' } },
    ...{ compareState: 'done', previewState: 'ready', ...shoot },
  },
});

/** Returns the names of the jobs that are started, or why none is. */
function retried(given: RetryFacts): readonly string[] | string {
  const plan = planRetry(given);
  return plan.ok ? retriedNames(plan.value) : plan.error;
}

describe.each(['paid', 'rendering'] as const)('a shoot that is %s', (state) => {
  it.each([
    ['no job', [], ['shoots.render']],
    ['only jobs that ended', [job('shoots.render', { state: 'failed' })], ['shoots.render']],
    ['only a dead letter', [job('shoots.render', { isDeadLetter: true })], ['shoots.render']],
    ['a job that runs', [job('shoots.render', { state: 'active' })], 'running'],
    ['a delivery that runs', [job('shoots.deliver', { state: 'active' })], 'running'],
    ['a job that is due', [job('shoots.render', { state: 'retry' })], 'waiting'],
    [
      'one that runs and one that is due',
      [job('shoots.render', { state: 'retry' }), job('shoots.deliver', { state: 'active' })],
      'running',
    ],
    [
      'one that is due and one that waits',
      [job('shoots.render', { startAfter: FUTURE }), job('shoots.deliver', { startAfter: NOW })],
      'waiting',
    ],
    ['a job of earlier that is due', [job('shoots.render', { createdAt: EARLIER })], 'waiting'],
    ['a new job', [job('shoots.render', { createdAt: FUTURE, startAfter: FUTURE })], 'waiting'],
    ['one that waits', [job('shoots.deliver', { state: 'retry', startAfter: FUTURE })], ['shoots.deliver']],
  ] as const)('with %s', (_, jobs, expected) => {
    expect(retried(facts({ state }, { jobs }))).toEqual(expected);
  });

  it('is never erased by a retry', () => {
    expect(retried(facts({ state, expiresAt: PAST }))).toEqual(['shoots.render']);
  });
});

describe('a draft', () => {
  it('gets checks, comparison and preview again that have lost their jobs', () => {
    const draft = { state: 'draft', compareState: 'queued', previewState: 'queued' } as const;
    expect(retried(facts(draft))).toEqual(['shoots.compare', 'shoots.preview']);
    expect(retried(facts({ ...draft, compareState: 'failed', previewState: 'failed' }))).toEqual([
      'shoots.compare',
    ]);
    expect(retried(facts({ ...draft, consents: {}, previewState: 'ready' }))).toBe('nothing-open');
  });

  it('is compared only when every selfie is checked, each by a job of its own', () => {
    const jobs = [job('shoots.prepare', { state: 'active', payload: { selfieId: 'b' } })];
    const unchecked = { uncheckedSelfieIds: ['a', 'b'], jobs };
    const plan = planRetry(facts({ state: 'ready_to_pay', compareState: 'queued' }, unchecked));
    expect(plan).toMatchObject({ ok: true, value: { selfieIds: ['a'], compare: false } });
  });

  it('is not worked at twice', () => {
    const draft = facts(
      { state: 'draft', compareState: 'queued', previewState: 'queued' },
      { jobs: [job('shoots.compare', { state: 'active' }), job('shoots.preview', { state: 'active' })] },
    );
    expect(retried(draft)).toBe('running');
  });

  it('has a check of its own for each selfie, whatever other jobs name it', () => {
    const jobs = [job('shoots.compare', { payload: { selfieId: 'a' } })];
    expect(retried(facts({ state: 'draft' }, { uncheckedSelfieIds: ['a'], jobs }))).toEqual([
      'shoots.prepare',
    ]);
  });

  it.each([{ erasedAt: PAST }, { state: 'refunded' }] as const)('that has ended stays so: %j', (ended) => {
    const draft = { state: 'draft', compareState: 'queued', previewState: 'queued', ...ended } as const;
    expect(retried(facts(draft))).toBe('nothing-open');
    expect(retried(facts(draft, { uncheckedSelfieIds: ['a'] }))).toBe('nothing-open');
  });

  it('that has expired is left to the sweep, which knows whether it may be paid', () => {
    expect(retried(facts({ state: 'draft', expiresAt: PAST }))).toBe('nothing-open');
  });
});

it.each(['delivered', 'failed', 'refunded', 'expired'] as const)(
  'erases a shoot that is %s and overdue, once',
  (state) => {
    expect(retried(facts({ state, expiresAt: PAST }))).toEqual(['shoots.expire']);
    expect(retried(facts({ state, expiresAt: NOW }))).toEqual(['shoots.expire']);
    expect(retried(facts({ state, expiresAt: PAST, erasedAt: PAST }))).toEqual(
      state === 'failed' ? 'failed' : 'nothing-open',
    );
    const jobs = [job('shoots.expire', { state: 'active' })];
    expect(retried(facts({ state, expiresAt: PAST }, { jobs }))).toBe('running');
  },
);

it('does not render a failed shoot again, because it is refunded', () => {
  expect(retried(facts({ state: 'failed' }))).toBe('failed');
});

it('sends mails and makes remakes that have lost their jobs', () => {
  const lost = { unsentMailIds: ['m', 'n'], awaitedRemakeIds: ['r'] };
  const jobs = [job('mail.send', { payload: { mailId: 'n' }, state: 'retry', startAfter: FUTURE })];
  const plan = planRetry(facts({ state: 'delivered' }, { ...lost, jobs }));
  expect(plan).toMatchObject({ ok: true, value: { mailIds: ['m'], remakeIds: ['r'], startNow: jobs } });
  expect(retried(facts({ state: 'delivered' }, lost))).toEqual(['headshots.remake', 'mail.send']);
  expect(retried(facts({ state: 'refunded' }, { awaitedRemakeIds: ['r'] }))).toBe('nothing-open');
});
