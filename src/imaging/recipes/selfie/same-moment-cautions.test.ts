import { expect, test } from 'vitest';

import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import { withSameMomentCautions } from './same-moment-cautions.ts';

const HASHES = { park: '0000000000000000', parkAgain: '0000000000000007', office: 'ffffffffffffffff' };
const selfie = (
  name: string,
  moment: keyof typeof HASHES | undefined,
  rank = 1,
  cautions: readonly SelfieCaution[] = [],
) => ({
  name,
  rank,
  cautions,
  measures: moment && ({ perceptualHash: HASHES[moment] } as SelfieMeasures),
});
const marked = (usable: readonly ReturnType<typeof selfie>[]): readonly string[] =>
  withSameMomentCautions(usable, ({ rank }) => rank).map(({ name, cautions }) =>
    [name, ...cautions].join(' '),
  );

test('only the best of a moment goes without the caution', () => {
  expect(marked([selfie('a', 'park'), selfie('b', 'office'), selfie('c', 'parkAgain', 2)])).toEqual([
    'a same-moment',
    'b',
    'c',
  ]);
});

test('of two that are equally good the first one stays, and one without cautions before a better ranked one', () => {
  expect(marked([selfie('a', 'park'), selfie('b', 'park')])).toEqual(['a', 'b same-moment']);
  expect(marked([selfie('a', 'park', 9, ['hat']), selfie('b', 'park')])).toEqual(['a hat same-moment', 'b']);
});

test('removing the better one lifts the caution of the other', () => {
  expect(marked([selfie('b', 'park')])).toEqual(['b']);
});

test('a selfie without measures is a moment of its own', () => {
  expect(marked([selfie('a', undefined), selfie('b', undefined)])).toEqual(['a', 'b']);
});
