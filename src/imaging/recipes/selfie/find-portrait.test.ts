import { expect, test } from 'vitest';

import type { SelfieMeasures } from '../../selfie.ts';
import type { Face } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { cropPortrait } from './find-portrait.ts';

/** An image whose pixels encode their position: red is x / 4, green y / 4. */
function picture(widthPx: number, heightPx: number): RgbImage {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    data[i * 3] = (i % widthPx) / 4;
    data[i * 3 + 1] = Math.floor(i / widthPx) / 4;
  }
  return { widthPx, heightPx, data };
}

function face(x: number, y: number, side: number, rollDeg = 0): Face {
  return {
    mesh: Array.from({ length: 478 }, () => [x + side / 2, y + side / 2, 0]),
    box: { x, y, width: side, height: side },
    score: 1,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg,
  };
}

const measures = {} as SelfieMeasures;

test('a small face in a large picture: only the person is matted, and the face is where it was', async () => {
  const found = await cropPortrait({ image: picture(1000, 1000), face: face(600, 400, 80), measures }, 1280);
  const { image, face: moved } = found;
  expect([image.widthPx, image.heightPx]).toEqual([80 * 6.2, 80 * 5.7].map(Math.round));
  const nose = (Math.round(moved.mesh[0]![1]) * image.widthPx + Math.round(moved.mesh[0]![0])) * 3;
  expect(image.data[nose]! * 4).toBeCloseTo(640, -1);
  expect(image.data[nose + 1]! * 4).toBeCloseTo(440, -1);
  expect(moved.box.x - moved.mesh[0]![0]).toBe(-40);
});

test('the crop ends where the picture ends, and a leaning head gets more', async () => {
  const { image: upright } = await cropPortrait(
    { image: picture(1000, 1000), face: face(20, 30, 80), measures },
    1280,
  );
  expect([upright.widthPx, upright.heightPx]).toEqual([20 + 80 + 208, 30 + 80 + 256]);
  const { image: leaning } = await cropPortrait(
    { image: picture(1000, 1000), face: face(20, 30, 80, 30), measures },
    1280,
  );
  expect([leaning.widthPx, leaning.heightPx]).toEqual([20 + 80 + 312, 30 + 80 + 384]);
});

test('a close selfie stays whole', async () => {
  const image = picture(400, 500);
  expect((await cropPortrait({ image, face: face(120, 100, 150), measures }, 1280)).image.widthPx).toBe(400);
});

test('as many pixels as the largest headshot can show, and no more', async () => {
  const selfie = { image: picture(2000, 2000), face: face(600, 500, 800), measures };
  expect((await cropPortrait(selfie, 1280)).face.box.height).toBeCloseTo(640, 0);
  expect((await cropPortrait(selfie, 2560)).face.box.height).toBe(800);
});
