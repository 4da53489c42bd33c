import { expect, test } from 'vitest';

import { judgeSelfie } from './judge-selfie.ts';
import type { SelfieFeatures } from './selfie-features.ts';

const GOOD: SelfieFeatures = {
  faceHeightPx: 400,
  secondFaceShare: 0,
  screen: { flatRowShare: 0, writtenRowShare: 0 },
  exposure: { meanLuma: 130, highlightLuma: 220, clippedShare: 0, clippedChannelShare: 0 },
  sharpness: 60,
  blockiness: 1,
  yawDeg: 0,
  pitchDeg: 0,
  rollDeg: 0,
  eyeOpenness: 0.3,
  irisLumaRatio: 0.3,
  eyeOcclusion: { upperLidShare: 0.8, underEyeShare: 0.8, contrastShare: 1 },
  faceOcclusion: {
    eyeContrastRatio: 0.8,
    paleEyeShare: 0.1,
    nostrilShare: 0.4,
    mouthContrast: 1.2,
    lipColour: 6,
    cheekColour: 14,
  },
  sideLightStops: 0.3,
  hatScore: -1,
  mouthOcclusionScore: -1,
  eyesOcclusionScore: -1,
  hands: [],
  fingers: [],
};
const answer = (changed: Partial<SelfieFeatures>) => judgeSelfie({ ...GOOD, ...changed });
const good = { reasons: [], cautions: [] };
const cautioned = (...cautions: string[]) => ({ reasons: [], cautions });
const refused = (...reasons: string[]) => ({ reasons, cautions: [] });
const flatMouth = { faceOcclusion: { ...GOOD.faceOcclusion!, nostrilShare: 0.95 } };
const flatEye = { faceOcclusion: { ...GOOD.faceOcclusion!, eyeContrastRatio: 0.05 } };
const handAt = (distanceShare: number, coverShare = 0, score = 0.9) => ({
  hands: [{ score, coverShare, distanceShare }],
});

test('a plain selfie is good', () => {
  expect(answer({})).toEqual(good);
});

test.each<[string, Partial<SelfieFeatures>, ReturnType<typeof cautioned> | ReturnType<typeof refused>]>([
  ['a hat', { hatScore: 0.9 }, cautioned('hat')],
  ['one side in deep shade', { sideLightStops: -3.4 }, cautioned('strong-light')],
  ['some clipping', { exposure: { ...GOOD.exposure, clippedShare: 0.15 } }, cautioned('strong-light')],
  ['far too much of it', { exposure: { ...GOOD.exposure, clippedShare: 0.3 } }, refused('clipped')],
  [
    'warm, bright light',
    { exposure: { ...GOOD.exposure, clippedChannelShare: 0.2 } },
    cautioned('strong-light'),
  ],
  [
    'an orange lamp',
    {
      exposure: { ...GOOD.exposure, clippedChannelShare: 0.08 },
      faceOcclusion: { ...GOOD.faceOcclusion!, cheekColour: 45 },
    },
    refused('clipped'),
  ],
  ['nearly closed eyes', { eyeOpenness: 0.155, irisLumaRatio: 0.2 }, cautioned('eyes-maybe-closed')],
  ['closed eyes', { eyeOpenness: 0.1 }, refused('eyes-closed')],
  ['a camera held low', { pitchDeg: 17 }, cautioned('chin-from-below')],
  ['a camera a little below the face', { pitchDeg: 11 }, cautioned('chin-from-below')],
  ['a chin a little raised', { pitchDeg: 7 }, good],
  ['a head thrown back', { pitchDeg: 25 }, refused('turned-away')],
  ['a hand at the chin', handAt(0.05), cautioned('hand-near-face')],
  ['a hand away from the face', handAt(0.5), good],
  ['fingers raised at the cheek', { fingers: [{ distanceShare: 0.1 }] }, cautioned('hand-near-face')],
  ['fingers away from the face', { fingers: [{ distanceShare: 0.4 }] }, good],
])('%s', (_, changed, expected) => {
  expect(answer(changed)).toEqual(expected);
});

test('one sign alone does not cover a face: shade and stubble look flat, too', () => {
  expect(answer(flatMouth)).toEqual(good);
  expect(answer(flatEye)).toEqual(good);
  expect(answer({ ...flatMouth, mouthOcclusionScore: -0.2 })).toEqual(cautioned('face-maybe-covered'));
  expect(answer({ mouthOcclusionScore: 0.8 })).toEqual(cautioned('face-maybe-covered'));
  expect(answer({ ...flatMouth, eyesOcclusionScore: 0.5 }), 'another part of the face').toEqual(
    cautioned('face-maybe-covered'),
  );
});

test('two independent signs do', () => {
  expect(answer({ ...flatMouth, mouthOcclusionScore: 0.5 })).toEqual(refused('face-covered'));
  expect(answer({ ...flatEye, eyesOcclusionScore: 0.5 })).toEqual(refused('face-covered'));
});

test('a hand before the face does when eyes or mouth look no longer bare', () => {
  expect(answer(handAt(0, 0.2))).toEqual(cautioned('hand-near-face'));
  expect(answer({ ...handAt(0, 0.2), mouthOcclusionScore: -0.3 })).toEqual(refused('face-covered'));
  expect(answer({ ...handAt(0, 0.02, 0.6), mouthOcclusionScore: -0.3 })).toEqual(cautioned('hand-near-face'));
  expect(answer({ ...handAt(0, 0.02, 0.6), ...flatMouth })).toEqual(refused('face-covered'));
});

test('a refused selfie has no cautions', () => {
  expect(answer({ hatScore: 0.9, faceHeightPx: 120 })).toEqual(refused('face-too-small'));
});
