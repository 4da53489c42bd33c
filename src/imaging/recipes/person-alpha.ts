import type { Face } from '../models/face.ts';
import { alphaLevels } from '../ops/alpha-levels.ts';
import { guidedFilter } from '../ops/guided-filter.ts';
import { keepPerson } from '../ops/keep-person.ts';
import type { AlphaImage, RgbImage } from '../raster/image.ts';

/** A matte made to follow the picture's edges, of the person who holds the face, without haze: coverage 0–1. */
export function personAlpha(matte: AlphaImage, image: RgbImage, face: Face): Float32Array {
  const { widthPx, heightPx } = image;
  const scale = Math.max(widthPx, heightPx) / 1024;
  const grey = new Float32Array(widthPx * heightPx);
  const coarse = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < grey.length; i++) {
    const at = i * 3;
    grey[i] = (0.299 * image.data[at] + 0.587 * image.data[at + 1] + 0.114 * image.data[at + 2]) / 255;
    coarse[i] = matte.data[i] / 255;
  }
  const refined = guidedFilter(grey, coarse, widthPx, heightPx, {
    radiusPx: 4 * scale,
    epsilon: 2e-4,
    shrink: Math.max(1, Math.floor(scale)),
  });
  // The guide may only decide where the network was unsure; elsewhere it would print the room's edges.
  for (let i = 0; i < refined.length; i++) {
    const doubt = Math.min(1, 4 * coarse[i] * (1 - coarse[i]) * 1.5);
    refined[i] = coarse[i] + (refined[i] - coarse[i]) * doubt;
  }
  const nose = { x: face.box.x + face.box.width / 2, y: face.box.y + face.box.height / 2 };
  const person = keepPerson(refined, widthPx, heightPx, nose, 14 * scale);
  alphaLevels(person, widthPx, heightPx, 22 * scale);
  return person;
}
