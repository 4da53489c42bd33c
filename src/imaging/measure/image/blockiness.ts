import type { Face } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { luma } from '../../raster/luma.ts';

const BLOCK_PX = 8;

/**
 * Measures JPEG's blocking artefacts on the face: the mean luma step across the columns where 8 × 8 blocks meet ÷ the mean
 * step between all other columns (after Wang, Sheikh and Bovik 2002, "No-reference perceptual quality assessment of JPEG
 * compressed images"). It is 1.0–1.2 on good files, 1.5 at quality 30, 2.3–5.6 at 10 and 9 at 3. The image must have the
 * size it was compressed at; a scaled one gives 1.
 * @returns ≥ 0; 1 without any boundary or any step
 */
export function faceBlockiness(image: RgbImage, face: Face): number {
  const left = Math.max(1, Math.floor(face.box.x));
  const right = Math.min(image.widthPx, Math.floor(face.box.x + face.box.width));
  const top = Math.max(0, Math.floor(face.box.y));
  const bottom = Math.min(image.heightPx, Math.floor(face.box.y + face.box.height));
  const boundaries = { sum: 0, count: 0 };
  const others = { sum: 0, count: 0 };
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const offset = (y * image.widthPx + x) * 3;
      const steps = x % BLOCK_PX === 0 ? boundaries : others;
      steps.sum += Math.abs(luma(image.data, offset) - luma(image.data, offset - 3));
      steps.count++;
    }
  }
  if (boundaries.count === 0 || others.sum === 0) return 1;
  return boundaries.sum / boundaries.count / (others.sum / others.count);
}
