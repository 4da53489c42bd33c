import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import { estimateFraming } from './estimate-framing.ts';

const SIDE_PX = 384;
const GREY = { widthPx: SIDE_PX, heightPx: SIDE_PX, data: new Uint8Array(SIDE_PX * SIDE_PX * 3).fill(120) };

/** A face as drawn here: forehead and chin on one line, eyes 36 % of the way down. */
function faceAt(centreX: number, foreheadY: number, chinY: number): Face {
  const height = chinY - foreheadY;
  const eyesY = foreheadY + 0.36 * height;
  const mesh: [number, number, number][] = Array.from({ length: 478 }, () => [centreX, eyesY, 0]);
  mesh[10] = [centreX, foreheadY, 0];
  mesh[152] = [centreX, chinY, 0];
  for (const [index, across] of [
    [33, -0.3],
    [133, -0.12],
    [362, 0.12],
    [263, 0.3],
    [234, -0.42],
    [454, 0.42],
  ] as const)
    mesh[index] = [centreX + across * height, eyesY, 0];
  const box = { x: centreX - 0.42 * height, y: foreheadY, width: 0.84 * height, height };
  return { box, score: 1, mesh, yawDeg: 0, pitchDeg: 0, rollDeg: 0 };
}

/** A segmenter that finds a body of rows [from y, to y, left, right], and counts how often it was loaded. */
function segmenter(...rows: readonly (readonly [number, number, number, number])[]) {
  const data = new Uint8Array(SIDE_PX * SIDE_PX);
  for (const [top, bottom, left, right] of rows)
    for (let y = top; y < bottom; y++) data.fill(255, y * SIDE_PX + left, y * SIDE_PX + right);
  let asked = 0;
  const load = () => {
    asked++;
    return Promise.resolve({ segment: () => Promise.resolve({ ...GREY, data }) });
  };
  return { load, asked: () => asked };
}

test('a face with room all round needs no segmentation', async () => {
  const body = segmenter();
  expect((await estimateFraming(GREY, faceAt(192, 150, 230), body.load)).fits).toBe(true);
  expect(body.asked()).toBe(0);
});

test('a face near the edge has room when the body ends before it', async () => {
  const face = faceAt(310, 110, 260);
  const inside = segmenter([60, 290, 245, 374], [290, 384, 200, 378]);
  expect((await estimateFraming(GREY, face, inside.load)).fits).toBe(true);
  expect(inside.asked()).toBe(1);
});

test('and none when the edge cuts through the face itself', async () => {
  const face = faceAt(340, 110, 260);
  const cut = segmenter([60, 290, 225, 384], [290, 384, 130, 384]);
  expect((await estimateFraming(GREY, face, cut.load)).fits).toBe(false);
});

test('a head that fills three quarters of the picture is framed as a close-up with cautions', async () => {
  const filling = segmenter([0, 300, 60, 324], [300, 384, 0, 384]);
  const { fits, cautions } = await estimateFraming(GREY, faceAt(192, 80, 290), filling.load);
  expect(fits).toBe(true);
  expect(cautions).toEqual(['close-crop', 'hair-at-edge']);
});

test('a face that the edge cuts has none', async () => {
  const filling = segmenter([0, 384, 40, 344]);
  expect((await estimateFraming(GREY, faceAt(192, 40, 378), filling.load)).fits).toBe(false);
});

test('a hand that a closer framing leaves out needs no caution, one that all show does', async () => {
  const body = segmenter([110, 260, 130, 254], [260, 384, 60, 324]);
  const face = faceAt(192, 150, 230);
  const cautionsWith = async (hands: { x: number; y: number }[]) =>
    (await estimateFraming(GREY, face, body.load, { hands })).cautions;
  expect(await cautionsWith([])).toEqual([]);
  expect(await cautionsWith([{ x: 60, y: 340 }])).toEqual([]);
  expect(await cautionsWith([{ x: 192, y: 240 }])).toEqual(['hand-in-frame']);
});

test('when the edge cuts through hair and shoulder, the frame ends there with a caution', async () => {
  const cut = segmenter([60, 290, 225, 384], [290, 384, 130, 384]);
  const { fits, cautions } = await estimateFraming(GREY, faceAt(310, 110, 260), cut.load);
  expect(fits).toBe(true);
  expect(cautions).toContain('close-crop');
});

test('the estimate does not depend on the resolution', async () => {
  const large = { widthPx: 1536, heightPx: 1536, data: new Uint8Array(1536 * 1536 * 3).fill(120) };
  const face = faceAt(4 * 310, 4 * 110, 4 * 260);
  const cutFace = faceAt(4 * 340, 4 * 110, 4 * 260);
  const inside = segmenter([60, 290, 245, 374], [290, 384, 200, 378]);
  const cut = segmenter([60, 290, 225, 384], [290, 384, 130, 384]);
  expect((await estimateFraming(large, face, inside.load)).fits).toBe(true);
  expect((await estimateFraming(large, cutFace, cut.load)).fits).toBe(false);
});
