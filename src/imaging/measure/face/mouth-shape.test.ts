import { expect, test } from 'vitest';

import { eyesAndMouth } from './mouth-shape.ts';

type Points = Readonly<Record<number, readonly [x: number, y: number]>>;

/** Eyes 100 px apart at y 100, the chin 100 px below them, lips closed at y 160, the mouth 50 px wide. */
const NEUTRAL: Points = {
  33: [90, 100],
  133: [110, 100],
  362: [190, 100],
  263: [210, 100],
  160: [95, 96],
  144: [95, 104],
  159: [100, 95],
  145: [100, 105],
  158: [105, 96],
  153: [105, 104],
  387: [195, 96],
  373: [195, 104],
  386: [200, 95],
  374: [200, 105],
  385: [205, 96],
  380: [205, 104],
  152: [150, 200],
  13: [150, 160],
  14: [150, 160],
  61: [125, 160],
  291: [175, 160],
};

function face(changes: Points = {}, turnDeg = 0) {
  const points = { ...NEUTRAL, ...changes };
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
  return {
    mesh: Array.from({ length: 478 }, (_, i) => {
      const [x, y] = points[i] ?? [150, 150];
      return [x * cos - y * sin, x * sin + y * cos, 0] as const;
    }),
  };
}

test('measures a neutral face', () => {
  expect(eyesAndMouth(face())).toEqual({
    eyeGapShare: expect.closeTo(0.1, 5),
    lipGapShare: 0,
    cornerLift: expect.closeTo(0, 5),
  });
});

test('takes the eye that is open less', () => {
  const winking = {
    160: [95, 100],
    144: [95, 101],
    159: [100, 100],
    145: [100, 101],
    158: [105, 100],
  } as const;
  expect(eyesAndMouth(face({ ...winking, 153: [105, 101] })).eyeGapShare).toBeCloseTo(0.01, 5);
});

test('raised corners are positive, lowered ones negative, however the head is tilted', () => {
  const smile = { 61: [125, 155], 291: [175, 155] } as const;
  for (const turnDeg of [-20, 0, 35])
    expect(eyesAndMouth(face(smile, turnDeg)).cornerLift).toBeCloseTo(0.1, 5);
  expect(eyesAndMouth(face({ 61: [125, 165], 291: [175, 165] })).cornerLift).toBeCloseTo(-0.1, 5);
});

test('parted lips', () => {
  expect(eyesAndMouth(face({ 13: [150, 155], 14: [150, 165] })).lipGapShare).toBeCloseTo(0.1, 5);
});
