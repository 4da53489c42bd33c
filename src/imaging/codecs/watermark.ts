import type { PreviewMark } from '../engine.ts';
import { frost } from '../ops/finish/frost.ts';
import {
  type FreeFace,
  placeRibbons,
  ribbonCover,
  type Ribbon,
  type Ribbons,
} from '../ops/finish/watermark-ribbons.ts';
import type { RgbImage } from '../raster/image.ts';
import { secretRandom } from './secret-random.ts';
import { overlaySvg } from './overlay-svg.ts';

/** Length over which detail is smeared ÷ distance between the eyes. */
const SMEAR_SHARE = 0.1;
const SMEAR_LEAST_PX = 6;
/** Font height of the words ÷ height of the ribbon, and their opacity. */
const FONT_SHARE = { least: 0.6, most: 0.78 } as const;
const OPACITY = { least: 0.68, most: 0.92 } as const;
/** Tilt of the words inside their ribbon, degrees. */
const TILT_MOST_DEG = 1.6;

/**
 * Watermarks a preview so that it can be judged but not used: ribbons of frosted glass with words on them cover everything but
 * the eyes and the mouth. The image under them is destroyed (ops/finish/frost.ts); the words, their position, size, tilt and
 * opacity, and the ribbons' edges depend on the secret (docs/decisions/024-preview-watermark.md).
 */
export async function watermark(image: RgbImage, face: FreeFace, mark: PreviewMark): Promise<RgbImage> {
  const { widthPx: width, heightPx: height } = image;
  const random = secretRandom(mark.secret);
  const laid = placeRibbons(image, face, random);
  const blurRadiusPx = Math.max(SMEAR_LEAST_PX, Math.round(SMEAR_SHARE * eyeDistance(face)));
  const frosted = frost(image, { blurRadiusPx, random, cover: ribbonCover(laid, image) });
  const words = laid.ribbons.map((ribbon) => wordsOn(ribbon, laid, mark.words, random)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${words}</svg>`;
  return await overlaySvg(frosted, svg);
}

function wordsOn(
  { centre, half }: Ribbon,
  { origin, along }: Ribbons,
  words: readonly string[],
  random: () => number,
): string {
  const within = (least: number, most: number): number => least + (most - least) * random();
  const fontPx = 2 * half * within(FONT_SHARE.least, FONT_SHARE.most);
  const tiltDeg = within(-TILT_MOST_DEG, TILT_MOST_DEG);
  const opacity = within(OPACITY.least, OPACITY.most);
  const from = Math.floor(random() * words.length);
  const begin = -within(20, 26) * fontPx;
  const line = Array.from({ length: 12 }, (_, i) => escaped(words[(from + i) % words.length]!)).join(
    '   ·   ',
  );
  const turnDeg = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  // Capitals have 0.72 of the font's height, so this baseline centres them in the ribbon.
  return (
    `<g transform="translate(${origin.x} ${origin.y}) rotate(${turnDeg}) translate(0 ${centre}) rotate(${tiltDeg})">` +
    `<text x="${begin}" y="${0.36 * fontPx}" font-size="${fontPx}" font-weight="${random() < 0.5 ? 600 : 700}" letter-spacing="${0.04 * fontPx}"` +
    ` fill="#fff" fill-opacity="${opacity}" stroke="#000" stroke-opacity="0.22" stroke-width="${0.05 * fontPx}"` +
    ` paint-order="stroke" xml:space="preserve">${line}</text></g>`
  );
}

function eyeDistance({ leftEye, rightEye }: FreeFace): number {
  const [left, right] = [leftEye, rightEye].map(
    (eye) => eye.reduce((sum, { x }) => sum + x, 0) / eye.length,
  ) as [number, number];
  return Math.abs(right - left);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
