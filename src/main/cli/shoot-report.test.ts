import { expect, test } from 'vitest';

import { isShootFile, shootSummary } from './shoot-report.ts';

const TOTALS = {
  requested: 12,
  passed: 12,
  larger: 0,
  smaller: 0,
  enlarged: 3,
  rerolled: 1,
  alike: 0,
  prepareMs: 900,
  renderMs: 8_000,
  totalMs: 9_140,
  peakRssMb: 700,
};
const SIZE = { size: { widthPx: 1024, heightPx: 1280 } };
const AUTO = { ...SIZE, largerSize: { widthPx: 2048, heightPx: 2560 } };

test('the summary contains the number, the folder and the time', () => {
  expect(shootSummary(TOTALS, SIZE, 'out')).toBe('12 of 12 headshots in out after 9.1 s');
});

test('the summary explains why some are smaller than requested', () => {
  expect(shootSummary({ ...TOTALS, smaller: 5 }, SIZE, 'out')).toBe(
    '12 of 12 headshots in out after 9.1 s; 5 of them smaller than 1024x1280, because the selfies have too few pixels',
  );
});

test.each([
  [12, 'all of 2048x2560'],
  [5, '5 of 2048x2560 where the selfie has enough pixels, the others of 1024x1280'],
  [0, 'none of 2048x2560: no selfie has enough pixels'],
])('the summary contains the sizes when they depend on the selfie: %i large', (larger, which) => {
  expect(shootSummary({ ...TOTALS, larger }, AUTO, 'out')).toBe(
    `12 of 12 headshots in out after 9.1 s; ${which}`,
  );
});

test.each([
  ['001-corporate-slate-canvas.jpg', true],
  ['120-realEstate-bright-living-room.jpg', true],
  ['003-warm-chestnut-canvas.jpg', true],
  ['004-warm-hearth-room-black-and-white.jpg', true],
  ['shoot.json', true],
  ['.002-warm-hearth-room.jpg.part', true],
  ['.shoot.json.part', true],
  ['001-corporate.jpg', false],
  ['001-corporate-slate-canvas-retouched.jpg', false],
  ['001-warm-mum.jpg', false],
  ['001-holiday-beach.jpg', false],
  ['IMG_0001.jpg', false],
  ['001-corporate-slate-canvas.jpg.txt', false],
])('%s was written by a shoot: %s', (name, written) => {
  expect(isShootFile(name)).toBe(written);
});
