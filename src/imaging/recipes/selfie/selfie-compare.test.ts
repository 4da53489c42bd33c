import { expect, test } from 'vitest';

import { compareSelfies, type ComparableSelfie } from './selfie-compare.ts';

const ANNA = [1, 0.2, 0, 0.1];
const BEN = [0, 0.1, 1, 0.4];
const CLEO = [0.1, 0, 0.2, -1];

/** Every selfie with another hash; `wobble` turns the description a little. */
function selfie(person: readonly number[] | undefined, index: number, wobble = 0): ComparableSelfie {
  return {
    perceptualHash: (0x0123456789abcdefn * BigInt(index * 2 + 1)).toString(16).padStart(16, '0').slice(-16),
    description: person && Float32Array.from(person, (value, i) => value + wobble * (i % 2 === 0 ? 1 : -1)),
  };
}

test('one other person among five is named', () => {
  const selfies = [ANNA, ANNA, BEN, ANNA, ANNA].map((person, i) => selfie(person, i, i * 0.02));
  expect(compareSelfies(selfies)).toEqual([[], [], ['other-person'], [], []]);
});

test('the majority decides, not the first upload', () => {
  const selfies = [BEN, ANNA, ANNA, ANNA].map((person, i) => selfie(person, i));
  expect(compareSelfies(selfies)).toEqual([['other-person'], [], [], []]);
});

test('two against two names nobody', () => {
  const selfies = [ANNA, BEN, ANNA, BEN].map((person, i) => selfie(person, i));
  expect(compareSelfies(selfies)).toEqual([[], [], [], []]);
});

test('three strangers name nobody', () => {
  expect(compareSelfies([ANNA, BEN, CLEO].map((person, i) => selfie(person, i)))).toEqual([[], [], []]);
});

test('a picture without a face neither votes nor is named', () => {
  const selfies = [undefined, ANNA, ANNA, BEN].map((person, i) => selfie(person, i));
  expect(compareSelfies(selfies)).toEqual([[], [], [], ['other-person']]);
});

test('the later of two copies is the duplicate, up to five bits apart', () => {
  const at = (perceptualHash: string): ComparableSelfie => ({ perceptualHash, description: undefined });
  expect(compareSelfies([at('00000000000000ff'), at('00000000000000ff')])).toEqual([[], ['duplicate']]);
  expect(compareSelfies([at('00000000000000ff'), at('0000000000001fff')])).toEqual([[], ['duplicate']]);
  expect(compareSelfies([at('00000000000000ff'), at('0000000000003fff')])).toEqual([[], []]);
});

test('none and one', () => {
  expect(compareSelfies([])).toEqual([]);
  expect(compareSelfies([selfie(ANNA, 0)])).toEqual([[]]);
});
