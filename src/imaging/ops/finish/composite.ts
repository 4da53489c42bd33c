import { type SmallImage, bilinearRows, type View } from '../../raster/bilinear-rows.ts';
import type { Cutout } from '../matte/cutout.ts';
import { grainTile } from './grain.ts';
import { lightWrapMap } from './light-wrap.ts';
import { TONE_STEPS, toneTables, type Tone } from './tone.ts';

/** The background of a headshot and how the person is composited with it. */
export interface CompositeOptions {
  /** sRGB-coded 0–255, three channels, already toned (ops/finish/tone.ts). */
  readonly scene: SmallImage;
  /** The part of the scene that fills the frame. */
  readonly view: View;
  /** Light on the person: factors on coded red, green and blue in three channels; 1 changes nothing. */
  readonly light: SmallImage;
  /** The part of the light that covers the frame. */
  readonly lightView: View;
  /** Strength of the background's light that wraps around the person's edge, 0–1. */
  readonly rim: number;
  /** The style's tone, applied to the person. */
  readonly tone: Tone;
  /** Standard deviation of the person's own noise, coded 0–255; the background gets the same, at least 0.45. */
  readonly grainSigma: number;
  /** Selects the part of the grain tile, a whole number 0–65535. */
  readonly seed: number;
}

/** A trace of grain everywhere hides the quantization of smooth gradients. */
const MIN_GRAIN = 0.45;
/** Fainter wrapped light is skipped. */
const FAINT_WRAP = 0.003;
/** Light and wrap are smooth, so that in taller frames several rows share one of about this many. */
const SMOOTH_ROWS = 640;

/**
 * Composites the person with the scene in one pass: light, light wrap, tone, blend, grain. The blend is the "over" operator
 * (Porter and Duff 1984, "Compositing Digital Images") on straight colours in coded values.
 * @param person at the frame's size; its colours are overwritten by the result, so that no second buffer is allocated
 * @returns sRGB bytes, three per pixel, in the memory of the person's colours
 */
export function composite(person: Cutout, options: CompositeOptions): Uint8Array {
  const { widthPx, heightPx, rgb } = person;
  const { rim, seed } = options;
  const lightRow = bilinearRows(options.light, widthPx, heightPx, options.lightView);
  const wrapRow = rim > 0 ? bilinearRows(lightWrapMap(person), widthPx, heightPx) : undefined;
  const composition: Composition = {
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
      backSigma: Math.max(MIN_GRAIN, options.grainSigma),
    },
    grain: grainTile(),
    seed,
  };
  const { light, wrap } = composition.row;
  const spans = personSpans(person);
  const sharing = Math.max(1, Math.round(heightPx / SMOOTH_ROWS));
  for (let y = 0; y < heightPx; y += sharing) {
    const group = spans.slice(y, y + sharing);
    const from = Math.min(...group.map((span) => span.from));
    const to = Math.max(...group.map((span) => span.to));
    const middle = Math.min(heightPx - 1, y + (sharing >> 1));
    lightRow(light, middle, from, to);
    wrapRow?.(wrap, middle, from, to);
    for (let i = 0; i < group.length; i++) compositeRow(composition, y + i, group[i]!);
  }
  return rgb;
}

type Span = ReturnType<typeof personSpans>[number];

/** The state that all rows of one headshot share. */
interface Composition {
  readonly person: Cutout;
  readonly result: Uint8ClampedArray;
  readonly sceneRow: ReturnType<typeof bilinearRows>;
  readonly row: Row;
  readonly look: Look;
  readonly grain: ReturnType<typeof grainTile>;
  readonly seed: number;
}

/** A top-level function, because V8 would compile a closure of `composite` anew for every headshot. */
function compositeRow(composition: Composition, y: number, { from, to }: Span): void {
  const { person, result, row, look, grain, seed } = composition;
  const { widthPx, alpha } = person;
  const base = y * widthPx;
  const grainLine = ((y + (seed >>> 8)) & (grain.side - 1)) * grain.side;
  fillRepeating(row.grain, grain.data.subarray(grainLine, grainLine + grain.side), seed & (grain.side - 1));
  // The longest part of most rows is opaque and without wrapped light, and needs no scene.
  let solidFrom = from;
  while (solidFrom < to && !isSolid(alpha[base + solidFrom], row.wrap[solidFrom] * look.rim)) solidFrom++;
  let solidTo = solidFrom;
  while (solidTo < to && isSolid(alpha[base + solidTo], row.wrap[solidTo] * look.rim)) solidTo++;
  composition.sceneRow(row.scene, y, 0, solidFrom);
  composition.sceneRow(row.scene, y, solidTo, widthPx);
  writeSceneRow(result, base, row, look, 0, from);
  blendPersonRow(result, base, person, row, look, from, solidFrom);
  writePersonRow(result, base, person, row, look, solidFrom, solidTo);
  blendPersonRow(result, base, person, row, look, solidTo, to);
  writeSceneRow(result, base, row, look, to, widthPx);
}

/** Returns the range of each row, its end exclusive, outside which nothing of the person is. */
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

/** Fills the row with repetitions of the tile, beginning at its index `first`. */
function fillRepeating(row: Float32Array, tile: Float32Array, first: number): void {
  for (let x = 0, at = first; x < row.length; x += tile.length - at, at = 0)
    row.set(tile.subarray(at, Math.min(tile.length, at + row.length - x)), x);
}

/** Buffers for one row of the frame. */
interface Row {
  readonly scene: Float32Array;
  readonly light: Float32Array;
  readonly wrap: Float32Array;
  readonly grain: Float32Array;
}

/** The settings of the frame. */
interface Look {
  readonly tables: ReturnType<typeof toneTables>;
  readonly saturation: number;
  readonly rim: number;
  readonly backSigma: number;
}

/** Writes pixels `from` to `to` of a row without the person. */
function writeSceneRow(
  result: Uint8ClampedArray,
  base: number,
  { scene, grain }: Row,
  { backSigma }: Look,
  from: number,
  to: number,
): void {
  for (let x = from, s = from * 3, at = (base + from) * 3; x < to; x++, s += 3, at += 3) {
    const noise = grain[x] * backSigma;
    result[at] = scene[s] + noise;
    result[at + 1] = scene[s + 1] + noise;
    result[at + 2] = scene[s + 2] + noise;
  }
}

function isSolid(cover: number, wrapped: number): boolean {
  return cover === 255 && wrapped <= FAINT_WRAP;
}

/** Writes pixels `from` to `to` of a row, which are wholly the person. */
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
    const under = (0.299 * red + 0.587 * green + 0.114 * blue) * (1 - saturation) + grain[x] * MIN_GRAIN;
    result[at] = under + red * saturation;
    result[at + 1] = under + green * saturation;
    result[at + 2] = under + blue * saturation;
  }
}

/** Blends pixels `from` to `to` of a row, where the person covers any part. */
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
      // The "screen" blend mode (W3C Compositing and Blending 1: a + b − ab) adds light and keeps white white.
      red += wrapped * scene[s] * Math.max(0, 1 - red / 255);
      green += wrapped * scene[s + 1] * Math.max(0, 1 - green / 255);
      blue += wrapped * scene[s + 2] * Math.max(0, 1 - blue / 255);
    }
    red = redTone[Math.min(TONE_STEPS, red * toneScale) | 0];
    green = greenTone[Math.min(TONE_STEPS, green * toneScale) | 0];
    blue = blueTone[Math.min(TONE_STEPS, blue * toneScale) | 0];
    const grey = (0.299 * red + 0.587 * green + 0.114 * blue) * (1 - saturation);
    const a = cover / 255;
    // The person already has noise of their own.
    const noise = grain[x] * (backSigma + (MIN_GRAIN - backSigma) * a);
    result[at] = scene[s] + (grey + red * saturation - scene[s]) * a + noise;
    result[at + 1] = scene[s + 1] + (grey + green * saturation - scene[s + 1]) * a + noise;
    result[at + 2] = scene[s + 2] + (grey + blue * saturation - scene[s + 2]) * a + noise;
  }
}
