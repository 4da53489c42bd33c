import type { SmallPicture } from '../raster/stretched-rows.ts';

const MAP_WIDTH_PX = 64;

/**
 * A key light from one side as factors on coded colour, one row for the whole frame.
 * @param keyStops how many stops brighter the right side of the face is made than the left; negative lights the left
 * @param faceX middle of the face, share of the frame's width: where the light turns
 * @param faceHalfWidth share of the frame's width
 */
export function keyLight(keyStops: number, faceX: number, faceHalfWidth: number): SmallPicture {
  const data = new Float32Array(MAP_WIDTH_PX * 3);
  for (let x = 0; x < MAP_WIDTH_PX; x++) {
    const across = Math.tanh(((x + 0.5) / MAP_WIDTH_PX - faceX) / (1.3 * faceHalfWidth));
    // Coded values: a stop of linear light is a factor of about 2^(1/2.2).
    data.fill(2 ** ((keyStops * 0.5 * across) / 2.2), x * 3, x * 3 + 3);
  }
  return { widthPx: MAP_WIDTH_PX, heightPx: 1, channels: 3, data };
}
