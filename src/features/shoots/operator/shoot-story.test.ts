import { describe, expect, it } from 'vitest';
import type { ShootRecord } from './shoot-record.ts';
import { shootStory } from './shoot-story.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));

const SHOOT: ShootRecord['shoot'] = {
  ...{ id: 's', state: 'draft', language: 'de', packageId: null, styles: [], clothes: 'mix', email: null },
  ...{ firstName: null, consents: {}, newsletterTick: null, seed: 1, compareState: 'none', comparedAt: null },
  ...{ previewState: 'none', previewStyle: null, previewSelfieId: null, previews: [], previewMadeAt: null },
  ...{ previewsMade: 0, previewCharged: false, previewTurn: 0, previewWaiting: false },
  ...{ startRequestedAt: null, remakes: 0, preparedSelfies: 0, createdAt: at(0), paidAt: null },
  ...{ renderingAt: null, deliveredAt: null, failedAt: null, expiresAt: at(59), erasedAt: null },
};
const NO_HEADSHOTS = { count: 0, firstAt: null, lastAt: null, meanElapsedMs: null };

const selfie = (more: Partial<ShootRecord['selfies'][number]> = {}): ShootRecord['selfies'][number] => ({
  ...{ id: 'a', position: 1, state: 'accepted', reasons: [], cautions: [], isWantedAnyway: false },
  ...{ createdAt: at(1), checkedAt: at(2) },
  ...more,
});

const story = (more: Partial<Omit<ShootRecord, 'shoot'>> & { shoot?: Partial<ShootRecord['shoot']> } = {}) =>
  shootStory({
    ...{ selfies: [], headshots: NO_HEADSHOTS, receipt: undefined },
    ...more,
    shoot: { ...SHOOT, ...more.shoot },
  });

it('of a new draft is that it was opened', () => {
  expect(story()).toEqual([{ at: at(0), title: 'Draft opened', detail: 'in German' }]);
});

describe('a selfie', () => {
  it.each([
    [{ state: 'checking', checkedAt: null }, undefined],
    [{}, { at: at(2), title: 'Selfie 1 accepted' }],
    [
      { cautions: ['hat', 'close-crop'] },
      { at: at(2), title: 'Selfie 1 accepted with doubts', detail: 'hat, close crop' },
    ],
    [
      { cautions: ['hat'], isWantedAnyway: true },
      {
        ...{ at: at(2), title: 'Selfie 1 accepted with doubts' },
        detail: 'hat; the customer wants it anyway',
      },
    ],
    [
      { state: 'rejected', reasons: ['face-too-small'] },
      { at: at(2), title: 'Selfie 1 refused', detail: 'face too small', tone: 'bad' },
    ],
    [{ checkedAt: null }, { at: at(1), title: 'Selfie 1 accepted' }],
  ] as const)('with the check %j is told with its verdict', (check, verdict) => {
    const [, uploaded, ...checked] = story({ selfies: [selfie(check as object)] });
    expect(uploaded).toEqual({ at: at(1), title: 'Selfie 1 uploaded' });
    expect(checked).toEqual(verdict === undefined ? [] : [verdict]);
  });

  it('that only the comparison has refused was accepted by its check', () => {
    const selfies = [selfie({ state: 'rejected', reasons: ['other-person'] }), selfie({ position: 2 })];
    expect(story({ selfies, shoot: { comparedAt: at(5) } }).slice(1)).toEqual([
      { at: at(1), title: 'Selfie 1 uploaded' },
      { at: at(2), title: 'Selfie 1 accepted' },
      { at: at(1), title: 'Selfie 2 uploaded' },
      { at: at(2), title: 'Selfie 2 accepted' },
      { at: at(5), title: 'Selfies compared', detail: '1 refused' },
      { at: at(5), title: 'Selfie 1 refused', detail: 'other person', tone: 'bad' },
    ]);
  });
});

it('tells of consents at the time at which each box was ticked', () => {
  const consents = { likeness: at(4).toISOString(), terms: at(3).toISOString() };
  expect(story({ shoot: { consents } }).slice(1)).toEqual([
    { at: at(3), title: 'Terms accepted' },
    { at: at(4), title: 'Consent to the comparison of faces' },
  ]);
});

it('tells of the way from the preview to the delivery, with counts', () => {
  const entries = story({
    shoot: {
      ...{ packageId: 'basic', previewMadeAt: at(5), previewsMade: 2, startRequestedAt: at(6) },
      ...{ renderingAt: at(7), preparedSelfies: 6, remakes: 1, deliveredAt: at(10) },
    },
    headshots: { count: 12, firstAt: at(8), lastAt: at(9), meanElapsedMs: 3_200 },
  });
  expect(entries.slice(1)).toEqual([
    { at: at(5), title: 'Preview rendered', detail: '2 so far' },
    { at: at(6), title: 'Headshots asked for' },
    { at: at(7), title: 'Rendering started', detail: '6 selfies prepared' },
    { at: at(8), title: 'First headshot rendered' },
    {
      ...{ at: at(9), title: '12 of 12 headshots rendered' },
      detail: '3 s each; lost files were rendered again 1 time',
    },
    { at: at(10), title: 'Delivered', tone: 'good' },
  ]);
});

it.each([
  [{}, 'withdrawn'],
  [{ consents: { likeness: at(1).toISOString() } }, 'no complete set'],
  [{ erasedAt: at(50) }, 'the order is refunded'],
])('tells why it failed: %j', (more, reason) => {
  const failed = story({ shoot: { ...more, state: 'failed', failedAt: at(9) } }).at(-1);
  expect(failed).toMatchObject({ at: at(9), title: 'Failed', tone: 'bad' });
  expect(failed?.detail).toContain(reason);
});

it('ends with the receipt of deletion, or with an erasure that was interrupted', () => {
  const receipt = {
    ...{ shootId: 's', reason: 'operator' as const, erasedAt: at(30), signature: 'x' },
    erased: { selfies: 6, headshots: 40, files: 90, mails: 2 },
  };
  expect(story({ receipt }).at(-1)).toEqual({
    ...{ at: at(30), title: 'Erased', detail: 'operator: 6 selfies, 40 headshots, 90 files' },
  });
  expect(story({ receipt: { ...receipt, signature: '' } }).at(-1)).toEqual({
    ...{ at: at(30), title: 'Erasure begun, not finished', tone: 'bad' },
  });
});
