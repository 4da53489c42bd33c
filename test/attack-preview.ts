import { headshotJpeg } from '../src/imaging/codecs/headshot-jpeg.ts';
import { sharp } from '../src/imaging/codecs/libvips.ts';
import { watermark } from '../src/imaging/codecs/watermark.ts';
import type { FreeFace } from '../src/imaging/ops/finish/watermark-ribbons.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { PREVIEW_QUALITY } from '../src/imaging/recipes/headshot/make-headshot.ts';
import {
  fillAlongEdges,
  fillSmoothly,
  meanOf,
  medianOf,
  type Pixels,
  pixelsOf,
  psnrUnder,
  strokesOf,
  subtractMarks,
  uncovered,
} from './watermark-attacks.ts';

const WORDS = ['Lichtbild', 'Free preview', 'Preview only'];
const SECRETS = ['the secret', 'another 1', 'another 2', 'another 3', 'another 4'] as const;

export const previewMark = (secret: string) => ({ words: WORDS, secret: Buffer.from(secret) });

/**
 * Attacks the preview of a picture in every known way, some of them with its exact watermark known.
 * @returns the strokes, and by how many decibels each attack stays below the plain JPEG of the picture under them
 */
export async function attackPreview(
  plain: RgbImage,
  face: FreeFace,
): Promise<{ readonly strokes: Uint8Array; readonly belowDb: Readonly<Record<string, number>> }> {
  const takes = [];
  for (const secret of SECRETS) {
    const [black, white] = [
      await onFlatColour(plain, face, secret, 0),
      await onFlatColour(plain, face, secret, 255),
    ];
    const preview = await downloaded(await watermark(plain, face, previewMark(secret)));
    takes.push({ black, white, preview, strokes: strokesOf(black, white) });
  }
  const [first, second] = [takes[0]!, takes[1]!];
  const { strokes, preview } = first;
  const known = takes.map((take) => subtractMarks(take.preview, take.black, take.white));
  const rimmed = grown(strokes, plain, 2);
  const smoothlyFilled = fillSmoothly(preview, rimmed);
  const restored: Readonly<Record<string, Pixels>> = {
    nothing: pixelsOf(preview),
    'marks guessed': subtractMarks(preview, second.black, second.white),
    'marks known': known[0]!,
    'mean of five': meanOf(known),
    'median of five': medianOf(known),
    'where another shows it': uncovered(
      known,
      takes.map((take) => take.strokes),
    ),
    'filled smoothly': smoothlyFilled,
    'filled along edges': fillAlongEdges(preview, rimmed, smoothlyFilled),
  };
  const plainDb = psnrUnder(strokes, plain, pixelsOf(await downloaded(plain)));
  const belowDb = Object.fromEntries(
    Object.entries(restored).map(([attack, pixels]) => [attack, plainDb - psnrUnder(strokes, plain, pixels)]),
  );
  return { strokes, belowDb };
}

/** Encodes the image with the quality of a preview, and decodes it as any program does, without a check for damage. */
export async function downloaded(image: RgbImage): Promise<RgbImage> {
  const decoder = sharp(await headshotJpeg(image, PREVIEW_QUALITY))
    .removeAlpha()
    .raw();
  const { data, info } = await decoder.toBuffer({ resolveWithObject: true });
  return { ...image, data, widthPx: info.width, heightPx: info.height };
}

async function onFlatColour(
  plain: RgbImage,
  face: FreeFace,
  secret: string,
  value: number,
): Promise<RgbImage> {
  const ground = { ...plain, data: new Uint8Array(plain.data.length).fill(value) };
  return await watermark(ground, face, previewMark(secret));
}

/** Grows the strokes on every side, so that their JPEG artefacts are filled as well. */
function grown(strokes: Uint8Array, { widthPx }: RgbImage, byPx: number): Uint8Array {
  return strokes.map((_, i) => {
    for (let dy = -byPx; dy <= byPx; dy++)
      for (let dx = -byPx; dx <= byPx; dx++) if (strokes[i + dy * widthPx + dx] === 1) return 1;
    return 0;
  });
}
