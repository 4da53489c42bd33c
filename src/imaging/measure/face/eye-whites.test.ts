import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import { LEFT_EYE, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import { linearFromCoded } from '../../ops/light/srgb.ts';
import { eyeWhites } from './eye-whites.ts';

const W = 120;
const H = 40;

/** Two round eyes of 14 px radius around (30, 20) and (90, 20), irises of 5 px. */
function face(): Face {
  const mesh: [number, number, number][] = Array.from({ length: 478 }, () => [0, 0, 0]);
  for (const [eye, x] of [
    [LEFT_EYE, 30],
    [RIGHT_EYE, 90],
  ] as const) {
    eye.contour.forEach((index, i) => {
      const angle = (i / eye.contour.length) * 2 * Math.PI;
      mesh[index] = [x + 14 * Math.cos(angle), 20 + 14 * Math.sin(angle), 0];
    });
    mesh[eye.irisCentre] = [x, 20, 0];
    mesh[eye.irisCentre + 1] = [x + 5, 20, 0];
  }
  return { box: { x: 0, y: 0, width: W, height: H }, score: 1, mesh, yawDeg: 0, pitchDeg: 0, rollDeg: 0 };
}

test('the white between lids and iris is measured, iris and skin are not', () => {
  const data = new Uint8Array(W * H * 3);
  for (let i = 0; i < W * H; i++) {
    const near = Math.min(
      ...[30, 90].map((x) => Math.hypot((i % W) + 0.5 - x, Math.floor(i / W) + 0.5 - 20)),
    );
    data.set(near < 5.5 ? [255, 255, 255] : near < 15 ? [150, 140, 120] : [200, 90, 60], i * 3);
  }
  const whites = eyeWhites({ widthPx: W, heightPx: H, data }, face());
  expect(whites?.red).toBeCloseTo(linearFromCoded(150 / 255), 5);
  expect(whites?.blue).toBeCloseTo(linearFromCoded(120 / 255), 5);
  expect(whites?.pixelCount).toBeGreaterThan(800);
});

test('eyes outside the picture have no white', () => {
  expect(eyeWhites({ widthPx: 5, heightPx: 5, data: new Uint8Array(75) }, face())).toBeUndefined();
});
