import { sharp } from '../../src/imaging/codecs/libvips.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';

const LEAST_FACE_PX = 150;
const LARGEST_FACE_PX = 450;

/**
 * Simulates how some phone might have taken the picture: lighter, darker, warmer, colder, paler or grey, mirrored, smaller and
 * compressed. Pictures with and without a hat get the same treatment, so that its traces do not separate them.
 */
export async function snapshot(
  image: RgbImage,
  faceHeightPx: number,
  random: () => number,
): Promise<Uint8Array> {
  const { widthPx, heightPx, data } = image;
  const gain = Math.exp(0.45 * (2 * random() - 1));
  const warmth = 0.16 * (2 * random() - 1);
  const saturation = random() < 0.12 ? 0 : 0.6 + 0.6 * random();
  const wantedPx = LEAST_FACE_PX * (LARGEST_FACE_PX / LEAST_FACE_PX) ** random();
  const scale = Math.min(1, wantedPx / faceHeightPx);
  let picture = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(Math.round(widthPx * scale))
    .linear([gain * (1 + warmth), gain, gain * (1 - warmth)], [0, 0, 0])
    .modulate({ saturation });
  if (random() < 0.5) picture = picture.flop();
  if (random() < 0.25) picture = picture.blur(0.5 + random());
  return await picture.jpeg({ quality: Math.round(45 + 50 * random()) }).toBuffer();
}
