import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL, LEFT_EYE, meshPoint, meshPolygon, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { labOfLinear } from '../image/colour-difference.ts';
import { cheekPolygons } from '../face/face-regions.ts';
import { regionColour } from '../image/region-colour.ts';
import { type SkinStrip, skinStrips } from './skin-strips.ts';

/**
 * Features of one strip of skin beside the face, by which fingers are recognised. Lengths are shares of the face's height,
 * colours CIELAB.
 */
export interface FingerFeatures {
  /**
   * Points in pixels along both sides, from the tip downwards, and then in the same direction to the picture's edge,
   * over the hand.
   */
  readonly outline: readonly Point[];
  /** Distance of the part above the chin from the face's sides; negative where it overlaps the face's width. */
  readonly outside: number;
  /** Height of the tip above the chin. */
  readonly aboveChin: number;
  readonly length: number;
  readonly width: number;
  /** Pixels by which the strip gets wider per pixel downwards. */
  readonly taper: number;
  /** Standard deviation of its width from an even taper, divided by its width. */
  readonly roughness: number;
  /** Standard deviation of its middle from a straight line. */
  readonly bend: number;
  /** Share of the pixels right above the tip that have the skin's colour; above a fingertip there is background. */
  readonly skinAbove: number;
  /** Distance from its lower end to the picture's edge in its direction. */
  readonly toEdge: number;
  /** Share of the pixels below the strip, in its direction, that have the skin's colour at any lightness: the hand. */
  readonly skinBelow: number;
  /** Mean distance of its a and b from the cheeks' a and b. */
  readonly colourDistance: number;
  /** Mean distance from the colours on the more similar of its two sides. */
  readonly contrast: number;
  /** Mean difference of lightness between neighbouring pixels inside. */
  readonly texture: number;
}

/** Height at which faces are measured; a finger is then 7 to 15 pixels wide. */
export const FINGER_FACE_HEIGHT_PX = 80;

/**
 * A pixel is skin up to this distance of its a and b from the cheeks'. Small distances separate fingers from wood, large
 * ones include pale palms, so all three are tried.
 */
const TOLERANCES = [8, 11, 15] as const;
const MAX_LIGHTNESS_DISTANCE = 35;
/** Tips are searched downwards from this share of the face's height above the eyes. */
const ABOVE_EYES = 0.25;
const MIN = { length: 0.17, width: 0.055 };
const MAX_WIDTH = 0.28;
/** Rows of the round tip, which do not count for the width. */
const TIP = { share: 0.2, rows: 6 };
/** Distance from the strip's sides at which its surroundings are measured. */
const ASIDE_PX = 3;

/** Distances of the measured rows above the tip; the nearest row is left out, because it may be the tip's soft edge. */
const ABOVE_TIP_PX = [2, 3, 4, 5] as const;
const CHIN = 152;

interface Planes {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Compares a pixel's colour with the cheeks' median. */
interface SkinColour {
  /** Distance of the pixel's a and b from the cheeks'. */
  readonly distance: (index: number) => number;
  readonly isAsLight: (index: number) => boolean;
}

/**
 * Finds strips of the face's own skin colour that run downwards from above the chin. They may be raised fingers, which this
 * finds even where the palm is outside the picture. Limits decide which of them are (recipes/selfie/find-fingers.ts).
 * @param image with the face about FINGER_FACE_HEIGHT_PX high
 */
export function fingerFeatures(image: RgbImage, face: Pick<Face, 'box' | 'mesh'>): readonly FingerFeatures[] {
  const cheeks = regionColour(image, cheekPolygons(face));
  if (cheeks === undefined) return [];
  const skin = labOfBytes(cheeks.red, cheeks.green, cheeks.blue);
  const planes = labPlanes(image);
  const faceHeightPx = face.box.height;
  const eyesY = (meshPoint(face, LEFT_EYE.outerCorner).y + meshPoint(face, RIGHT_EYE.outerCorner).y) / 2;
  const bounds = {
    firstRow: Math.round(eyesY - ABOVE_EYES * faceHeightPx),
    maxWidthPx: MAX_WIDTH * faceHeightPx,
  };
  const colour: SkinColour = {
    distance: (i) => Math.hypot(planes.a[i]! - skin.a, planes.b[i]! - skin.b),
    isAsLight: (i) => Math.abs(planes.lightness[i]! - skin.lightness) < MAX_LIGHTNESS_DISTANCE,
  };
  return TOLERANCES.flatMap((tolerance) =>
    skinStrips(
      (i) => colour.distance(i) < tolerance && colour.isAsLight(i),
      image.widthPx,
      image.heightPx,
      bounds,
    ).flatMap((strip) => {
      // A strip from the first row may continue above it, like a post or a tree trunk, so its tip is unknown.
      if (strip[0]!.y <= bounds.firstRow) return [];
      const signs = stripFeatures(strip, planes, face, colour);
      return signs === undefined ? [] : [signs];
    }),
  );
}

/**
 * Measures a strip; undefined when it is too short, too thin or too wide to be measured, or does not reach above the
 * chin.
 */
function stripFeatures(
  strip: SkinStrip,
  planes: Planes,
  face: Pick<Face, 'box' | 'mesh'>,
  { distance, isAsLight }: SkinColour,
): FingerFeatures | undefined {
  const unit = face.box.height;
  const [tip, end] = [strip[0]!, strip.at(-1)!];
  const chinY = meshPoint(face, CHIN).y;
  if (strip.length < MIN.length * unit || tip.y >= chinY) return undefined;
  const middle = ({ from, to }: SkinStrip[number]): number => (from + to) / 2;
  const line = fitLine(strip.map((row) => [row.y, middle(row)]));
  // A row is level, but the strip may lean: this converts a row's length to the strip's width.
  const upright = 1 / Math.hypot(1, line.slope);
  const body = strip.slice(Math.min(TIP.rows, Math.floor(TIP.share * strip.length)));
  const widths = fitLine(body.map(({ y, from, to }) => [y, (to - from) * upright]));
  if (widths.mean < MIN.width * unit || widths.mean > MAX_WIDTH * unit) return undefined;
  const oval = meshPolygon(face, FACE_OVAL).map(({ x }) => x);
  const [left, right] = [Math.min(...oval), Math.max(...oval)];
  const outsidePx = strip
    .filter(({ y }) => y < chinY)
    .map(({ from, to }) => Math.max(left - to, from - right));
  const above = rowsAbove(tip, middle(tip), widths.mean);
  const below = rowsBelow(end, line.slope, planes);
  return {
    outline: everyThird([...strip, ...below]).flatMap(({ y, from, to }) => [
      { x: from, y },
      { x: to, y },
    ]),
    outside: Math.min(...outsidePx) / unit,
    aboveChin: (chinY - tip.y) / unit,
    length: Math.hypot(end.y - tip.y, middle(end) - middle(tip)) / unit,
    width: widths.mean / unit,
    taper: widths.slope,
    roughness: widths.deviation / widths.mean,
    bend: line.deviation / unit,
    skinAbove: shareOf(above, planes, (i) => distance(i) < TOLERANCES[2] && isAsLight(i)),
    toEdge: (below.length * Math.hypot(1, line.slope)) / unit,
    skinBelow: shareOf(below, planes, (i) => distance(i) < TOLERANCES[2]),
    ...colourFeatures(strip, planes, distance),
  };
}

/**
 * Returns the rows from the strip's lower end, where fingers meet, in its direction to the picture's edge, over the
 * hand.
 */
function rowsBelow(
  { y, from, to }: SkinStrip[number],
  slope: number,
  { widthPx, heightPx }: Planes,
): SkinStrip {
  return Array.from({ length: Math.max(0, heightPx - 1 - y) }, (_, i) => {
    const aside = Math.round(slope * (i + 1));
    return { y: y + i + 1, from: from + aside, to: to + aside };
  }).filter((row) => row.to > 0 && row.from < widthPx);
}

/** Returns the rows above the tip, as wide as the finger. */
function rowsAbove({ y }: SkinStrip[number], middleX: number, finger: number): SkinStrip {
  const [from, to] = [Math.round(middleX - finger / 2), Math.round(middleX + finger / 2)];
  return ABOVE_TIP_PX.map((up) => ({ y: y - up, from, to })).filter((row) => row.y >= 0);
}

/** Returns the share of the rows' pixels for which `holds` is true; 1 when none of them is in the picture. */
function shareOf(rows: SkinStrip, { widthPx }: Planes, holds: (index: number) => boolean): number {
  let [count, all] = [0, 0];
  for (const { y, from, to } of rows)
    for (let x = Math.max(0, from); x < Math.min(widthPx, to); x++, all++)
      if (holds(y * widthPx + x)) count++;
  return all === 0 ? 1 : count / all;
}

function colourFeatures(
  strip: SkinStrip,
  { widthPx, heightPx, lightness, a, b }: Planes,
  distance: (index: number) => number,
): Pick<FingerFeatures, 'colourDistance' | 'contrast' | 'texture'> {
  const inside: number[] = [];
  const steps: number[] = [];
  const [onLeft, onRight]: [number[], number[]] = [[], []];
  for (const { y, from, to } of strip) {
    const start = y * widthPx;
    const core = Array.from(
      { length: Math.max(1, Math.round(0.75 * (to - from)) - Math.round(0.25 * (to - from))) },
      (_, i) => start + from + Math.round(0.25 * (to - from)) + i,
    );
    for (const i of core) inside.push(distance(i));
    const mean = (plane: Float32Array): number => core.reduce((sum, i) => sum + plane[i]!, 0) / core.length;
    const own = [mean(lightness), mean(a), mean(b)] as const;
    const difference = (i: number): number =>
      Math.hypot(lightness[i]! - own[0], a[i]! - own[1], b[i]! - own[2]);
    if (from >= ASIDE_PX) onLeft.push(difference(start + from - ASIDE_PX));
    if (to - 1 + ASIDE_PX < widthPx) onRight.push(difference(start + to - 1 + ASIDE_PX));
    for (let i = start + from + 2; i < start + to - 2; i++) {
      steps.push(Math.abs(lightness[i + 1]! - lightness[i]!));
      if (y + 1 < heightPx) steps.push(Math.abs(lightness[i + widthPx]! - lightness[i]!));
    }
  }
  return {
    colourDistance: meanOf(inside),
    contrast: Math.min(...[onLeft, onRight].filter((side) => side.length > 0).map(meanOf)),
    texture: meanOf(steps),
  };
}

/** Returns every third row, which is enough to position frames, because they are many times larger. */
function everyThird(strip: SkinStrip): SkinStrip {
  return strip.filter((_, i) => i % 3 === 0);
}

function labPlanes({ data, widthPx, heightPx }: RgbImage): Planes {
  const [lightness, a, b] = [0, 1, 2].map(() => new Float32Array(widthPx * heightPx)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < lightness.length; i++) {
    const lab = labOfBytes(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
    [lightness[i], a[i], b[i]] = [lab.lightness, lab.a, lab.b];
  }
  return { widthPx, heightPx, lightness, a, b };
}

function labOfBytes(red: number, green: number, blue: number): ReturnType<typeof labOfLinear> {
  return labOfLinear(LINEAR_OF_BYTE[red]!, LINEAR_OF_BYTE[green]!, LINEAR_OF_BYTE[blue]!);
}

/** Fits a line by least squares; `deviation` is the standard deviation from it. */
function fitLine(pairs: readonly (readonly [at: number, value: number])[]): {
  readonly mean: number;
  readonly slope: number;
  readonly deviation: number;
} {
  const middle = meanOf(pairs.map(([at]) => at));
  const mean = meanOf(pairs.map(([, value]) => value));
  const along = pairs.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
  const slope = pairs.reduce((sum, [at, value]) => sum + (at - middle) * (value - mean), 0) / along;
  const squares = pairs.map(([at, value]) => (value - mean - slope * (at - middle)) ** 2);
  return { mean, slope, deviation: Math.sqrt(meanOf(squares)) };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
