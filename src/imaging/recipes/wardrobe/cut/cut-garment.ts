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

/** Radius of the low-pass filter that separates light from folds (flatten-light.ts), in sizes of the head. */
const LIGHT_REACH = 0.2;
/**
 * Share of the photo's own light that is removed from the cloth. Without any of it cloth looks as flat as paper; the rest is
 * mirrored to match the light of the head (turn-and-light.ts).
 */
const FLATTENING = 0.45;
/**
 * Coverage in the matting network's answer from which it begins to count as the garment, and from which it counts fully. It is
 * uncertain where cloth has the background's colour.
 */
const MATTE_CONFIDENCE = [0.35, 0.9] as const;
/** Blurred share of other parts of the person between which coverage falls to 0, which removes mixed pixels along inner edges. */
const MIXED_EDGE = [0.02, 0.55] as const;
/** Coverage from which a pixel shows nothing of what is behind the cloth. */
const SOLID = 0.95;
/**
 * Distance above the first wearer's chin from which rows are kept, in sizes of the head. It exceeds the greatest move downwards
 * (place-garment.ts) plus the jaw's height above the chin (measure-wearer.ts), so that the canvas always begins above the jaw.
 */
const ROOM_ABOVE_CHIN = 0.6;

/** A photo of somebody wearing a garment, with the networks' answers. */
export interface GarmentPhoto {
  readonly image: RgbImage;
  readonly face: Face;
  /** Answer of the matting network, 0–255. */
  readonly matte: AlphaImage;
  /** Coverage of the person, 0–1 (person-alpha.ts). */
  readonly alpha: Float32Array;
}

/**
 * Cuts a garment out of its photo: softens hard shadows, fills the patches with cloth, removes the first wearer, estimates the
 * foreground colours and flattens the light.
 * @param shape in pixels of the photo
 * @param allocate gives the bytes of the result, so that threads can share them
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
    // The filled patch is clean cloth for the next one.
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
  // The rows above the jaw are cropped off, because nothing is worn there and every dye would store them.
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

/** Distance below the collar from which bare skin counts as an end of the garment, in heights of the face. */
const SLEEVES_BELOW = 0.5;
/** Spacing of the end points, pixels. */
const END_STEP_PX = 4;

/** Returns points outside the opening where the body continues without the garment, as below a short sleeve. */
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

/** Returns the coverage of all parts, 0–1. It is the person's coverage, reduced at the edges to other parts of the person. */
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

/** Replaces the garment's other half by the mirror image of its clean one, in place. */
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
