import { describe, expect, test } from 'vitest';

import {
  FRAMINGS,
  predictHash,
  PLAIN,
  PLANNABLE,
  selfieOf,
  selfiesOf,
} from '../../../../test/plannable-shoot.ts';
import { STYLE_IDS, type StyleId } from '../../../base/style-ids.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { hammingDistance, type HashBits } from '../../measure/likeness/perceptual-hash.ts';
import type { PlannableSelfie } from './plan-options.ts';
import { planShoot } from './shoot-plan.ts';

const PACKAGES = [
  { count: 12, styles: 1 },
  { count: 60, styles: 3 },
  { count: 120, styles: 6 },
];

function plan(styles: readonly StyleId[], count: number, selfies: readonly PlannableSelfie[], seed = 1) {
  return planShoot({ ...PLANNABLE, styles, count, selfies, seed });
}

function tally(values: readonly (string | number)[]): number[] {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}

describe.each([5, 8, 15])('%i selfies of one quality', (selfieCount) => {
  const selfies = selfiesOf(Array.from({ length: selfieCount }, () => 0.5));

  test.each(PACKAGES)(
    '$count pictures of $styles styles: all distinct, all turns fair',
    ({ count, styles }) => {
      const chosen = STYLE_IDS.slice(0, styles);
      const planned = plan(chosen, count, selfies);
      const requests = planned.map((each) => each.request);
      expect(planned.map((each) => each.number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));

      const hashes = requests.map(predictHash);
      const distances = hashes.flatMap((a, i) => hashes.slice(0, i).map((b) => hammingDistance(a, b)));
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
        const places = scenes.filter((scene) => scene !== PLAIN[style].id);
        expect(tally(places)).toHaveLength(6);
        expect(spread(tally(places))).toBeLessThanOrEqual(2);
      }
    },
  );

  test('close, classic and wide framings are a third each, of every selfie and of all', () => {
    const requests = plan(['warm', 'casual', 'corporate'], 60, selfies).map(({ request }) => request);
    for (const framing of FRAMINGS) {
      const share = requests.filter((request) => request.framing === framing).length / 60;
      expect(share, framing).toBeGreaterThanOrEqual(0.28);
      expect(share, framing).toBeLessThanOrEqual(0.39);
    }
    for (const index of selfies.keys()) {
      const own = requests.filter((request) => request.selfieIndex === index);
      expect(new Set(own.map((request) => request.framing)).size).toBe(Math.min(3, own.length));
    }
  });
});

test('two selfies that fit only close leave the other framings to the rest', () => {
  const selfies = selfiesOf([0.5, 0.5, 0.5, 0.5, 0.5]).map((selfie, i) =>
    i < 2 ? { ...selfie, framings: ['tight'] as const } : selfie,
  );
  const requests = plan(['warm', 'casual', 'corporate'], 60, selfies).map(({ request }) => request);
  for (const index of [2, 3, 4]) {
    const own = requests.filter((request) => request.selfieIndex === index).map(({ framing }) => framing);
    const close = own.filter((framing) => framing === 'tight').length;
    expect(close / own.length).toBeLessThan(0.3);
    expect(close).toBeGreaterThan(0);
  }
});

test('of twelve pictures of a style two are black and white, three before the plain backdrop, one of them both', () => {
  for (const styles of [['warm'], ['warm', 'casual', 'corporate']] as const) {
    const requests = plan(styles, 12 * styles.length, selfiesOf([0.5, 0.4, 0.6, 0.5, 0.3]));
    for (const style of styles) {
      const own = requests.map(({ request }) => request).filter((request) => request.style === style);
      const isGrey = (request: HeadshotRequest) => request.treatment === 'black-and-white';
      const isPlain = (request: HeadshotRequest) => request.scene === PLAIN[style].id;
      expect(own.filter(isGrey)).toHaveLength(2);
      expect(own.filter(isPlain)).toHaveLength(3);
      expect(own.filter((request) => isGrey(request) && isPlain(request))).toHaveLength(1);
    }
  }
});

test('alternates have the style, backdrop and treatment of their picture', () => {
  for (const { request, alternates } of plan(['warm'], 12, selfiesOf([0.5, 0.5, 0.5, 0.5, 0.5])))
    for (const alternate of alternates) {
      expect(alternate.treatment).toBe(request.treatment);
      expect(alternate.scene === PLAIN.warm.id).toBe(request.scene === PLAIN.warm.id);
    }
});

describe('selfies of unequal quality', () => {
  const usesOf = (selfies: readonly PlannableSelfie[], styles: readonly StyleId[], count: number) => {
    const requests = plan(styles, count, selfies).map(({ request }) => request);
    return selfies.map((_, index) => requests.filter(({ selfieIndex }) => selfieIndex === index).length);
  };

  test('the best give more and the weakest less, within bounds, and the best begins', () => {
    const selfies = selfiesOf([0.1, 0.9, 0.5, 0.6, 0.4]);
    for (const [count, styles] of [
      [60, 3],
      [120, 6],
    ] as const) {
      const uses = usesOf(selfies, STYLE_IDS.slice(0, styles), count);
      const even = count / selfies.length;
      expect(uses[1]).toBe(Math.max(...uses));
      expect(uses[0]).toBe(Math.min(...uses));
      expect(uses[0]).toBeGreaterThanOrEqual(0.45 * even);
      expect(uses[1]).toBeGreaterThan(1.3 * even);
      expect(uses[1]).toBeLessThanOrEqual(1.7 * even);
    }
    const first = plan(['warm'], 12, selfies).map(({ request }) => request.selfieIndex);
    expect(first.slice(0, 5)).toEqual([1, 3, 2, 4, 0]);
  });

  test('each style gets its part of every selfie', () => {
    const styles = ['warm', 'casual', 'corporate'] as const;
    const selfies = selfiesOf([0.2, 0.9, 0.5, 0.6, 0.4]);
    const requests = plan(styles, 60, selfies).map(({ request }) => request);
    for (const index of selfies.keys()) {
      const own = requests.filter(({ selfieIndex }) => selfieIndex === index);
      expect(spread(styles.map((style) => own.filter((each) => each.style === style).length))).toBeLessThan(
        3,
      );
    }
  });

  test('a selfie with cautions is never the first, however good it is, and gives less', () => {
    const selfies = [selfieOf('a', { quality: 0.9, cautions: ['hat'] }), ...selfiesOf([0.6, 0.6, 0.6, 0.6])];
    expect(plan(['warm'], 12, selfies)[0]!.request.selfieIndex).not.toBe(0);
    const bare = [selfieOf('a', { quality: 0.9 }), ...selfies.slice(1)];
    expect(usesOf(selfies, ['warm'], 60)[0]).toBeLessThan(usesOf(bare, ['warm'], 60)[0]!);
  });

  test('of cautioned selfies only, one without a hand makes the first picture', () => {
    const selfies = [
      selfieOf('a', { quality: 0.9, cautions: ['hand-in-frame'] }),
      selfieOf('b', { quality: 0.7, cautions: ['chin-from-below'] }),
      selfieOf('c', { quality: 0.4, cautions: ['close-crop'] }),
    ];
    const first = plan(['warm'], 12, selfies).slice(0, 3);
    expect(first.map(({ request }) => request.selfieIndex)).toEqual([2, 1, 0]);
  });

  test('three selfies of one moment share with each other', () => {
    const moment = selfieOf('one moment');
    const selfies = [moment, moment, moment, selfieOf('another'), selfieOf('a third')];
    const uses = usesOf(selfies, ['warm', 'casual', 'corporate'], 60);
    expect(Math.max(...uses.slice(0, 3))).toBeLessThan(Math.min(...uses.slice(3)));
    expect(Math.min(...uses)).toBeGreaterThanOrEqual(6);
  });
});

test('the same input gives the same plan, another seed another', () => {
  const selfies = selfiesOf(Array.from({ length: 8 }, () => 0.5));
  expect(plan(['warm'], 12, selfies)).toEqual(plan(['warm'], 12, selfies));
  expect(plan(['warm'], 12, selfies, 2)).not.toEqual(plan(['warm'], 12, selfies));
});

test('alternates keep the style, are of another selfie and look like no planned picture', () => {
  const planned = plan(['warm', 'casual'], 12, selfiesOf([0.5, 0.5, 0.5, 0.5, 0.5]));
  const keys = planned
    .flatMap((each) => [each.request, ...each.alternates])
    .map((request) => JSON.stringify(request));
  expect(new Set(keys).size).toBe(keys.length);
  const hashes = planned.map((each) => predictHash(each.request));
  for (const { request, alternates } of planned) {
    expect(alternates.length).toBeGreaterThanOrEqual(3);
    expect(new Set(alternates.map((alternate) => alternate.style))).toEqual(new Set([request.style]));
    expect(new Set(alternates.map((alternate) => alternate.selfieIndex)).size).toBe(alternates.length);
    for (const alternate of alternates)
      for (const hash of hashes)
        expect(hammingDistance(predictHash(alternate), hash)).toBeGreaterThanOrEqual(10);
  }
});

test('only framings that fit the selfie are asked for', () => {
  const planned = plan(['greenery'], 30, [
    selfieOf('a', { framings: ['tight'], quality: 0.4 }),
    selfieOf('b'),
  ]);
  for (const { request } of planned) if (request.selfieIndex === 0) expect(request.framing).toBe('tight');
  expect(tally(planned.map(({ request }) => request.framing))).toHaveLength(3);
});

test('where nothing distinct is to be had, the most distinct is planned', () => {
  const nearly = (request: HeadshotRequest): HashBits => [0, request.variation % 2 === 0 ? 0 : 0b1111];
  const planned = planShoot({
    ...PLANNABLE,
    styles: ['warm'],
    count: 4,
    selfies: [selfieOf('a')],
    predictHash: nearly,
  });
  expect(planned.slice(0, 2).map(({ request }) => request.variation % 2)).toEqual([0, 1]);
  expect(planned).toHaveLength(4);
});

test('without selfies there is nothing to plan', () => {
  expect(plan(['warm'], 12, [])).toEqual([]);
});
