import { type SmallImage, bilinearRows, type View } from '../../raster/bilinear-rows.ts';
import type { Cutout } from '../matte/cutout.ts';
import { grainTile } from './grain.ts';
import { lightWrapMap } from './light-wrap.ts';
import { TONE_STEPS, toneTables, type Tone } from './tone.ts';

/** What a person is put before, and how. */
export interface CompositeOptions {
  /** sRGB-coded 0–255, three channels, toned already (ops/finish/tone.ts). */
  readonly scene: SmallImage;
  /** The part of the scene that fills the frame. */
  readonly view: View;
  /** Light on the person: three channels, factors on coded red, green and blue; 1 changes nothing. */
  readonly light: SmallImage;
  /** The part of the light that falls into the frame. */
  readonly lightView: View;
  /** Light of a bright background that wraps round the edge, 0–1. */
  readonly rim: number;
  /** The style's look, for the person. */
  readonly tone: Tone;
  /** Deviation of the person's own noise, coded 0–255: the background gets the same, at least 0.45. */
  readonly grainSigma: number;
  /** Where in the grain the picture lies, a whole number 0–65535. */
  readonly seed: number;
}

/** A trace of grain everywhere hides the last bit of smooth gradients. */
const LEAST_GRAIN = 0.45;
/** Wrapped light fainter than this is not worth a pixel's time. */
const FAINT_WRAP = 0.003;
/** Light and wrap are smooth: in taller pictures several rows share them. */
const SMOOTH_ROWS = 640;

/**
 * Puts the person before the scene in one pass: light, light wrap, tone, blend, grain. The blend is "over" (Porter & Duff,
 * Compositing Digital Images, 1984), of straight colours in coded values.
 * @param person at the frame's size; its colours become the picture, so that nothing of that size is made anew
 * @returns sRGB bytes, three a pixel, in the memory of the person's colours
 */
export function composite(person: Cutout, options: CompositeOptions): Uint8Array {
  const { widthPx, heightPx, rgb } = person;
  const { rim, seed } = options;
  const lightRow = bilinearRows(options.light, widthPx, heightPx, options.lightView);
  const wrapRow = rim > 0 ? bilinearRows(lightWrapMap(person), widthPx, heightPx) : undefined;
  const picture: Composition = {
    person,
    result: new Uint8ClampedArray(rgb.buffer, rgb.byteOffset, rgb.length),
    sceneRow: bilinearRows(options.scene, widthPx, heightPx, options.view),
    row: {
      scene: new Float32Array(widthPx * 3),
      light: new Float32Array(widthPx * 3),
      wrap: new Float32Array(widthPx),
      grain: new Float32Array(widthPx),
    },
    look: {
      tables: toneTables(options.tone),
      saturation: options.tone.saturation,
      rim,
      backSigma: Math.max(LEAST_GRAIN, options.grainSigma),
    },
    grain: grainTile(),
    seed,
  };
  const { light, wrap } = picture.row;
  const spans = personSpans(person);
  const sharing = Math.max(1, Math.round(heightPx / SMOOTH_ROWS));
  for (let y = 0; y < heightPx; y += sharing) {
    const group = spans.slice(y, y + sharing);
    const from = Math.min(...group.map((span) => span.from));
    const to = Math.max(...group.map((span) => span.to));
    const middle = Math.min(heightPx - 1, y + (sharing >> 1));
    lightRow(light, middle, from, to);
    wrapRow?.(wrap, middle, from, to);
    for (let i = 0; i < group.length; i++) compositeRow(picture, y + i, group[i]!);
  }
  return rgb;
}

type Span = ReturnType<typeof personSpans>[number];

/** What all rows of one picture share. */
interface Composition {
  readonly person: Cutout;
  readonly result: Uint8ClampedArray;
  readonly sceneRow: ReturnType<typeof bilinearRows>;
  readonly row: Row;
  readonly look: Look;
  readonly grain: ReturnType<typeof grainTile>;
  readonly seed: number;
}

/** No closure of `composite`: V8 would compile that anew for every picture. */
function compositeRow(picture: Composition, y: number, { from, to }: Span): void {
  const { person, result, row, look, grain, seed } = picture;
  const { widthPx, alpha } = person;
  const base = y * widthPx;
  const grainLine = ((y + (seed >>> 8)) & (grain.side - 1)) * grain.side;
  fillRepeating(row.grain, grain.data.subarray(grainLine, grainLine + grain.side), seed & (grain.side - 1));
  // The longest part of most rows is wholly the person's, and no scene shines round it.
  let solidFrom = from;
  while (solidFrom < to && !isSolid(alpha[base + solidFrom], row.wrap[solidFrom] * look.rim)) solidFrom++;
  let solidTo = solidFrom;
  while (solidTo < to && isSolid(alpha[base + solidTo], row.wrap[solidTo] * look.rim)) solidTo++;
  picture.sceneRow(row.scene, y, 0, solidFrom);
  picture.sceneRow(row.scene, y, solidTo, widthPx);
  writeSceneRow(result, base, row, look, 0, from);
  blendPersonRow(result, base, person, row, look, from, solidFrom);
  writePersonRow(result, base, person, row, look, solidFrom, solidTo);
  blendPersonRow(result, base, person, row, look, solidTo, to);
  writeSceneRow(result, base, row, look, to, widthPx);
}

/** From the first to the last pixel (exclusive) of each row where the person may be. */
function personSpans({ alpha, widthPx, heightPx }: Cutout): { readonly from: number; readonly to: number }[] {
  return Array.from({ length: heightPx }, (_, y) => {
    const row = alpha.subarray(y * widthPx, (y + 1) * widthPx);
    let from = 0;
    while (from < widthPx && row[from] === 0) from++;
    let to = widthPx;
    while (to > from && row[to - 1] === 0) to--;
    return { from, to };
  });
}

/** Fills the row with the tile again and again, from its value `first` on. */
function fillRepeating(row: Float32Array, tile: Float32Array, first: number): void {
  for (let x = 0, at = first; x < row.length; x += tile.length - at, at = 0)
    row.set(tile.subarray(at, Math.min(tile.length, at + row.length - x)), x);
}

/** What meets along one row of the frame. */
interface Row {
  readonly scene: Float32Array;
  readonly light: Float32Array;
  readonly wrap: Float32Array;
  readonly grain: Float32Array;
}

interface Look {
  readonly tables: ReturnType<typeof toneTables>;
  readonly saturation: number;
  readonly rim: number;
  readonly backSigma: number;
}

/** Pixels `from` to `to` of a row, where nobody stands. */
function writeSceneRow(
  result: Uint8ClampedArray,
  base: number,
  { scene, grain }: Row,
  { backSigma }: Look,
  from: number,
  to: number,
): void {
  for (let x = from, s = from * 3, at = (base + from) * 3; x < to; x++, s += 3, at += 3) {
    const speck = grain[x] * backSigma;
    result[at] = scene[s] + speck;
    result[at + 1] = scene[s + 1] + speck;
    result[at + 2] = scene[s + 2] + speck;
  }
}

function isSolid(cover: number, wrapped: number): boolean {
  return cover === 255 && wrapped <= FAINT_WRAP;
}

/** Pixels `from` to `to` of a row, where nothing but the person is. */
function writePersonRow(
  result: Uint8ClampedArray,
  base: number,
  { rgb }: Cutout,
  { light, grain }: Row,
  { tables: [redTone, greenTone, blueTone], saturation }: Look,
  from: number,
  to: number,
): void {
  const toneScale = TONE_STEPS / 255;
  for (let x = from, s = from * 3, at = (base + from) * 3; x < to; x++, s += 3, at += 3) {
    const red = redTone[Math.min(TONE_STEPS, rgb[at] * light[s] * toneScale) | 0];
    const green = greenTone[Math.min(TONE_STEPS, rgb[at + 1] * light[s + 1] * toneScale) | 0];
    const blue = blueTone[Math.min(TONE_STEPS, rgb[at + 2] * light[s + 2] * toneScale) | 0];
    const under = (0.299 * red + 0.587 * green + 0.114 * blue) * (1 - saturation) + grain[x] * LEAST_GRAIN;
    result[at] = under + red * saturation;
    result[at + 1] = under + green * saturation;
    result[at + 2] = under + blue * saturation;
  }
}

/** Pixels `from` to `to` of a row, where the person may be. */
function blendPersonRow(
  result: Uint8ClampedArray,
  base: number,
  { rgb, alpha }: Cutout,
  { scene, light, wrap, grain }: Row,
  { tables: [redTone, greenTone, blueTone], saturation, rim, backSigma }: Look,
  from: number,
  to: number,
): void {
  const toneScale = TONE_STEPS / 255;
  const rimOfByte = rim / 255;
  for (let x = from, s = from * 3, at = (base + from) * 3; x < to; x++, s += 3, at += 3) {
    const cover = alpha[base + x];
    let red = rgb[at] * light[s];
    let green = rgb[at + 1] * light[s + 1];
    let blue = rgb[at + 2] * light[s + 2];
    const wrapped = wrap[x] * rimOfByte * cover;
    if (wrapped > FAINT_WRAP) {
      // "Screen" (W3C Compositing and Blending 1: a + b − ab): light adds, and white stays white.
      red += wrapped * scene[s] * Math.max(0, 1 - red / 255);
      green += wrapped * scene[s + 1] * Math.max(0, 1 - green / 255);
      blue += wrapped * scene[s + 2] * Math.max(0, 1 - blue / 255);
    }
    red = redTone[Math.min(TONE_STEPS, red * toneScale) | 0];
    green = greenTone[Math.min(TONE_STEPS, green * toneScale) | 0];
    blue = blueTone[Math.min(TONE_STEPS, blue * toneScale) | 0];
    const grey = (0.299 * red + 0.587 * green + 0.114 * blue) * (1 - saturation);
    const a = cover / 255;
    // The person brings noise of their own.
    const speck = grain[x] * (backSigma + (LEAST_GRAIN - backSigma) * a);
    result[at] = scene[s] + (grey + red * saturation - scene[s]) * a + speck;
    result[at + 1] = scene[s + 1] + (grey + green * saturation - scene[s + 1]) * a + speck;
    result[at + 2] = scene[s + 2] + (grey + blue * saturation - scene[s + 2]) * a + speck;
  }
}
