import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { addBars, turnWithWedges } from '../../../../test/draw-photo-faults.ts';
import { depthInWedge, wedgesOf, withinBars } from './empty-edges.ts';
import type { RgbImage } from '../../raster/image.ts';

const { image } = drawPerson();
const { widthPx, heightPx } = image;
const ALL = { x: 0, y: 0, width: widthPx, height: heightPx };
/** Adds noise, because no surface of a photo has exactly one colour. */
const NOISY: RgbImage = { ...image, data: image.data.map((value, i) => value + ((i * 7919) % 41) - 20) };

test('bars of one colour are cut off, to the pixel or one more', async () => {
  for (const colour of ['#000000', '#ffffff', '#1e2430']) {
    const barred = await addBars(NOISY, { above: 0.2, below: 0.1, colour });
    const { x, y, width, height } = withinBars(barred);
    expect([x, width]).toEqual([0, widthPx]);
    expect(Math.abs(y - 128)).toBeLessThan(2);
    expect(Math.abs(y + height - 128 - heightPx)).toBeLessThan(2);
  }
  const beside = withinBars(await addBars(NOISY, { beside: 0.25 }));
  expect(Math.abs(beside.width - widthPx)).toBeLessThan(3);
});

test('a plain wall above a head is no bar, and nor is all of a plain picture', () => {
  expect(withinBars(image)).toEqual(ALL);
  expect(withinBars({ ...image, data: image.data.map(() => 255) })).toEqual(ALL);
});

test.each([-11, -5, 5, 11])('a photo turned by %d° leaves four wedges', async (deg) => {
  const wedges = wedgesOf(await turnWithWedges(NOISY, deg));
  expect(wedges).toHaveLength(4);
  const [first] = wedges;
  const [corner, onRow, onColumn] = first!;
  expect(depthInWedge(first!, corner.x, corner.y)).toBeGreaterThan(5);
  expect(depthInWedge(first!, widthPx / 2, heightPx / 2)).toBeLessThan(-100);
  const legs = [Math.abs(onRow.x - corner.x), Math.abs(onColumn.y - corner.y)].toSorted((a, b) => a - b);
  expect(legs[0]! / legs[1]!).toBeCloseTo(Math.tan((Math.abs(deg) * Math.PI) / 180), 1);
});

test('a photo, and a plain wall beside a head, have none', () => {
  expect(wedgesOf(NOISY)).toEqual([]);
  expect(wedgesOf(image)).toEqual([]);
});
