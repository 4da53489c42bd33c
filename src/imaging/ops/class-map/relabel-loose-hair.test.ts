import { expect, test } from 'vitest';

import { relabelLooseHair } from './relabel-loose-hair.ts';

const NAMES = { '.': 255, h: 0, s: 1, c: 2, w: 3 } as const;
const OPTIONS = { hair: 0, clothes: 2, headwear: 3, minLockArea: 3 };

function corrected(...rows: readonly string[]): string[] {
  const classes = Uint8Array.from(rows.join(''), (letter) => NAMES[letter as keyof typeof NAMES]);
  relabelLooseHair(classes, rows[0]!.length, OPTIONS);
  const letters = Object.entries(NAMES);
  const text = [...classes].map((label) => letters.find(([, value]) => value === label)![0]).join('');
  return rows.map((row, y) => text.slice(y * row.length, (y + 1) * row.length));
}

test('hair and headwear that are connected with the head stay', () => {
  const rows = ['hhsww', 'hcscw', 'hwccw'];
  expect(corrected(...rows)).toEqual(rows);
});

test('headwear that is not connected is a pattern of the clothes, however large', () => {
  expect(corrected('hsssh', 'cwwwc', 'cwwwc')).toEqual(['hsssh', 'ccccc', 'ccccc']);
});

test('a little loose hair becomes clothes, and enough of it is a lock', () => {
  expect(corrected('hsssh', 'ccccc', 'chhcc')).toEqual(['hsssh', 'ccccc', 'ccccc']);
  expect(corrected('hsssh', 'ccccc', 'chhhc')).toEqual(['hsssh', 'ccccc', 'chhhc']);
});

test('the last pixel of a row does not touch the first of the next', () => {
  expect(corrected('csh', 'wcc', 'ccc')).toEqual(['csh', 'ccc', 'ccc']);
});

test('an empty map stays empty', () => {
  const none = new Uint8Array(0);
  relabelLooseHair(none, 4, OPTIONS);
  expect(none).toHaveLength(0);
});
