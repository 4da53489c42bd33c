import { expect, test } from 'vitest';

import { relabelCollarRims } from './collar-rims.ts';

/** One column from above: nothing, skin, clothes, hair, or skin of the face. */
function column(letters: string): string {
  const plane = (...of: readonly string[]): Float32Array =>
    Float32Array.from(letters, (letter) => (of.includes(letter) ? 1 : 0));
  const cells = {
    ...{ widthPx: 1, heightPx: letters.length },
    cover: plane('s', 'c', 'h', 'f'),
    skin: plane('s', 'f'),
    clothes: plane('c'),
    face: plane('f'),
  };
  relabelCollarRims(cells);
  return [...letters]
    .map((letter, i) => (cells.clothes[i] === 1 ? 'c' : cells.skin[i] === 1 && letter !== 'f' ? 's' : letter))
    .join('');
}

test('a thin layer of skin on clothes is the edge of a collar', () => {
  expect(column('..ssscc')).toBe('..ccccc');
  expect(column('scc')).toBe('ccc');
});

test('a neck above a collar, hair, the face and skin beside nothing stay', () => {
  for (const letters of ['.ssssssscc', '.hsscc', '.ffcc', '.ss..cc', 'cc.ss.'])
    expect(column(letters)).toBe(letters);
});

test('a second rim in the same column is found too', () => {
  expect(column('.sc.sscs')).toBe('.cc.cccs');
});
