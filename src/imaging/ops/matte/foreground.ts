import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { type ColourLines, NO_LINES } from './colour-pairs.ts';
import { smoothStep } from './trimap.ts';
import { enlargedRows, shrinkPlane, shrinkRgb } from '../plane/resample-plane.ts';

/** Two colours whose hues differ by less (coded 0–255) leave no spill to be seen. */
const MIN_HUE = 8;
/** Chroma of a background, coded 0–1: up to the first it colours nothing. */
const PALE = 0.06;
const COLOURED = 0.15;
/** Cosines between two hues. Sky between hairs is 0.8 from the sky beside them. */
const OTHER_HUE = 0.6;
const SAME_HUE = 0.8;
/** Neighbourhood means are taken at this fraction of the size, where they cost a sixteenth and look the same. */
const SHRINK = 4;
/** How far colours are looked for, pixels of a picture of 1024. */
const REACH_PX = 45;

/**
 * The person's own colour at every pixel, also where the edge is half old background: the wide pass of blur-fusion
 * (Forte 2021, "Approximate Fast Foreground Colour Estimation", ICIP); what its second pass looks for nearby, the colour
 * lines know better.
 * @param alpha coverage 0–1
 * @param lines the colours that meet at doubtful pixels, where they are known
 * @returns sRGB-coded 0–1 planes red, green, blue; beyond the edge the person's colours go on for about 45 px of a picture
 *   of 1024, then black
 */
export function estimateForeground(
  image: RgbImage,
  alpha: Float32Array,
  lines: ColourLines = NO_LINES,
): readonly [Float32Array, Float32Array, Float32Array] {
  const { widthPx, heightPx } = image;
  const scale = Math.max(widthPx, heightPx) / 1024;
  const small = shrinkPlane(alpha, widthPx, heightPx, SHRINK);
  const spans = spansNear(small, Math.ceil((REACH_PX * scale) / SHRINK));
  const colour = shrinkRgb(image, SHRINK);
  const near = nearbyColours(small, (REACH_PX * scale) / SHRINK);
  const own = new Float32Array(widthPx);
  const old = new Float32Array(widthPx);
  const plane = (channel: number): Float32Array => {
    const picture = new Float32Array(widthPx * heightPx);
    const { foreground, background } = near(colour[channel]!.map((value) => value / 255));
    const ownRow = enlargedRows({ ...small, data: foreground }, widthPx, heightPx, SHRINK);
    const oldRow = enlargedRows({ ...small, data: background }, widthPx, heightPx, SHRINK);
    for (let y = 0, k = 0; y < heightPx; y++) {
      const span = spans[Math.floor(y / SHRINK)]!;
      const from = span.from * SHRINK;
      const to = Math.min(widthPx, span.to * SHRINK);
      ownRow(own, y, from, to);
      oldRow(old, y, from, to);
      k = takeLines(own, old, lines, k, y * widthPx, channel);
      unmixRow(picture, image, alpha, own, old, channel, y, from, to);
    }
    return picture;
  };
  const colours = [plane(0), plane(1), plane(2)] as const;
  takeStrangeHue(colours, lines);
  despill(colours, lines);
  return colours;
}

/** Where the two colours of a row that begins at pixel `base` are known better; from the `k`-th line on. @returns the next k */
function takeLines(
  own: Float32Array,
  old: Float32Array,
  { pixels, trust, person, background }: ColourLines,
  k: number,
  base: number,
  channel: number,
): number {
  for (; k < pixels.length && pixels[k]! < base + own.length; k++) {
    const x = pixels[k]! - base;
    own[x]! += trust[k]! * (person[k * 3 + channel]! / 255 - own[x]!);
    old[x]! += trust[k]! * (background[k * 3 + channel]! / 255 - old[x]!);
  }
  return k;
}

function unmixRow(
  picture: Float32Array,
  { data, widthPx }: RgbImage,
  alpha: Float32Array,
  own: Float32Array,
  old: Float32Array,
  channel: number,
  y: number,
  from: number,
  to: number,
): void {
  for (let x = from, i = y * widthPx + from; x < to; x++, i++)
    picture[i] = unmixed(data[i * 3 + channel]! / 255, alpha[i]!, own[x]!, old[x]!);
}

/** From the first to the last pixel (exclusive) of each row that lies within `reachPx` of anything covered. */
function spansNear(
  { data, widthPx, heightPx }: ReturnType<typeof shrinkPlane>,
  reachPx: number,
): readonly { readonly from: number; readonly to: number }[] {
  const own = Array.from({ length: heightPx }, (_, y) => {
    const row = data.subarray(y * widthPx, (y + 1) * widthPx);
    const from = row.findIndex((cover) => cover > 0);
    return from < 0 ? undefined : { from, to: row.findLastIndex((cover) => cover > 0) + 1 };
  });
  return own.map((_, y) => {
    const near = own.slice(Math.max(0, y - reachPx), y + reachPx + 1).filter((span) => span !== undefined);
    if (near.length === 0) return { from: 0, to: 0 };
    return {
      from: Math.max(0, Math.min(...near.map((span) => span.from)) - reachPx),
      to: Math.min(widthPx, Math.max(...near.map((span) => span.to)) + reachPx),
    };
  });
}

/** What of the picture the two colours do not explain goes to the person, as far as the person is there. */
function unmixed(picture: number, alpha: number, own: number, old: number): number {
  return Math.min(1, Math.max(0, own + alpha * (picture - alpha * own - (1 - alpha) * old)));
}

/**
 * Takes out what still leans towards the old background's hue. Only hue: lightness varies in hair by itself.
 * Bounded by the line, so that no colour is turned further than the person's own.
 */
function despill(colours: readonly [Float32Array, Float32Array, Float32Array], lines: ColourLines): void {
  const [red, green, blue] = colours;
  const { pixels, trust, person, background } = lines;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k];
    const at = k * 3;
    const hue = chroma(
      background[at] - person[at],
      background[at + 1] - person[at + 1],
      background[at + 2] - person[at + 2],
    );
    const lean = chroma(
      red[i] - person[at] / 255,
      green[i] - person[at + 1] / 255,
      blue[i] - person[at + 2] / 255,
    );
    const square = dot(hue, hue);
    if (square < MIN_HUE ** 2) continue;
    const share = dot(lean, hue) / square;
    if (share > 0) takeOut(colours, i, trust[k] * Math.min(share, 1 / 255), hue);
  }
}

/**
 * Takes out what has the old background's very hue, and none that the person shows nearby: sky between hairs, which is no
 * mixture of sky and hair but a bluer sky. What is grey, or of another hue, stays as it is.
 */
function takeStrangeHue(
  colours: readonly [Float32Array, Float32Array, Float32Array],
  { pixels, hueTrust, person, background }: ColourLines,
): void {
  const [red, green, blue] = colours;
  for (let k = 0; k < pixels.length; k++) {
    if (hueTrust[k] === 0) continue;
    const i = pixels[k];
    const at = k * 3;
    const old = chroma(background[at] / 255, background[at + 1] / 255, background[at + 2] / 255);
    const oldSize = Math.hypot(...old);
    if (oldSize <= PALE) continue;
    const seen = chroma(red[i], green[i], blue[i]);
    const own = chroma(person[at] / 255, person[at + 1] / 255, person[at + 2] / 255);
    const along = dot(seen, old) / oldSize;
    const ownAlong = Math.max(0, dot(own, old) / oldSize);
    if (along <= ownAlong) continue;
    const alike = smoothStep(OTHER_HUE, SAME_HUE, along / Math.hypot(...seen));
    const share = hueTrust[k] * smoothStep(PALE, COLOURED, oldSize) * alike;
    const kept = ownAlong / oldSize;
    takeOut(colours, i, share, [seen[0] - kept * old[0], seen[1] - kept * old[1], seen[2] - kept * old[2]]);
  }
}

type Chroma = readonly [red: number, green: number, blue: number];

function dot(a: Chroma, b: Chroma): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function takeOut(
  [red, green, blue]: readonly [Float32Array, Float32Array, Float32Array],
  i: number,
  share: number,
  hue: Chroma,
): void {
  red[i] = Math.min(1, Math.max(0, red[i] - share * hue[0]));
  green[i] = Math.min(1, Math.max(0, green[i] - share * hue[1]));
  blue[i] = Math.min(1, Math.max(0, blue[i] - share * hue[2]));
}

/** A difference of colours without its lightness. */
function chroma(red: number, green: number, blue: number): Chroma {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [red - grey, green - grey, blue - grey];
}

/** Means of both sides' colours round every pixel, from pixels that are nearly pure: an edge is half old background. */
function nearbyColours(
  { data: alpha, widthPx, heightPx }: ReturnType<typeof shrinkPlane>,
  radiusPx: number,
): (picture: Float32Array) => { readonly foreground: Float32Array; readonly background: Float32Array } {
  const solid = alpha.map((a) => a ** 4 + 1e-4 * a);
  const open = alpha.map((a) => (1 - a) ** 4 + 1e-4 * (1 - a));
  const solidMass = boxBlur(solid, widthPx, heightPx, radiusPx);
  const openMass = boxBlur(open, widthPx, heightPx, radiusPx);
  return (picture) => {
    const weigh = (weight: Float32Array): Float32Array =>
      boxBlur(
        picture.map((value, i) => value * weight[i]),
        widthPx,
        heightPx,
        radiusPx,
      );
    const foreground = weigh(solid);
    const background = weigh(open);
    for (let i = 0; i < alpha.length; i++) {
      background[i] /= openMass[i] + 1e-7;
      foreground[i] = unmixed(picture[i], alpha[i], foreground[i] / (solidMass[i] + 1e-7), background[i]);
    }
    return { foreground, background };
  };
}
