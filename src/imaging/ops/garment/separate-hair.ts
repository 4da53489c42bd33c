import type { Rect } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';
import type { Cutout } from '../matte/cutout.ts';
import { smoothStep } from '../plane/smooth-step.ts';

/** Hair in front of the body, in its own colours, without the clothes between its strands. */
export interface HairLayer extends Cutout {
  /** Offset of this layer's left edge from that of the person's cutout, pixels. */
  readonly left: number;
  /** Offset of its top edge, likewise. */
  readonly top: number;
}

/** Width of a thick strand ÷ the head's height. */
const STRAND = 0.02;
/** Radius over which certain colours are averaged, in widths of a strand. */
const NEAR_REACH = 2;
/** Radius over which they are averaged where there are none nearby, in widths of a strand. */
const FAR_REACH = 5;
/** A pixel is certainly hair or cloth when at least this fraction of the window around it is. */
const CERTAIN = 0.95;
/** Distance between the colours of hair and clothes, coded 0–255, up to which they do not separate a pixel. */
const ALIKE = 30;
/** Distance between the colours of hair and clothes, coded 0–255, from which they alone separate a pixel. */
const APART = 90;
/** Standard deviation of a pixel's distance from the line between the two colours, coded 0–255. */
const OFF_LINE = 30;
/** Fractions of hair this close to 0 and 1 are noise. */
const NOISE = 0.12;
/** Greatest difference between a strand's own colour and the mean of the hair around it, coded 0–255. */
const MAX_COLOUR_VARIATION = 45;

/**
 * Separates hair from the clothes or the bare shoulders behind it. Coverage and colour follow from the pixel's position on the
 * line between the mean colours of the certain hair and the certain clothes around it: the compositing equation of Porter and
 * Duff 1984 solved for the coverage, with colours averaged in two windows as in blur-fusion (Forte 2021). The map's own border
 * is used where the two colours are alike.
 * @param cutout the person
 * @param hair fraction of hair in each pixel, 0–1
 * @param behind fraction of clothes and skin in each pixel, 0–1
 * @param face fraction of each pixel that is in front in its own colour, 0–1: the chin in front of a high collar
 * @param headHeightPx chin to crown
 * @param topY rows above it are left out, because nothing is worn there
 * @returns undefined when neither hair nor face is below `topY`
 */
export function separateHair(
  cutout: Cutout,
  hair: Float32Array,
  behind: Float32Array,
  face: Float32Array,
  headHeightPx: number,
  topY: number,
): HairLayer | undefined {
  const strandPx = Math.max(2, Math.round(STRAND * headHeightPx));
  const area = areaOf(hair, face, cutout, topY, (FAR_REACH + 1) * strandPx);
  if (area === undefined) return undefined;
  const planes = takePlanes(cutout, hair, behind, face, area);
  return { left: area.x, top: area.y, ...separated(planes, strandPx) };
}

/** Returns the bounding box of hair and face below `topY`, with a margin. */
function areaOf(
  hair: Float32Array,
  face: Float32Array,
  { widthPx, heightPx }: Cutout,
  topY: number,
  marginPx: number,
): Rect | undefined {
  let [left, top, right, bottom] = [widthPx, heightPx, -1, -1];
  for (let y = Math.max(0, Math.floor(topY)); y < heightPx; y++)
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      if (hair[i] < 0.5 && face[i] < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return undefined;
  const x = Math.max(0, left - marginPx);
  const y = Math.max(0, top - marginPx);
  return {
    x,
    y,
    width: Math.min(widthPx, right + marginPx + 1) - x,
    height: Math.min(heightPx, bottom + marginPx + 1) - y,
  };
}

interface HairPlanes {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly colours: readonly Float32Array[];
  readonly cover: Float32Array;
  readonly hair: Float32Array;
  readonly behind: Float32Array;
  readonly face: Float32Array;
}

function takePlanes(
  cutout: Cutout,
  hair: Float32Array,
  behind: Float32Array,
  face: Float32Array,
  area: Rect,
): HairPlanes {
  const { width: widthPx, height: heightPx } = area;
  const plane = (): Float32Array => new Float32Array(widthPx * heightPx);
  const [red, green, blue, cover] = [plane(), plane(), plane(), plane()];
  for (let y = 0, to = 0; y < heightPx; y++)
    for (let x = 0, i = (y + area.y) * cutout.widthPx + area.x; x < widthPx; x++, i++, to++) {
      red[to] = cutout.rgb[i * 3];
      green[to] = cutout.rgb[i * 3 + 1];
      blue[to] = cutout.rgb[i * 3 + 2];
      cover[to] = cutout.alpha[i] / 255;
    }
  const cropped = (values: Float32Array): Float32Array => cropPlane(values, cutout.widthPx, area);
  return {
    widthPx,
    heightPx,
    colours: [red, green, blue],
    cover,
    hair: cropped(hair),
    behind: cropped(behind),
    face: cropped(face),
  };
}

function cropPlane(plane: Float32Array, widthPx: number, { x, y, width, height }: Rect): Float32Array {
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * widthPx + x;
    values.set(plane.subarray(from, from + width), row * width);
  }
  return values;
}

function separated(planes: HairPlanes, strandPx: number): Cutout {
  const { widthPx, heightPx, colours, cover, hair, behind, face } = planes;
  const blur = (plane: Float32Array, radiusPx: number): Float32Array =>
    boxBlur(boxBlur(plane, widthPx, heightPx, radiusPx), widthPx, heightPx, radiusPx);
  const certain = (plane: Float32Array): Float32Array => {
    const around = boxBlur(plane, widthPx, heightPx, Math.max(1, strandPx >> 1));
    for (let i = 0; i < around.length; i++) around[i] = around[i]! > CERTAIN ? 1 : 0;
    return around;
  };
  const certainHair = certain(hair);
  if (!certainHair.includes(1)) return inOwnColours(planes);
  const meansOf = (mask: Float32Array): ColourMeans => colourMeans(mask, colours, strandPx, blur);
  const hairMeans = meansOf(certainHair);
  const clothMeans = meansOf(certain(behind));
  const near = blur(hair, strandPx);
  const rgb = new Uint8Array(cover.length * 3);
  const alpha = new Uint8Array(cover.length);
  const pixel: MixedPixel = { own: [0, 0, 0], hair: [0, 0, 0], cloth: [0, 0, 0] };
  for (let i = 0; i < cover.length; i++) {
    for (let c = 0; c < 3; c++) pixel.own[c] = colours[c]![i];
    const isKnown = readMean(hairMeans, i, pixel.hair) && readMean(clothMeans, i, pixel.cloth);
    const hairOnly = isKnown ? hairShare(pixel, near[i]) : hair[i];
    const share = Math.min(1, hairOnly + face[i]);
    if (isKnown && share < 0.98 && face[i] < hairOnly) removeCloth(pixel, share);
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = Math.min(255, Math.max(0, Math.round(pixel.own[c]!)));
    alpha[i] = Math.round(255 * share * cover[i]);
  }
  return { widthPx, heightPx, rgb, alpha };
}

/** Returns the layer in the photo's own colours. Without certain hair its mean colour is unknown and nothing can be separated. */
function inOwnColours({ widthPx, heightPx, colours, cover, hair, face }: HairPlanes): Cutout {
  const rgb = new Uint8Array(cover.length * 3);
  const alpha = new Uint8Array(cover.length);
  for (let i = 0; i < cover.length; i++) {
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = colours[c]![i];
    alpha[i] = Math.round(255 * Math.min(1, hair[i] + face[i]) * cover[i]);
  }
  return { widthPx, heightPx, rgb, alpha };
}

/** Sums of the certain colours in a near and a wide neighbourhood, and the fraction of each that was certain. */
interface ColourMeans {
  readonly near: readonly Float32Array[];
  readonly nearMass: Float32Array;
  readonly wide: readonly Float32Array[];
  readonly wideMass: Float32Array;
}

function colourMeans(
  mask: Float32Array,
  colours: readonly Float32Array[],
  strandPx: number,
  blur: (plane: Float32Array, radiusPx: number) => Float32Array,
): ColourMeans {
  const masked = colours.map((plane) => {
    const values = new Float32Array(plane.length);
    for (let i = 0; i < values.length; i++) values[i] = plane[i]! * mask[i]!;
    return values;
  });
  return {
    near: masked.map((plane) => blur(plane, NEAR_REACH * strandPx)),
    nearMass: blur(mask, NEAR_REACH * strandPx),
    wide: masked.map((plane) => blur(plane, FAR_REACH * strandPx)),
    wideMass: blur(mask, FAR_REACH * strandPx),
  };
}

/** Writes the mean colour around pixel `i` to `colour`. Returns false where nothing around it is certain. */
function readMean({ near, nearMass, wide, wideMass }: ColourMeans, i: number, colour: number[]): boolean {
  const isNear = nearMass[i] > 0.02;
  const mass = isNear ? nearMass[i] : wideMass[i];
  if (mass < 1e-4) return false;
  for (let c = 0; c < 3; c++) colour[c] = (isNear ? near : wide)[c]![i] / mass;
  return true;
}

/** One pixel's colour and the mean colours of hair and cloth around it, coded 0–255. */
interface MixedPixel {
  readonly own: number[];
  readonly hair: number[];
  readonly cloth: number[];
}

/**
 * Returns the fraction of hair in a pixel, 0–1.
 * @param near fraction of hair around the pixel, 0–1
 */
function hairShare({ own, hair, cloth }: MixedPixel, near: number): number {
  let along = 0;
  let square = 0;
  for (let c = 0; c < 3; c++) {
    const line = hair[c]! - cloth[c]!;
    along += (own[c]! - cloth[c]!) * line;
    square += line * line;
  }
  const position = along / Math.max(100, square);
  let off = 0;
  for (let c = 0; c < 3; c++) off += (own[c]! - cloth[c]! - position * (hair[c]! - cloth[c]!)) ** 2;
  const trust = smoothStep(ALIKE, APART, Math.sqrt(square)) * Math.exp(-off / (2 * OFF_LINE ** 2));
  const drawn = smoothStep(0.3, 0.7, near);
  const mixed = Math.min(1, Math.max(0, (position - NOISE) / (1 - 2 * NOISE)));
  const share = drawn + (mixed - drawn) * trust;
  // No hair is far from all other hair, and a pixel deep inside hair is hair, even in a dark gap between strands.
  return Math.max(Math.min(share, Math.min(1, 6 * near)), smoothStep(0.9, 1, near));
}

/** Replaces the pixel's colour by the colour of its hair alone. */
function removeCloth({ own, hair, cloth }: MixedPixel, share: number): void {
  const trust = smoothStep(0.15, 0.9, share);
  for (let c = 0; c < 3; c++) {
    const unmixed = share > 0.15 ? (own[c]! - (1 - share) * cloth[c]!) / share : hair[c]!;
    const bounded = Math.min(
      hair[c]! + MAX_COLOUR_VARIATION,
      Math.max(hair[c]! - MAX_COLOUR_VARIATION, unmixed),
    );
    own[c] = hair[c]! + (bounded - hair[c]!) * trust;
  }
}
