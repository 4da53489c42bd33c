import { expect, test } from 'vitest';

import { keepPerson } from './keep-person.ts';

/** Coverage drawn as text: # is 1, + 0.3, - 0.03 and a space 0. */
function drawn(rows: readonly string[]): Float32Array {
  return Float32Array.from(rows.join(''), (mark) => ({ '#': 1, '+': 0.3, '-': 0.03 })[mark] ?? 0);
}

function kept(rows: readonly string[], x: number, y: number, reachPx: number): string[] {
  const widthPx = rows[0]!.length;
  const alpha = keepPerson(drawn(rows), widthPx, rows.length, { x, y }, reachPx);
  const mark = (value: number): string => (value > 0.5 ? '#' : value > 0.1 ? '+' : value > 0 ? '-' : ' ');
  return rows.map((_, row) => Array.from(alpha.subarray(row * widthPx, (row + 1) * widthPx), mark).join(''));
}

test('keeps the component of the face and removes the islands beside it', () => {
  // The end of a row is not beside the beginning of the next: an island ends where the body begins a row below.
  const islands = [
    ' ##   ##', //
    '####  ##',
    ' ##  ###',
    '####    ',
    '# ##   #',
    '# ##  ##',
  ];
  const body = [
    ' ##     ', //
    '####    ',
    ' ##     ',
    '####    ',
    '# ##    ',
    '# ##    ',
  ];
  expect(kept(islands, 1, 0, 2)).toEqual(body);
  const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''));
  expect(kept(mirrored(islands), 6, 0, 2)).toEqual(mirrored(body));
});

test('an earring on a hook too thin to be solid is kept where one may hang, and nowhere else', () => {
  const rows = [
    '###      ', //
    '### +    ',
    '####+    ',
    '### +    ',
    '### ##   ',
    '###      ',
  ];
  const [widthPx, heightPx] = [9, 6];
  const hanging = (mayHang: (x: number, y: number) => boolean): number =>
    keepPerson(drawn(rows), widthPx, heightPx, { x: 1, y: 1 }, 1, mayHang)[4 * widthPx + 5]!;
  expect(hanging((x) => x > 4)).toBe(1);
  expect(hanging((x) => x < 4)).toBe(0);
  // A chair that such a hook touches is not kept.
  expect(hanging((x, y) => x > 4 && y < 3.5)).toBe(0);
});

test('loose hair is kept as far as it reaches, and ends softly', () => {
  const alpha = Float32Array.of(1, 1, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3);
  const found = keepPerson(alpha, 8, 1, { x: 0, y: 0 }, 4);
  [1, 1, 0.3, 0.3, 0.3, 0.15, 0, 0].forEach((value, i) => expect(found[i]).toBeCloseTo(value, 6));
});

test('almost no coverage connects nothing', () => {
  expect(kept(['##+++'], 0, 0, 9)).toEqual(['##+++']);
  expect(kept(['##-++'], 0, 0, 9)).toEqual(['##-  ']);
});

test('keeps nothing when nothing solid is at the face', () => {
  expect(kept(['+++##'], 1, 0, 9)).toEqual(['     ']);
});

test('a face outside the image is searched at its edge', () => {
  expect(kept(['#  ##'], 99, -3, 1)).toEqual(['   ##']);
});

test('a large image is reduced, and the result has its size', () => {
  const alpha = new Float32Array(1280 * 4);
  for (let y = 0; y < 4; y++)
    alpha.fill(1, y * 1280 + 100, y * 1280 + 200).fill(1, y * 1280 + 300, y * 1280 + 400);
  const found = keepPerson(alpha, 1280, 4, { x: 150, y: 2 }, 4);
  expect(found).toHaveLength(1280 * 4);
  for (let y = 0; y < 4; y++)
    expect([99, 100, 199, 200, 350].map((x) => found[y * 1280 + x])).toEqual([0, 1, 1, 0, 0]);
});
