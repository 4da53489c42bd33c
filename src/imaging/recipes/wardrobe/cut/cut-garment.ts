import type { Garment, GarmentShape } from '../../../garment.ts';
import { edgeBlurPx } from '../../../measure/image/edge-blur.ts';
import type { Face } from '../../../models/face/face.ts';
import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { findCutEdge } from '../../../ops/matte/cut-edge.ts';
import { estimateForeground } from '../../../ops/matte/foreground.ts';
import { flattenLight } from '../../../ops/garment/flatten-light.ts';
import { findGarmentOpening } from '../../../ops/garment/garment-opening.ts';
import { patchCloth } from '../../../ops/garment/patch-cloth.ts';
import { softenShadow } from '../../../ops/garment/soften-shadow.ts';
import { smoothStep } from '../../../ops/plane/smooth-step.ts';
import type { AlphaImage, Point, RgbImage } from '../../../raster/image.ts';
import { visitPolygonRows } from '../../../raster/polygon.ts';
import { NO_PART, partsOf, pointsOf } from './garment-parts.ts';
import { wearerHead } from '../wearer/wearer-head.ts';

/** Shades wider than this share of the head's size are light, not folds. */
const LIGHT_REACH = 0.2;
/**
 * Share of the photo's own light that is taken out of the cloth. Without any of it cloth is as flat as paper, and what stays is
 * mirrored to the light of the head (turn-and-light.ts).
 */
const FLATTENING = 0.45;
/** The matte of cloth before a background of its own colour is unsure: from here on it counts, from there on fully. */
const MATTE_CONFIDENCE = [0.35, 0.9] as const;
/** Pixels around the inner edge that are mixed with what was worn beneath: the edge is pulled in until they are gone. */
const MIXED_EDGE = [0.02, 0.55] as const;
/** Coverage from which a pixel shows nothing of what is behind the cloth. */
const SOLID = 0.95;
/**
 * Rows kept above the first wearer's chin, sizes of the head: more than a garment is ever moved down (place-garment.ts) and a jaw is
 * above its chin (measure-wearer.ts) together, so that the canvas always begins above the wearer's jaw.
 */
const ROOM_ABOVE_CHIN = 0.6;

/** A photo of somebody wearing a garment, and what the networks found on it. */
export interface GarmentPhoto {
  readonly image: RgbImage;
  readonly face: Face;
  /** The matting network's answer. */
  readonly matte: AlphaImage;
  /** Coverage of the person, 0–1 (person-alpha.ts). */
  readonly alpha: Float32Array;
}

/**
 * Cuts a garment out of its photo: hard shadows softened, painted over where it has to be, without its first wearer, its light
 * flattened.
 * @param shape in pixels of the photo
 */
export function cutGarment(
  id: string,
  photo: GarmentPhoto,
  shape: GarmentShape,
  allocate: (byteLength: number) => Uint8Array,
): Garment {
  const { widthPx, heightPx } = photo.image;
  const mesh = photo.face.mesh.map(([x, y]) => ({ x, y }));
  const head = wearerHead(mesh, photo.face.yawDeg);
  const parts = partsOf(shape, widthPx, heightPx, head.sizePx);
  const image = { widthPx, heightPx, data: photo.image.data.slice() };
  for (const { edge, reachPx } of shape.shadows ?? []) softenShadow(image, pointsOf(edge), reachPx);
  const patches = (shape.patches ?? []).map(pointsOf);
  const isDirty = new Uint8Array(widthPx * heightPx);
  const mark = (patch: readonly Point[], dirty: 0 | 1): void =>
    visitPolygonRows(patch, widthPx, heightPx, (y, from, to) =>
      isDirty.fill(dirty, y * widthPx + from, y * widthPx + to),
    );
  for (const patch of patches) mark(patch, 1);
  const alpha = garmentAlpha(photo, parts);
  const isClean = (i: number): boolean => parts[i] === 0 && isDirty[i] === 0 && alpha[i] > SOLID;
  for (const patch of patches) {
    patchCloth(image, patch, isClean);
    // The next patch continues the cloth of this one.
    mark(patch, 0);
  }
  if (shape.mirror !== undefined) mirrorHalf(image, alpha, parts, shape.mirror);
  const colours = estimateForeground(image, alpha);
  flattenLight(colours, alpha, parts, widthPx, heightPx, {
    reachPx: Math.round(LIGHT_REACH * head.sizePx),
    strength: FLATTENING,
  });
  const [left, right] = [shape.collar.left, shape.collar.right].map(([x, y]) => ({ x, y }));
  const collar = { left: left!, right: right! };
  const cut = [
    ...findCutEdge(alpha, widthPx, heightPx),
    ...bareSkinEnds(photo, alpha, findGarmentOpening(alpha, widthPx, heightPx, collar), collar),
  ];
  // Above the jaw nothing is worn: rows without cloth would be kept in every dye.
  const above = (alpha.findIndex((share) => share > 0) / widthPx) | 0;
  const topY = Math.max(0, Math.floor(Math.min(above, head.chin.y - ROOM_ABOVE_CHIN * head.sizePx)));
  const moved = ({ x, y }: Point): Point => ({ x, y: y - topY });
  const from = topY * widthPx;
  return {
    id,
    kind: shape.kind,
    cutout: cutoutOf(
      colours.map((plane) => plane.subarray(from)) as [Float32Array, Float32Array, Float32Array],
      alpha.subarray(from),
      widthPx,
      heightPx - topY,
      allocate,
    ),
    parts: copyTo(allocate(parts.length - from), parts.subarray(from)),
    collar: { left: moved(collar.left), right: moved(collar.right) },
    head: { ...head, chin: moved(head.chin) },
    cut: cut.map(moved),
    blurPx: edgeBlurPx({ widthPx, heightPx, rgb: photo.image.data }, mesh),
    overBareNeck: shape.overBareNeck,
    closeFit: shape.closeFit,
  };
}

/** Bare skin counts as an end of the garment from this far below the collar on, in heights of the face. */
const SLEEVES_BELOW = 0.5;
/** Points are this far apart, pixels. */
const END_STEP_PX = 4;

/** Places outside the opening where the first wearer's body goes on without the garment: below a short sleeve. */
function bareSkinEnds(
  { image: { widthPx, heightPx }, face, alpha: person }: GarmentPhoto,
  alpha: Float32Array,
  opening: Float32Array,
  collar: Garment['collar'],
): readonly Point[] {
  const points: Point[] = [];
  const top = Math.round(Math.max(collar.left.y, collar.right.y) + SLEEVES_BELOW * face.box.height);
  for (let y = top; y < heightPx - 1; y += END_STEP_PX)
    for (let x = 0; x < widthPx; x += END_STEP_PX) {
      const i = y * widthPx + x;
      const isBare = person[i] > 0.9 && alpha[i] < 0.1 && opening[i] === 0;
      const reach = END_STEP_PX * widthPx;
      if (isBare && alpha[i - 2 * reach] > 0.5) points.push({ x, y });
    }
  return points;
}

/** Coverage 0–1 of all parts: the person's where they are, pulled in where something else of the person begins. */
function garmentAlpha({ image, matte, alpha }: GarmentPhoto, parts: Uint8Array): Float32Array {
  const { widthPx, heightPx } = image;
  const person = alpha.map((share, i) =>
    Math.max(share, smoothStep(...MATTE_CONFIDENCE, matte.data[i] / 255)),
  );
  const others = boxBlur(
    boxBlur(
      person.map((share, i) => (share > 0.5 && parts[i] === NO_PART ? 1 : 0)),
      widthPx,
      heightPx,
      1,
    ),
    widthPx,
    heightPx,
    1,
  );
  return person.map((share, i) =>
    parts[i] === NO_PART ? 0 : share * (1 - smoothStep(...MIXED_EDGE, others[i])),
  );
}

/** The garment's other half becomes the mirror image of its clean one. */
function mirrorHalf(
  { data, widthPx, heightPx }: RgbImage,
  alpha: Float32Array,
  parts: Uint8Array,
  { clean, middleX }: NonNullable<GarmentShape['mirror']>,
): void {
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (clean === 'left' ? x <= middleX : x >= middleX) continue;
      const to = y * widthPx + x;
      const mirrored = Math.round(2 * middleX - x);
      const isOutside = mirrored < 0 || mirrored >= widthPx;
      const from = isOutside ? -1 : y * widthPx + mirrored;
      alpha[to] = isOutside ? 0 : alpha[from];
      parts[to] = isOutside ? NO_PART : parts[from];
      if (!isOutside) for (let c = 0; c < 3; c++) data[to * 3 + c] = data[from * 3 + c];
    }
}

function cutoutOf(
  [red, green, blue]: readonly [Float32Array, Float32Array, Float32Array],
  alpha: Float32Array,
  widthPx: number,
  heightPx: number,
  allocate: (byteLength: number) => Uint8Array,
): Garment['cutout'] {
  const rgb = allocate(alpha.length * 3);
  const cover = allocate(alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    rgb[i * 3] = Math.round(255 * red[i]);
    rgb[i * 3 + 1] = Math.round(255 * green[i]);
    rgb[i * 3 + 2] = Math.round(255 * blue[i]);
    cover[i] = Math.round(255 * alpha[i]);
  }
  return { widthPx, heightPx, rgb, alpha: cover };
}

function copyTo(target: Uint8Array, source: Uint8Array): Uint8Array {
  target.set(source);
  return target;
}
