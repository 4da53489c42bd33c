import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterizeSvg } from './rasterize-svg.ts';

test('renders at the SVG’s own size, transparent parts white, red not washed out', async () => {
  const jpeg = await rasterizeSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path fill="#f00" d="M0 0h31v32H0z"/></svg>',
  );
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  expect([info.format, info.width, info.height, info.channels]).toEqual(['raw', 64, 32, 3]);
  const at = (x: number) => [...data.subarray((16 * 64 + x) * 3, (16 * 64 + x) * 3 + 3)];
  const [red, green, blue] = at(30) as [number, number, number];
  expect(red).toBeGreaterThan(235);
  expect(Math.max(green, blue)).toBeLessThan(30);
  expect(Math.min(...at(60))).toBeGreaterThan(250);
  expect((await sharp(jpeg).metadata()).chromaSubsampling).toBe('4:4:4');
});
