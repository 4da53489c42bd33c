import { expect, test } from 'vitest';

import type { HeadshotMeasures } from '../../finished-headshot.ts';
import type { SelfieMeasures } from '../../selfie.ts';
import { seededRandom, seedOf } from '../../scenes/seeded-random.ts';
import { headshotScore } from './headshot-score.ts';
import { type RankableHeadshot, rankHeadshots } from './rank-headshots.ts';

const MEASURES: HeadshotMeasures = {
  likeness: 0.7,
  sourceLikeness: 0.95,
  skinShiftDeltaE: 2,
  headHeightShare: 0.5,
  eyeLineShare: 0.4,
  crownLineShare: 0.08,
  faceCentreShare: 0.5,
  enlargement: 1,
  rollDeg: 0,
  sharpness: 60,
  textureKept: 1,
  edgeSpillDeltaE: 1,
  edgeHaloDeltaL: 2,
  perceptualHash: '0000000000000000',
};
const SELFIE: SelfieMeasures = {
  widthPx: 1200,
  heightPx: 1600,
  faceHeightPx: 500,
  yawDeg: 2,
  pitchDeg: 3,
  rollDeg: 0,
  faceLuminance: 140,
  clippedShare: 0,
  sharpness: 30,
  eyeOpenness: 0.3,
  perceptualHash: '0000000000000000',
};

interface Traits {
  readonly name?: string;
  readonly selfie?: string;
  readonly scene?: string;
  readonly treatment?: RankableHeadshot['treatment'];
  readonly cautions?: RankableHeadshot['selfie']['cautions'];
  readonly measures?: Partial<HeadshotMeasures>;
  readonly ofSelfie?: Partial<SelfieMeasures>;
}

/** Returns a hash that depends on the name alone and is far from the hash of every other name. */
function hashOf(name: string): string {
  const random = seededRandom(seedOf(name));
  const word = (): string =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return word() + word();
}

let made = 0;
function headshotOf(traits: Traits = {}): RankableHeadshot {
  const { name = `headshot ${made++}`, selfie = 'a', scene = 'glass-office', treatment = 'colour' } = traits;
  return {
    style: 'corporate',
    scene,
    treatment,
    measures: { ...MEASURES, perceptualHash: hashOf(name), ...traits.measures },
    selfie: {
      id: selfie,
      measures: { ...SELFIE, perceptualHash: hashOf(`selfie ${selfie}`), ...traits.ofSelfie },
      cautions: traits.cautions ?? [],
    },
  };
}

test.each([
  ['blurred', { measures: { sharpness: 5 } }],
  ['enlarged', { measures: { enlargement: 1.9 } }],
  ['with an edge of the old background', { measures: { edgeSpillDeltaE: 14 } }],
  ['with a halo', { measures: { edgeHaloDeltaL: 22 } }],
  ['with smoothed skin', { measures: { textureKept: 0.78 } }],
  ['with another skin', { measures: { skinShiftDeltaE: 5.5 } }],
  ['leaning', { measures: { rollDeg: -2.2 } }],
  ['with half-closed eyes', { ofSelfie: { eyeOpenness: 0.17 } }],
  ['looking aside', { ofSelfie: { yawDeg: -22 } }],
  ['taken from below', { ofSelfie: { pitchDeg: 16 } }],
  ['with a tiny head', { measures: { headHeightShare: 0.27 } }],
  ['too close', { measures: { headHeightShare: 0.76 } }],
  ['with too much air above the head', { measures: { crownLineShare: 0.22 } }],
  ['with low eyes', { measures: { eyeLineShare: 0.52 } }],
  ['without air above the head', { measures: { crownLineShare: -0.04 } }],
  ['beside the middle', { measures: { faceCentreShare: 0.38 } }],
] satisfies [string, Traits][])('a picture %s comes after a good one', (_, traits) => {
  const poor = headshotOf({ selfie: 'b', ...traits });
  const good = headshotOf({ selfie: 'a' });
  expect(headshotScore(poor)).toBeLessThan(headshotScore(good));
  expect(rankHeadshots([poor, good])).toEqual([1, 0]);
});

test('the score stays within 0 and 1 and does not fail without the selfie’s measures', () => {
  expect(headshotScore(headshotOf())).toBeCloseTo(1);
  const unknown = headshotScore({ measures: MEASURES, selfie: { measures: undefined, cautions: [] } });
  expect(unknown).toBeGreaterThan(0.5);
  expect(unknown).toBeLessThan(1);
});

test('the picture of a selfie with cautions is never the first, however good, unless there is no other', () => {
  const cautioned = headshotOf({ cautions: ['hand-near-face'] });
  const poor = headshotOf({
    selfie: 'b',
    measures: { sharpness: 4, enlargement: 2, textureKept: 0.76, crownLineShare: -0.05, eyeLineShare: 0.5 },
    ofSelfie: { eyeOpenness: 0.16, yawDeg: 20, pitchDeg: 14 },
  });
  expect(rankHeadshots([cautioned, poor])).toEqual([1, 0]);
  expect(rankHeadshots([cautioned])).toEqual([0]);
});

test('of cautioned selfies only, the first picture has no hand, and rather a close crop than a chin from below', () => {
  const hand = headshotOf({ selfie: 'a', cautions: ['hand-near-face'] });
  const fromBelow = headshotOf({
    ...{ selfie: 'b', cautions: ['chin-from-below'] },
    ...{ measures: { sharpness: 20 }, ofSelfie: { pitchDeg: 12 } },
  });
  const close = headshotOf({
    ...{ selfie: 'c', cautions: ['close-crop', 'hair-at-edge'] },
    ...{ measures: { sharpness: 4, enlargement: 2, textureKept: 0.76 }, ofSelfie: { eyeOpenness: 0.16 } },
  });
  expect(rankHeadshots([hand, fromBelow])[0]).toBe(1);
  expect(rankHeadshots([hand, fromBelow, close])[0]).toBe(2);
});

test('black and white comes after the same picture in colour', () => {
  const grey = headshotOf({ treatment: 'black-and-white' });
  expect(rankHeadshots([grey, headshotOf()])).toEqual([1, 0]);
});

test('the first row shows every selfie before any a second time, the best first', () => {
  const selfies = ['a', 'b', 'c', 'd'];
  const all = selfies.flatMap((selfie, quality) =>
    ['glass-office', 'city-window', 'slate-canvas'].map((scene) =>
      headshotOf({ selfie, scene, measures: { sharpness: 40 + 5 * quality } }),
    ),
  );
  const firstRow = rankHeadshots(all)
    .slice(0, 4)
    .map((index) => all[index]!);
  expect(firstRow[0]!.selfie.id).toBe('d');
  expect(new Set(firstRow.map(({ selfie }) => selfie.id)).size).toBe(4);
  expect(new Set(firstRow.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(3);
});

test('two selfies of one moment count as one: another moment comes between', () => {
  const moment = { ofSelfie: { perceptualHash: hashOf('one moment') } };
  const all = [
    headshotOf({ selfie: 'a', scene: 'glass-office', ...moment }),
    headshotOf({ selfie: 'b', scene: 'city-window', ...moment }),
    headshotOf({ selfie: 'c', scene: 'stone-lobby', measures: { sharpness: 40 } }),
  ];
  expect(rankHeadshots(all)[1]).toBe(2);
});

test('close repeats follow at the end', () => {
  const first = headshotOf({ measures: { perceptualHash: 'ffff0000ffff0000' } });
  const repeat = headshotOf({ measures: { perceptualHash: 'ffff0000ffff00ff' } });
  const poor = headshotOf({ selfie: 'b', scene: 'city-window', measures: { sharpness: 5 } });
  const poorer = headshotOf({ selfie: 'b', scene: 'stone-lobby', measures: { sharpness: 4 } });
  expect(rankHeadshots([first, repeat, poor, poorer])).toEqual([0, 2, 3, 1]);
});

test('the order is one of all the pictures, and the same again', () => {
  const all = Array.from({ length: 60 }, (_, i) =>
    headshotOf({
      name: `picture ${i}`,
      selfie: `selfie ${i % 5}`,
      scene: `scene ${i % 7}`,
      measures: { sharpness: 5 + (i % 11) },
      ...(i % 6 === 4 ? { treatment: 'black-and-white' as const } : {}),
    }),
  );
  const order = rankHeadshots(all);
  expect(order.toSorted((a, b) => a - b)).toEqual(all.map((_, index) => index));
  expect(rankHeadshots(all)).toEqual(order);
});

test('nothing has no order', () => {
  expect(rankHeadshots([])).toEqual([]);
});
