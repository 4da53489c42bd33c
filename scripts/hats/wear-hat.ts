import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sharp } from '../../src/imaging/codecs/libvips.ts';
import type { Face } from '../../src/imaging/models/face/face.ts';
import { distancePx, meshPoint, TEMPLES } from '../../src/imaging/models/face/face-landmarks.ts';
import { boxBlur } from '../../src/imaging/ops/plane/box-blur.ts';
import { codedFromLinear, LINEAR_OF_BYTE } from '../../src/imaging/ops/light/srgb.ts';
import type { AlphaImage, Point, RgbImage } from '../../src/imaging/raster/image.ts';
import { placeOnForehead } from '../../test/draw-fringe.ts';
import type { Paint } from './paint.ts';

/** One picture of render.py. */
export interface HatRender {
  readonly kind: string;
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly sidePx: number;
  /** RGBA in premultiplied linear light, 0–1, so that the rim has no dark fringe. */
  readonly data: Float32Array;
  readonly brows: Point;
  readonly left: Point;
  readonly right: Point;
}

export interface Worn {
  readonly image: RgbImage;
  /** Share of the forehead behind the hat, 0–1. */
  readonly hiddenShare: number;
}

const GLABELLA = 9;
/** Hair that is this far above the brows, in shares of the hat's picture, would show above the hat. */
const HAIR_SHARE = 0.04;
const BODY = 12;
/** Linear light of the almost white cloth where it is lit. */
const RENDERED_LIGHT = 0.6;

/** Reads every pose of a kind. */
export async function readHat(folder: string, kind: string): Promise<readonly HatRender[]> {
  interface Pose {
    readonly yawDeg: number;
    readonly pitchDeg: number;
    readonly brows: readonly [number, number];
    readonly left: readonly [number, number];
    readonly right: readonly [number, number];
  }
  const poses = JSON.parse(await readFile(join(folder, `${kind}.json`), 'utf8')) as readonly Pose[];
  const point = ([x, y]: readonly [number, number]): Point => ({ x, y });
  return await Promise.all(
    poses.map(async ({ yawDeg, pitchDeg, brows, left, right }, index) => {
      const { data, info } = await sharp(join(folder, `${kind}-${index}.png`))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const places = { brows: point(brows), left: point(left), right: point(right) };
      return { kind, yawDeg, pitchDeg, sidePx: info.width, data: premultiplied(data), ...places };
    }),
  );
}

function premultiplied(rgba: Uint8Array): Float32Array {
  return Float32Array.from(rgba, (value, i) => {
    const coverage = rgba[i | 3]! / 255;
    return i % 4 === 3 ? coverage : LINEAR_OF_BYTE[value]! * coverage;
  });
}

/** Returns the pose nearest to the pose of this head. */
export function poseFor(face: Face, poses: readonly HatRender[]): HatRender {
  const off = ({ yawDeg, pitchDeg }: HatRender): number =>
    Math.hypot(Math.abs(face.yawDeg) - yawDeg, face.pitchDeg - pitchDeg);
  return poses.toSorted((a, b) => off(a) - off(b))[0]!;
}

/**
 * Puts the hat on the head, with its shadow below. Hair that would show above it is replaced by the background beside it.
 * @param body coverage of the person, as large as the image
 */
export function wearHat(image: RgbImage, face: Face, body: AlphaImage, hat: HatRender, paint: Paint): Worn {
  const { widthPx, heightPx } = image;
  const onHat = placeOnHat(face, hat, paint.lowerShare);
  const coverage = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < coverage.length; i++)
    coverage[i] = hatAt(hat, 3, ...onHat(i % widthPx, Math.floor(i / widthPx)));
  const data = withoutHair(
    image,
    body,
    coverage,
    (x, y) => onHat(x, y)[1] < hat.brows.y - HAIR_SHARE * hat.sidePx,
  );
  const faceWidthPx = distancePx(meshPoint(face, TEMPLES.left), meshPoint(face, TEMPLES.right));
  const shade = boxBlur(coverage, widthPx, heightPx, Math.max(1, Math.round(0.03 * faceWidthPx)));
  const shadeDownPx = Math.round(paint.shadow.downShare * faceWidthPx);
  for (let i = 0; i < coverage.length; i++) {
    const own = coverage[i]!;
    const shadow = (paint.shadow.strength * (shade[i - shadeDownPx * widthPx] ?? 0) * body.data[i]!) / 255;
    if (own < 0.002 && shadow < 0.003) continue;
    const cloth =
      own < 0.002 ? undefined : clothAt(hat, paint, ...onHat(i % widthPx, Math.floor(i / widthPx)));
    for (let c = 0; c < 3; c++) {
      const beneath = LINEAR_OF_BYTE[data[i * 3 + c]!]! * (1 - shadow);
      const seen = cloth === undefined ? beneath : beneath * (1 - own) + cloth[c]! * own;
      data[i * 3 + c] = Math.min(255, Math.round(255 * codedFromLinear(seen)));
    }
  }
  return { image: { widthPx, heightPx, data }, hiddenShare: hiddenShareOf(face, image, coverage) };
}

/** Returns the linear light of the dyed and lit hat at a point of its picture. */
function clothAt(hat: HatRender, { light, colourAt }: Paint, u: number, v: number): readonly number[] {
  const across = 1 + light.acrossShare * (u / hat.sidePx - 0.5);
  return colourAt(u / hat.sidePx, v / hat.sidePx).map((colour, c) => {
    const rendered = hatAt(hat, c, u, v) / hatAt(hat, 3, u, v);
    return (rendered / RENDERED_LIGHT) ** light.contrast * across * light.gain * colour;
  });
}

/** Maps a point of the photo to the hat's picture, temples onto temples and brows onto brows. */
function placeOnHat(
  face: Face,
  hat: HatRender,
  lowerShare: number,
): (x: number, y: number) => readonly [x: number, y: number] {
  const [left, right] = [meshPoint(face, TEMPLES.left), meshPoint(face, TEMPLES.right)];
  const isMirrored = face.yawDeg < 0;
  const widthPx = distancePx(left, right) / Math.max(0.8, Math.cos((face.yawDeg * Math.PI) / 180));
  const scale = distancePx(hat.left, hat.right) / widthPx;
  const turnRad = Math.atan2(right.y - left.y, right.x - left.x);
  const [cos, sin] = [Math.cos(turnRad) * scale, Math.sin(turnRad) * scale];
  const glabella = meshPoint(face, GLABELLA);
  const anchor = { x: (glabella.x + (left.x + right.x) / 2) / 2, y: glabella.y };
  const hatX = (hat.brows.x + (hat.left.x + hat.right.x) / 2) / 2;
  const hatY = hat.brows.y - (lowerShare * distancePx(hat.left, hat.right)) / 2;
  return (x, y) => {
    const [dx, dy] = [x - anchor.x, y - anchor.y];
    const across = dx * cos + dy * sin;
    return [isMirrored ? hatX - across : hatX + across, hatY + dy * cos - dx * sin];
  };
}

/** Samples the hat bilinearly; outside its picture there is no hat. */
function hatAt({ data, sidePx }: HatRender, channel: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= sidePx - 1 || top >= sidePx - 1) return 0;
  const [tx, ty] = [x - left, y - top];
  const at = (top * sidePx + left) * 4 + channel;
  const above = data[at]! * (1 - tx) + data[at + 4]! * tx;
  const below = data[at + sidePx * 4]! * (1 - tx) + data[at + sidePx * 4 + 4]! * tx;
  return above * (1 - ty) + below * ty;
}

/** Replaces a row's hair above the hat by the mirrored background beside it; without such background the hair stays. */
function withoutHair(
  { widthPx, heightPx, data }: RgbImage,
  body: AlphaImage,
  coverage: Float32Array,
  isAbove: (x: number, y: number) => boolean,
): Uint8Array {
  const changed = data.slice();
  const isBody = (x: number, y: number): boolean => body.data[y * widthPx + x]! > BODY;
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (coverage[y * widthPx + x]! > 0.98 || !isBody(x, y) || !isAbove(x, y)) continue;
      let [left, right] = [x, x];
      while (left >= 0 && isBody(left, y)) left--;
      while (right < widthPx && isBody(right, y)) right++;
      const isLeftNearer = left >= 0 && (right >= widthPx || x - left < right - x);
      if (left < 0 && right >= widthPx) continue;
      const edge = isLeftNearer ? left : right;
      const beside = Math.min(widthPx - 1, Math.max(0, 2 * edge - x));
      const from = isBody(beside, y) ? edge : beside;
      for (let c = 0; c < 3; c++) changed[(y * widthPx + x) * 3 + c] = data[(y * widthPx + from) * 3 + c]!;
    }
  return changed;
}

function hiddenShareOf(face: Face, { widthPx, heightPx }: RgbImage, coverage: Float32Array): number {
  const placeAt = placeOnForehead(face);
  let [seen, hidden] = [0, 0];
  for (let aside = -0.5; aside <= 0.5; aside += 0.05)
    for (let up = 0; up <= 1; up += 0.02) {
      const place = placeAt(aside, up);
      const [x, y] = [Math.round(place.x), Math.round(place.y)];
      if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue;
      seen++;
      if (coverage[y * widthPx + x]! > 0.5) hidden++;
    }
  return hidden / seen;
}
