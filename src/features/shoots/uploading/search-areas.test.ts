import { expect, it } from 'vitest';
import { closeUpArea, isSameFace, toPhotoPixels, tiles, clipTo } from './search-areas.ts';

const WHOLE = { x: 0, y: 0, width: 3072, height: 2304 };

it('converts a face found in a part of the photo to pixels of the photo', () => {
  const found = { score: 0.9, box: { x: 10, y: 20, width: 30, height: 40 } };
  expect(toPhotoPixels(found, { x: 100, y: 200, width: 512, height: 512 }, 2)).toEqual({
    score: 0.9,
    box: { x: 120, y: 240, width: 60, height: 80 },
  });
});

it('stays inside the photo', () => {
  expect(clipTo({ x: -10, y: 2000, width: 100, height: 900 }, WHOLE)).toEqual({
    x: 0,
    y: 2000,
    width: 90,
    height: 304,
  });
  expect(closeUpArea({ x: 0, y: 0, width: 100, height: 100 }, WHOLE)).toEqual({
    x: 0,
    y: 0,
    width: 140,
    height: 140,
  });
});

it('tells a face seen again from its neighbour', () => {
  const face = { x: 100, y: 100, width: 100, height: 120 };
  expect(isSameFace({ x: 110, y: 95, width: 90, height: 130 }, face)).toBe(true);
  expect(isSameFace({ x: 190, y: 100, width: 100, height: 120 }, face)).toBe(false);
});

it.each([
  [3072, 2304],
  [2304, 3072],
  [3072, 1000],
  [1321, 1321],
  [400, 3000],
])('covers %d × %d with tiles so that one of them holds all of a face of 290 px', (width, height) => {
  const areas = tiles({ x: 0, y: 0, width, height });
  const side = Math.min(290, Math.min(width, height) / 2);
  for (let x = 0; x + side <= width; x += 71) {
    for (let y = 0; y + side <= height; y += 71) {
      const holds = areas.some(
        (tile) =>
          tile.x <= x && tile.y <= y && x + side <= tile.x + tile.width && y + side <= tile.y + tile.height,
      );
      expect(holds, `${x}, ${y}`).toBe(true);
    }
  }
  for (const { x, y, width: tileWidth, height: tileHeight } of areas) {
    expect(x + tileWidth <= width && y + tileHeight <= height).toBe(true);
  }
});

it('needs no tiles when the photo is no larger than one', () => {
  expect(tiles({ x: 0, y: 0, width: 1200, height: 1200 })).toEqual([]);
});
