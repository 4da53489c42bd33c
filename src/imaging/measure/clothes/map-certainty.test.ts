import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import { mapCertainty, necklineFeatures } from './map-certainty.ts';
import { mapCrop } from './map-planes.ts';

const { image, face } = drawPerson();
const { widthPx, heightPx } = image;
const CELLS = 32;
const [SKIN, CLOTHES] = [1, 2];
const collarY = Math.round(meshPoint(face, 152).y + 30);

/**
 * Skin above the collar and clothes below it, in both the fine and the coarse map; `clearness` is the coarse map's
 * logit.
 */
function signsOf(clearness: number) {
  const crop = mapCrop(face);
  const logits = new Float32Array(3 * CELLS * CELLS);
  for (let i = 0; i < CELLS * CELLS; i++) {
    const y = crop.corner.y + ((Math.floor(i / CELLS) + 0.5) / CELLS) * Math.hypot(crop.down.x, crop.down.y);
    logits[(y < collarY ? SKIN : CLOTHES) * CELLS * CELLS + i] = clearness;
  }
  const classes = new Uint8Array(widthPx * heightPx).map((_, i) => (i < collarY * widthPx ? SKIN : CLOTHES));
  return necklineFeatures({ logits, classes: 3, cells: CELLS, crop }, classes, widthPx, heightPx, face);
}

test('a clear map is more certain than one in doubt', () => {
  const clear = signsOf(8);
  const vague = signsOf(1);
  expect(clear.doubt).toBeLessThan(0.01);
  expect(vague.doubt).toBeGreaterThan(0.3);
  expect(clear.length).toBeGreaterThan(1);
  expect(mapCertainty(clear)).toBeGreaterThan(mapCertainty(vague));
});

test('without a neckline little is certain', () => {
  const clear = signsOf(8);
  expect(mapCertainty({ ...clear, length: 0, intrusion: 1 })).toBeLessThan(mapCertainty(clear));
});
