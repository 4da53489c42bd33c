import { GARMENT_PARTS, type Garment, type StoredGarment } from '../garment.ts';
import { plainBytes, sharp } from './libvips.ts';

/** Garments are stored without loss, because they are cut once and enlarged in every headshot. */
const PNG = { compressionLevel: 6 } as const;

/** Encodes a garment's pixels as PNG. */
export async function storeGarment({ cutout, parts, ...numbers }: Garment): Promise<StoredGarment> {
  const { widthPx: width, heightPx: height, rgb, alpha } = cutout;
  const straight = new Uint8Array(alpha.length * 4);
  for (let i = 0; i < alpha.length; i++) {
    straight.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    straight[i * 4 + 3] = alpha[i];
  }
  const shifted = parts.map((part) => part + 1);
  const [cutoutPng, partsPng] = await Promise.all([
    sharp(straight, { raw: { width, height, channels: 4 } })
      .png(PNG)
      .toBuffer(),
    sharp(shifted, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .png(PNG)
      .toBuffer(),
  ]);
  return { ...numbers, cutoutPng, partsPng };
}

/** Decodes a stored garment. @param allocate allocates the bytes of the pixels, in shared memory if threads share them */
export async function readGarment(
  { cutoutPng, partsPng, ...numbers }: StoredGarment,
  allocate: (byteLength: number) => Uint8Array,
): Promise<Garment> {
  const [straight, shifted] = await Promise.all([
    sharp(cutoutPng).raw().toBuffer({ resolveWithObject: true }),
    sharp(partsPng).toColourspace('b-w').raw().toBuffer(),
  ]);
  const { width: widthPx, height: heightPx } = straight.info;
  const pixels = plainBytes(straight.data);
  const rgb = allocate(widthPx * heightPx * 3);
  const alpha = allocate(widthPx * heightPx);
  const parts = allocate(widthPx * heightPx);
  for (let i = 0; i < alpha.length; i++) {
    rgb[i * 3] = pixels[i * 4];
    rgb[i * 3 + 1] = pixels[i * 4 + 1];
    rgb[i * 3 + 2] = pixels[i * 4 + 2];
    alpha[i] = pixels[i * 4 + 3];
    parts[i] = shifted[i] - 1;
  }
  return { ...numbers, cutout: { widthPx, heightPx, rgb, alpha }, parts };
}

/** Least coverage, 0–255, of a pixel that counts. Pixels with less are mixed with the background. */
const SURE_COVER = 250;
/** Side at which the mean is computed; it has enough pixels. */
const SAMPLED_SIDE_PX = 256;

/** Computes the mean colour of the garment's cloth, sRGB-coded 0–255; of all its parts when it has no cloth. */
export async function meanClothColour({
  cutoutPng,
  partsPng,
}: Pick<StoredGarment, 'cutoutPng' | 'partsPng'>): Promise<{
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}> {
  const sampled = (png: Uint8Array) =>
    sharp(png).resize({ width: SAMPLED_SIDE_PX, kernel: 'nearest', withoutEnlargement: true });
  const [pixels, parts] = await Promise.all([
    sampled(cutoutPng).ensureAlpha().raw().toBuffer(),
    sampled(partsPng).toColourspace('b-w').raw().toBuffer(),
  ]);
  const cloth = GARMENT_PARTS.indexOf('cloth') + 1;
  return (
    meanOf(pixels, (i) => parts[i] === cloth) ?? meanOf(pixels, () => true) ?? { red: 0, green: 0, blue: 0 }
  );
}

function meanOf(pixels: Uint8Array, isMeant: (i: number) => boolean) {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < pixels.length / 4; i++) {
    if (pixels[i * 4 + 3] < SURE_COVER || !isMeant(i)) continue;
    for (let c = 0; c < 3; c++) sum[c] += pixels[i * 4 + c];
    sum[3]++;
  }
  if (sum[3] === 0) return undefined;
  const [red, green, blue] = sum.slice(0, 3).map((total) => Math.round(total / sum[3]));
  return { red, green, blue };
}
