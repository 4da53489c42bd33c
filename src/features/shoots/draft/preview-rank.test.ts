import { expect, it } from 'vitest';
import type { SelfieCaution } from '../../../imaging/selfie.ts';
import { mostPromising } from './preview-rank.ts';

const selfie = (
  name: string,
  yawDeg: number,
  cautions: readonly SelfieCaution[] = [],
  isWantedAnyway = false,
) => ({
  name,
  state: 'accepted' as 'accepted' | 'rejected',
  cautions,
  isWantedAnyway,
  measures: {
    widthPx: 1000,
    heightPx: 1300,
    faceHeightPx: 600,
    yawDeg,
    pitchDeg: 0,
    rollDeg: 0,
    faceLuminance: 140,
    clippedShare: 0,
    sharpness: 1,
    eyeOpenness: 0.3,
    // Each name gets its own hash, so that no two selfies show the same moment.
    perceptualHash: name.charCodeAt(0).toString(16).repeat(8),
  },
});

it('ranks a good selfie first, however much better a cautioned one is otherwise', () => {
  const shown = mostPromising(
    [
      selfie('b', 0, ['hat', 'close-crop']),
      selfie('q', 0, ['hat']),
      selfie('w', 0, ['hat'], true),
      selfie('g', 12),
      selfie('B', 20),
      { ...selfie('r', 0), state: 'rejected' },
    ],
    'mix',
  );
  expect(shown.map(({ name }) => name).join('')).toBe('gBwqb');
});

it('ranks the better selfie of one moment first', () => {
  const [worse, better] = [selfie('a', 18), { ...selfie('b', 2), measures: selfie('a', 2).measures }];
  expect(mostPromising([worse, better], 'mix').map(({ name, cautions }) => [name, ...cautions])).toEqual([
    ['b'],
    ['a', 'same-moment'],
  ]);
});

it('excludes a selfie that ends at the shoulders when own clothes are wished for', () => {
  const selfies = [selfie('g', 12), selfie('n', 0, ['needs-clothes'])];
  const names = (wish: 'own' | 'mix') => mostPromising(selfies, wish).map(({ name }) => name);
  expect(names('own')).toEqual(['g']);
  expect(names('mix')).toEqual(['g', 'n']);
});

it('ranks a selfie that a garment fits first, unless own clothes are wished for', () => {
  const selfies = [{ ...selfie('h', 0), dressing: 'neck-hidden' }, selfie('t', 12)];
  const names = (wish: 'own' | 'mix') => mostPromising(selfies, wish).map(({ name }) => name);
  expect(names('mix')).toEqual(['t', 'h']);
  expect(names('own')).toEqual(['h', 't']);
});
