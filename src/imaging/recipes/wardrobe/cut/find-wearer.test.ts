import { expect, test } from 'vitest';

import { sharp } from '../../../codecs/libvips.ts';
import type { Face, FaceFinder } from '../../../models/face/face.ts';
import type { RgbImage } from '../../../raster/image.ts';
import { findWearer } from './find-wearer.ts';

const PHOTO = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#557799' } })
  .jpeg()
  .toBuffer();

const face = (heightPx: number, yawDeg = 0): Face => ({
  box: { x: 60, y: 50, width: 0.8 * heightPx, height: heightPx },
  score: 0.95,
  mesh: [],
  ...{ yawDeg, pitchDeg: 0, rollDeg: 0 },
});

/** Looks for the wearer with a finder that finds these faces on every photo. */
async function found(faces: readonly Face[], bytes: Uint8Array = PHOTO) {
  const finder: FaceFinder = { find: async () => faces, detectLargest: async () => undefined };
  return await findWearer({ bytes, fileName: 'blazer.jpg' }, finder);
}

test('returns the photo’s pixels and the largest face', async () => {
  const wearer = await found([face(200), face(79)]);
  if ('reasons' in wearer) expect.unreachable(wearer.reasons.join());
  expect(wearer.face).toEqual(face(200));
  expect([wearer.image.widthPx, wearer.image.heightPx]).toEqual([300, 400]);
});

test('a photo that lies upside down is turned', async () => {
  const seen: RgbImage[] = [];
  const finder: FaceFinder = {
    async find(image) {
      seen.push(image);
      return seen.length === 1 ? [] : [face(200)];
    },
    detectLargest: async (_, turns) => ({ score: turns === 2 ? 0.9 : 0, rollDeg: 0 }),
  };
  const halves = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 300, height: 200, channels: 3, background: '#000000' } },
        ...{ top: 0, left: 0 },
      },
    ])
    .jpeg()
    .toBuffer();
  const wearer = await findWearer({ bytes: halves, fileName: 'blazer.jpg' }, finder);
  if ('reasons' in wearer) expect.unreachable(wearer.reasons.join());
  expect(wearer.image.data[0]).toBeGreaterThan(250);
});

test.each([
  ['no face', [], ['no-person']],
  ['a second face of half the size', [face(200), face(100)], ['several-people']],
  ['a face turned to the left', [face(200, -26)], ['turned-away']],
  ['a face turned to the right', [face(200, 26)], ['turned-away']],
  ['a small face', [face(139)], ['too-small']],
  ['two small faces', [face(120, 40), face(110)], ['several-people', 'turned-away', 'too-small']],
] as const)('%s: refused', async (_, faces, reasons) => {
  expect(await found(faces)).toEqual({ reasons });
});

test.each([
  ['a face turned a little', [face(200, 24)]],
  ['a face just large enough', [face(141)]],
  ['a small face in the background', [face(200), face(78)]],
])('%s: accepted', async (_, faces) => {
  expect(await found(faces)).not.toHaveProperty('reasons');
});

test('a file that is no photo is unreadable', async () => {
  expect(await found([face(200)], Buffer.from('no photo'))).toEqual({ reasons: ['unreadable'] });
});
