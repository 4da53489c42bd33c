import { describe, expect, test } from 'vitest';

import { STYLE_IDS, type HeadshotRequest, type StyleId } from '../engine.ts';
import { bitsDistance, type HashBits } from '../measure/perceptual-hash.ts';
import { seededRandom, seedOf } from '../scenes/seeded-random.ts';
import { planShoot, type PlannableScene, type PlannableSelfie } from './shoot-plan.ts';

const FULL: PlannableSelfie = { framings: ['tight', 'classic', 'wide'], quality: 0.5 };
const size = { widthPx: 1024, heightPx: 1280 };
const PACKAGES = [
  { count: 12, styles: 1 },
  { count: 60, styles: 3 },
  { count: 120, styles: 6 },
];

/** Six scenes a style, as the catalogue promises. */
const SIX = Object.fromEntries(
  STYLE_IDS.map((style) => [
    style,
    Array.from({ length: 6 }, (_, i): PlannableScene => ({ id: `${style}-${i}`, framings: FULL.framings })),
  ]),
) as Record<StyleId, PlannableScene[]>;

/** `bits` of 64, always the same for a name. */
function flips(name: string, bits: number): HashBits {
  const random = seededRandom(seedOf(name));
  const words: [number, number] = [0, 0];
  for (let i = 0; i < bits; i++) words[random() < 0.5 ? 0 : 1] ^= 1 << Math.floor(random() * 32);
  return [words[0] >>> 0, words[1] >>> 0];
}

/** A person who fills most of the picture: the selfie decides the hash, scene, frame and view change a few bits each. */
function foresee({ selfieIndex, scene, framing, variation, seed }: HeadshotRequest): HashBits {
  const parts = [
    flips(`selfie ${selfieIndex}`, 40),
    flips(`${scene} ${variation % 2}`, 6),
    flips(`${framing} ${Math.floor(variation / 2) % 24}`, 5),
    flips(`view ${seed % 50}`, 3),
  ];
  return [
    parts.reduce((word, part) => word ^ part[0], 0) >>> 0,
    parts.reduce((word, part) => word ^ part[1], 0) >>> 0,
  ];
}

function plan(styles: readonly StyleId[], count: number, selfies: readonly PlannableSelfie[], seed = 1) {
  return planShoot({ styles, count, selfies, scenes: SIX, size, seed, foresee });
}

function tally(values: readonly (string | number)[]): number[] {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}

describe.each([5, 8, 15])('%i selfies', (selfieCount) => {
  // The last are the best, so that their order in the plan is not the one they came in.
  const selfies = Array.from({ length: selfieCount }, (_, i) => ({ ...FULL, quality: i / 20 }));

  test.each(PACKAGES)(
    '$count pictures of $styles styles: all distinct, all turns fair',
    ({ count, styles }) => {
      const chosen = STYLE_IDS.slice(0, styles);
      const planned = plan(chosen, count, selfies);
      const requests = planned.map((each) => each.request);
      expect(planned.map((each) => each.number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));

      const hashes = requests.map(foresee);
      const distances = hashes.flatMap((a, i) => hashes.slice(0, i).map((b) => bitsDistance(a, b)));
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(10);

      expect(requests.map((request) => request.style)).toEqual(
        requests.map((_, i) => chosen[i % chosen.length]),
      );
      for (const sofar of [count / 2, count])
        expect(
          spread(tally(requests.slice(0, sofar).map((request) => request.selfieIndex))),
        ).toBeLessThanOrEqual(1);
      for (const style of chosen) {
        const scenes = requests.filter((request) => request.style === style).map((request) => request.scene);
        expect(tally(scenes)).toHaveLength(6);
        expect(spread(tally(scenes))).toBeLessThanOrEqual(2);
      }
      const firstRound = requests
        .slice(0, Math.min(count, selfieCount))
        .map((request) => request.selfieIndex);
      expect(firstRound).toEqual(firstRound.toSorted((a, b) => b - a));
      expect(firstRound[0]).toBe(selfieCount - 1);
    },
  );
});

test('the same input gives the same plan, another seed another', () => {
  const selfies = Array.from({ length: 8 }, () => FULL);
  expect(plan(['warm'], 12, selfies)).toEqual(plan(['warm'], 12, selfies));
  expect(plan(['warm'], 12, selfies, 2)).not.toEqual(plan(['warm'], 12, selfies));
});

test('alternates keep the style, are of another selfie and look like no planned picture', () => {
  const planned = plan(['warm', 'casual'], 12, [FULL, FULL, FULL, FULL, FULL]);
  const keys = planned
    .flatMap((each) => [each.request, ...each.alternates])
    .map((request) => JSON.stringify(request));
  expect(new Set(keys).size).toBe(keys.length);
  const hashes = planned.map((each) => foresee(each.request));
  for (const { request, alternates } of planned) {
    expect(alternates.length).toBeGreaterThanOrEqual(3);
    expect(new Set(alternates.map((alternate) => alternate.style))).toEqual(new Set([request.style]));
    expect(new Set(alternates.map((alternate) => alternate.selfieIndex)).size).toBe(alternates.length);
    for (const alternate of alternates)
      for (const hash of hashes) expect(bitsDistance(foresee(alternate), hash)).toBeGreaterThanOrEqual(10);
  }
});

test('only framings that fit the selfie are asked for', () => {
  const planned = plan(['greenery'], 30, [{ framings: ['tight'], quality: 0.4 }, FULL]);
  for (const { request } of planned) if (request.selfieIndex === 0) expect(request.framing).toBe('tight');
  expect(tally(planned.map(({ request }) => request.framing))).toHaveLength(3);
});

test('where nothing distinct is to be had, the most distinct is planned', () => {
  const nearly = (request: HeadshotRequest): HashBits => [0, request.variation % 2 === 0 ? 0 : 0b1111];
  const planned = planShoot({
    styles: ['warm'],
    count: 4,
    selfies: [FULL],
    scenes: SIX,
    size,
    seed: 1,
    foresee: nearly,
  });
  expect(planned.slice(0, 2).map(({ request }) => request.variation % 2)).toEqual([0, 1]);
  expect(planned).toHaveLength(4);
});

test('without selfies there is nothing to plan', () => {
  expect(plan(['warm'], 12, [])).toEqual([]);
});
