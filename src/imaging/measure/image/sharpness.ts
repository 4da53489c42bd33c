import type { Face } from '../../models/face/face.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import type { RgbImage } from '../../raster/image.ts';
import { resizeLuma } from '../../raster/resize.ts';

/** The crop is resized to this width first, so that the result does not depend on the image's size. */
const CROP_WIDTH_PX = 192;

/**
 * Measures the sharpness of the face: the variance of the Laplacian (after Pech-Pacheco et al. 2000) ÷ the luma variance of
 * the same crop, × 1000. The division cancels contrast, so that a dark or evenly lit face does not count as blurred.
 * @returns ≥ 0; higher is sharper
 */
export function faceSharpness(image: RgbImage, face: Pick<Face, 'box'>): number {
  const area = wholePixels(image, face.box);
  const heightPx = Math.max(3, Math.round((area.height / area.width) * CROP_WIDTH_PX));
  const grey = resizeLuma(image, area, CROP_WIDTH_PX, heightPx);

  const laplacian = new Float32Array((CROP_WIDTH_PX - 2) * (heightPx - 2));
  let at = 0;
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < CROP_WIDTH_PX - 1; x++) {
      const i = y * CROP_WIDTH_PX + x;
      laplacian[at++] =
        grey[i - 1]! + grey[i + 1]! + grey[i - CROP_WIDTH_PX]! + grey[i + CROP_WIDTH_PX]! - 4 * grey[i]!;
    }
  }
  return (1000 * variance(laplacian)) / Math.max(1, variance(grey));
}

function variance(values: Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return squares / values.length - mean * mean;
}
