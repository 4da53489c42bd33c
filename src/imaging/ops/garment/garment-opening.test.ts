import { expect, test } from 'vitest';

import { findGarmentOpening } from './garment-opening.ts';

type Place = readonly [x: number, y: number];

/**
 * Finds the opening of a garment drawn in text, where # is cloth and + is half covered. Returns the text with an o where the
 * wearer is visible.
 */
function opened(rows: readonly string[], left: Place, right: Place): string[] {
  const widthPx = rows[0]!.length;
  const alpha = Float32Array.from(rows.join(''), (mark) => ({ '#': 1, '+': 0.5, '-': 0.49 })[mark] ?? 0);
  const corner = ([x, y]: Place) => ({ x, y });
  const opening = findGarmentOpening(alpha, widthPx, rows.length, {
    left: corner(left),
    right: corner(right),
  });
  return rows.map((_, y) =>
    Array.from(opening.subarray(y * widthPx, (y + 1) * widthPx), (value) => (value === 1 ? 'o' : ' ')).join(
      '',
    ),
  );
}

test('is as wide as the collar above it, and between the fronts below, until they meet', () => {
  const jacket = [
    '           ', //
    '           ',
    '  ##   ##  ',
    ' ###   ### ',
    '#####  ####',
    '##### #####',
    '###########',
    '#####  ####',
  ];
  expect(opened(jacket, [4, 2], [6, 2])).toEqual([
    '    ooo    ', //
    '    ooo    ',
    '    ooo    ',
    '    ooo    ',
    '     oo    ',
    '     o     ',
    '           ',
    '           ',
  ]);
});

test('goes down to the hem where the fronts never meet, and follows them outwards again', () => {
  const cardigan = [
    '#  #', //
    '## #',
    '#  #',
    '#  #',
  ];
  expect(opened(cardigan, [1, 0], [2, 0])).toEqual([' oo ', '  o ', ' oo ', ' oo ']);
});

test('is the area above a closed collar', () => {
  const turtleneck = [
    '       ', //
    '  ###  ',
    ' ##### ',
    '#######',
  ];
  expect(opened(turtleneck, [2, 1], [4, 1])).toEqual(['  ooo  ', '       ', '       ', '       ']);
});

test('a front may cross the middle and go back', () => {
  const doubleBreasted = [
    '##   ##', //
    '###  ##',
    '####  #',
    '##### #',
    '##  ###',
    '#######',
  ];
  const opening = ['  ooo  ', '   oo  ', '    oo ', '     o ', '  oo   ', '       '];
  expect(opened(doubleBreasted, [2, 0], [4, 0])).toEqual(opening);
  const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''));
  expect(opened(mirrored(doubleBreasted), [2, 0], [4, 0])).toEqual(mirrored(opening));
});

test('each side begins at its own corner of a slanting collar', () => {
  const slanting = [
    '     ', //
    '#    ',
    '##   ',
    '## ##',
  ];
  expect(opened(slanting, [2, 1], [3, 3])).toEqual(['  oo ', ' ooo ', '  oo ', '  o  ']);
});

test('half covered is cloth', () => {
  expect(opened(['+ - +'], [2, 0], [2, 0])).toEqual([' ooo ']);
});

test('is as wide as the collar where that is a little above the cloth', () => {
  const jacket = [
    '       ', //
    '       ',
    '##   ##',
    '###  ##',
  ];
  expect(opened(jacket, [2, 0], [4, 0])).toEqual(['  ooo  ', '  ooo  ', '  ooo  ', '   oo  ']);
});
