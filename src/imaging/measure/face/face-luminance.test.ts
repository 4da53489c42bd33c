import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import type { RgbImage } from '../../raster/image.ts';
import { cheekColour } from './cheek-colour.ts';
import { faceLuminance } from './face-luminance.ts';

const SIDE = 640;
/** The oval is 184 wide and 250 high around (320, 250). */
const FACE = drawnFace();

function picture(colourAt: (x: number, y: number) => readonly [number, number, number]): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(colourAt(i % SIDE, Math.floor(i / SIDE)), i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

test('measures linear light, not coded levels', () => {
  // Coded 188 is half of the light (IEC 61966-2-1).
  const light = faceLuminance(
    picture(() => [188, 188, 188]),
    FACE,
  );
  expect(light).toEqual({
    highlight: expect.closeTo(0.5, 2),
    overShare: 0,
    entropyBits: expect.closeTo(0, 5),
  });
});

test('a face that is half white and half black', () => {
  const light = faceLuminance(
    picture((x) => (x < 320 ? [255, 255, 255] : [0, 0, 0])),
    FACE,
  )!;
  expect(light.overShare).toBeCloseTo(0.5, 1);
  expect(light.entropyBits).toBeCloseTo(1, 2);
  expect(light.highlight).toBe(1);
});

test('the highlight is the level of the brightest fiftieth', () => {
  const light = faceLuminance(
    picture((x) => (x < 245 ? [255, 255, 255] : [50, 50, 50])),
    FACE,
  )!;
  expect(light.highlight).toBe(1);
});

test('a face outside the image has no luminance and no colour', () => {
  const outside = { ...FACE, mesh: FACE.mesh.map(([x, y, z]) => [x + 2 * SIDE, y, z] as const) };
  const image = picture(() => [90, 90, 90]);
  expect(faceLuminance(image, outside)).toBeUndefined();
  expect(cheekColour(image, outside)).toBeUndefined();
});

test('cheeks have a colour in CIELAB', () => {
  const grey = cheekColour(
    picture(() => [120, 120, 120]),
    FACE,
  )!;
  expect(Math.hypot(grey.cheekA, grey.cheekB)).toBeLessThan(0.1);
  // sRGB red is 53.2, 80.1, 67.2.
  expect(
    cheekColour(
      picture(() => [255, 0, 0]),
      FACE,
    ),
  ).toEqual({ cheekA: expect.closeTo(80.1, 0), cheekB: expect.closeTo(67.2, 0) });
});
