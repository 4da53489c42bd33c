import type { Sharp } from 'sharp';

import { invariant } from '../../base/invariant.ts';
import type { HeadPosition } from '../finished-headshot.ts';
import type { DerivedVariant } from '../headshot-request.ts';
import { variantCrop } from '../ops/geometry/variant-crop.ts';
import { withPrintDensity } from './jpeg-segments.ts';
import { sharp } from './libvips.ts';
import { printPixels } from './print-density.ts';

/** A size for pages, which show the whole headshot, never enlarged. */
interface PageShape {
  readonly kind: 'page';
  readonly widthPx: number;
  readonly encode: (pipeline: Sharp) => Sharp;
}

/** A size to download: a crop of exactly this size. */
interface DownloadShape {
  readonly kind: 'download';
  readonly widthPx: number | 'full';
  /** Height ÷ width. */
  readonly aspect: number;
  /** Least height of the head ÷ height of the picture; the crop enlarges a smaller head to it. */
  readonly head?: number;
  /** Distance of the eyes from the top ÷ height of the picture. */
  readonly eyeLine: number;
  readonly quality: number;
}

/*
 * Measured for pages on 6 headshots at 768 × 960, besides 22 ms of decoding and resizing: WebP 84 takes 68 ms for 86 KB, AVIF 65
 * at the least effort 34 ms for 68 KB, both equally close to the headshot (SSIM 0.976). More effort saves 5 % in four times the
 * time.
 */
const SHAPES: Readonly<Record<DerivedVariant, PageShape | DownloadShape>> = {
  // A shoot's 120 thumbnails are made while it renders, so they have to be quick.
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
  // LinkedIn recommends a head of about 60 % of the frame. It shows a circle, so the face is near the middle.
  'linkedin-800': { kind: 'download', widthPx: 800, aspect: 1, head: 0.58, eyeLine: 0.43, quality: 92 },
  square: { kind: 'download', widthPx: 'full', aspect: 1, eyeLine: 0.43, quality: 92 },
  // Head and shoulders, for which no rule fixes the head's size. The eyes are at two fifths, as in portraits.
  'cv-45x60': { kind: 'download', ...printed(45, 60), head: 0.45, eyeLine: 0.41, quality: 95 },
  // The head of an ID photo, 33 of 45 mm: within the German, British and Schengen limits at once.
  'id-35x45': { kind: 'download', ...printed(35, 45), head: 0.73, eyeLine: 0.44, quality: 95 },
};

/** Position of the head in the classic framing, for headshots whose measures are not known. */
const DEFAULT_POSITION: HeadPosition = {
  headHeightShare: 0.47,
  eyeLineShare: 0.4,
  crownLineShare: 0.12,
  faceCentreShare: 0.5,
};

/**
 * Makes one of the variants of a finished headshot for pages or for download, with sRGB profile and the XMP of the input (digital
 * source type). Downloads have their exact size, are cropped around the head when its position is given, and are tagged with
 * 300 dpi.
 *
 * Downloads are JPEGs with mozjpeg's settings (trellis, deringing, its quantisation table, the best scans), because each is made
 * once and used for years.
 */
export async function deriveVariant(
  headshot: Uint8Array,
  variant: DerivedVariant,
  head?: HeadPosition,
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
  shape: DownloadShape,
  head: HeadPosition | undefined,
): Sharp {
  const { aspect, eyeLine } = shape;
  const widthPx = shape.widthPx === 'full' ? Math.min(width, Math.round(height / aspect)) : shape.widthPx;
  const heightPx = Math.round(widthPx * aspect);
  const crop = variantCrop(width, height, head ?? DEFAULT_POSITION, {
    aspect,
    eyeLine,
    minHeightPx: heightPx,
    // A head whose size is not known is not enlarged.
    ...(head && shape.head !== undefined && { head: shape.head }),
  });
  return source
    .extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    .resize({ width: widthPx, height: heightPx, fit: 'fill' });
}

function fullColour(quality: number) {
  return { quality, chromaSubsampling: '4:4:4' } as const;
}

/** Returns the size of a print at 300 dpi: 531 × 709 pixels for 45 × 60 mm, 413 × 531 for 35 × 45 mm. */
function printed(widthMm: number, heightMm: number): { readonly widthPx: number; readonly aspect: number } {
  return { widthPx: printPixels(widthMm), aspect: printPixels(heightMm) / printPixels(widthMm) };
}
