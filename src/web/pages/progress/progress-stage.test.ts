import { expect, it } from 'vitest';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';
import { progressTexts } from '../../../i18n/progress/index.ts';
import { announcedCount, laterView, progressLead, progressStage } from './progress-stage.ts';

const at = (state: ShootState, done: number) => ({
  state,
  progress: { prepared: 0, selfies: 5, done, total: 12 },
});

it.each<[ShootState, boolean, string | undefined]>([
  ['ready_to_pay', false, 'waiting'],
  ['draft', true, 'paid'],
  ['paid', true, 'paid'],
  ['rendering', true, 'rendering'],
  ['failed', true, 'failed'],
  ['refunded', true, 'refunded'],
  ['expired', true, undefined],
])('a shoot that is %s (paid: %s) shows %s', (state, paid, stage) => {
  expect(progressStage({ state, paid })).toBe(stage);
});

it('claims no failure for a shoot whose consent was withdrawn', () => {
  const texts = progressTexts.en;
  const given = { consents: { likeness: '2026-11-21T10:00:00Z' } };
  expect(progressLead(texts, 'failed', given)).toBe(texts.lead.failed);
  expect(progressLead(texts, 'failed', { consents: {} })).toBe(texts.failedWithoutConsent);
  expect(progressLead(texts, 'refunded', { consents: {} })).toBe(texts.lead.refunded);
});

it('never counts backwards', () => {
  const shown = at('rendering', 7);
  expect(laterView(shown, at('rendering', 6))).toBe(shown);
  expect(laterView(shown, at('paid', 0))).toBe(shown);
  expect(laterView(shown, at('rendering', 8)).progress.done).toBe(8);
  expect(laterView(shown, at('delivered', 12)).state).toBe('delivered');
});

it('a failed shoot proceeds to its refund, not back to rendering', () => {
  const failed = at('failed', 7);
  expect(laterView(failed, at('rendering', 9))).toBe(failed);
  expect(laterView(failed, at('refunded', 7)).state).toBe('refunded');
});

it('announces a shoot four times', () => {
  const announced = Array.from({ length: 13 }, (_, done) => announcedCount(done, 12));
  expect([...new Set(announced)]).toEqual([0, 3, 6, 9, 12]);
  expect(announced.every((count, done) => count <= done)).toBe(true);
});

it('announces nothing for an empty shoot', () => {
  expect(announcedCount(0, 0)).toBe(0);
});
