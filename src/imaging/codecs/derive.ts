import type { Sharp } from 'sharp';

import { invariant } from '../../base/invariant.ts';
import type { HeadPlace } from '../finished-headshot.ts';
import type { DerivedVariant } from '../headshot-request.ts';
import { variantCrop } from '../ops/geometry/variant-crop.ts';
import { withPrintDensity } from './jpeg-segments.ts';
import { sharp } from './libvips.ts';
import { printPixels } from './print-density.ts';

/** A page shows the whole headshot, never enlarged. */
interface PageShape {
  readonly kind: 'page';
  readonly widthPx: number;
  readonly encode: (pipeline: Sharp) => Sharp;
}

/** To be taken home: a crop of exactly this size. */
interface TakeHomeShape {
  readonly kind: 'take-home';
  readonly widthPx: number | 'full';
  /** Height ÷ width. */
  readonly aspect: number;
  /** Head ÷ picture height that a smaller head is brought up to. */
  readonly head?: number;
  readonly eyeLine: number;
  readonly quality: number;
}

/*
 * Pages, on 6 headshots at 768 × 960 beside 22 ms of decoding and resizing: WebP 84 takes 68 ms for 86 KB, AVIF 65 at the
 * least effort 34 ms for 68 KB, both as close to the headshot (SSIM 0.976); more effort saves 5 % for four times as long.
 */
const SHAPES: Readonly<Record<DerivedVariant, PageShape | TakeHomeShape>> = {
  // A shoot's 120 thumbnails are made while it renders: quickly.
  thumbnail: { kind: 'page', widthPx: 320, encode: (pipeline) => pipeline.jpeg(fullColour(80)) },
  'web-avif': {
    kind: 'page',
    widthPx: 768,
    encode: (pipeline) => pipeline.avif({ quality: 65, effort: 0, chromaSubsampling: '4:2:0' }),
  },
  'web-webp': { kind: 'page', widthPx: 768, encode: (pipeline) => pipeline.webp({ quality: 84 }) },
  'web-jpeg': {
    kind: 'page',
    widthPx: 768,
    encode: (pipeline) => pipeline.jpeg({ ...fullColour(84), mozjpeg: true }),
  },
  // A head of about 60 % of the frame is what LinkedIn advises; shown as a circle, so the face is near the middle.
  'linkedin-800': { kind: 'take-home', widthPx: 800, aspect: 1, head: 0.58, eyeLine: 0.43, quality: 92 },
  square: { kind: 'take-home', widthPx: 'full', aspect: 1, eyeLine: 0.43, quality: 92 },
  // Head and shoulders; no rule says how large the head is. The eyes at two fifths, as portraits have them.
  'cv-45x60': { kind: 'take-home', ...printed(45, 60), head: 0.45, eyeLine: 0.41, quality: 95 },
  // The head of an office's photo, 33 of 45 mm: within the German, British and Schengen limits at once.
  'id-35x45': { kind: 'take-home', ...printed(35, 45), head: 0.73, eyeLine: 0.44, quality: 95 },
};

/** Where the classic framing puts the head, for headshots whose measures are not known. */
const USUAL_PLACE: HeadPlace = {
  headHeightShare: 0.47,
  eyeLineShare: 0.4,
  crownLineShare: 0.12,
  faceCentreShare: 0.5,
};

/**
 * A finished headshot at one of the sizes pages show or a customer takes home, with sRGB profile and the XMP of the input
 * (digital source type); what is taken home is tagged with 300 dpi. Sizes to take home are exact, and cropped around
 * the head when its place is given.
 *
 * To take home: JPEG by mozjpeg's settings (trellis, deringing, its table, the best scans), because one is made once and sent
 * around for years.
 */
export async function deriveVariant(
  headshot: Uint8Array,
  variant: DerivedVariant,
  head?: HeadPlace,
): Promise<Uint8Array> {
  const shape = SHAPES[variant];
  const { width, height } = await sharp(headshot).metadata();
  invariant(width > 0 && height > 0, 'a headshot has pixels');
  const source = sharp(headshot);
  const sized =
    shape.kind === 'page'
      ? source.resize({ width: shape.widthPx, withoutEnlargement: true })
      : cropped(source, { width, height }, shape, head);
  const marked = sized.withIccProfile('srgb').keepXmp();
  if (shape.kind === 'page') return await shape.encode(marked).toBuffer();
  return withPrintDensity(await marked.jpeg({ ...fullColour(shape.quality), mozjpeg: true }).toBuffer());
}

function cropped(
  source: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
  shape: TakeHomeShape,
  head: HeadPlace | undefined,
): Sharp {
  const { aspect, eyeLine } = shape;
  const widthPx = shape.widthPx === 'full' ? Math.min(width, Math.round(height / aspect)) : shape.widthPx;
  const heightPx = Math.round(widthPx * aspect);
  const crop = variantCrop(width, height, head ?? USUAL_PLACE, {
    aspect,
    eyeLine,
    minHeightPx: heightPx,
    // A head whose size is not known is not brought closer.
    ...(head && shape.head !== undefined && { head: shape.head }),
  });
  return source
    .extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    .resize({ width: widthPx, height: heightPx, fit: 'fill' });
}

function fullColour(quality: number) {
  return { quality, chromaSubsampling: '4:4:4' } as const;
}

/** Pixels of a print at 300 dpi: 531 × 709 for 45 × 60 mm, 413 × 531 for 35 × 45 mm. */
function printed(widthMm: number, heightMm: number): { readonly widthPx: number; readonly aspect: number } {
  return { widthPx: printPixels(widthMm), aspect: printPixels(heightMm) / printPixels(widthMm) };
}
