import type { Corner, GarmentKind, GarmentRefusal, GarmentShape } from '../../../garment.ts';
import { clothOcclusion, type HeadAboveGarment } from '../../../measure/clothes/cloth-occlusion.ts';
import type { ClothesCoverage } from '../../../models/clothes/clothes-map.ts';
import type { Face } from '../../../models/face/face.ts';
import { connectedComponents } from '../../../ops/plane/connected-components.ts';
import type { RgbImage } from '../../../raster/image.ts';
import { traceOutlines } from '../../../raster/trace-outlines.ts';
import { frontEdges } from './front-edges.ts';
import { wearerHead } from '../wearer/wearer-head.ts';

/** A photo of somebody wearing a garment, with its map of hair, skin and clothes. */
export interface MappedPhoto {
  readonly image: RgbImage;
  readonly face: Face;
  /** Coverage of the person, 0–1. */
  readonly coverage: Float32Array;
  readonly map: ClothesCoverage;
}

/** A proposed shape, or the reasons why the photo is unusable. */
export type ShapeProposal =
  | { readonly ok: true; readonly shape: GarmentShape }
  | { readonly ok: false; readonly reasons: readonly GarmentRefusal[] };

/** Least distance that cloth must reach below the chin, in sizes of the head. */
const MIN_LENGTH = 0.5;
/** Greatest area of hair in front of the garment, in squared sizes of the head. More of it leaves a hole. */
const MAX_HAIR_AREA = 0.06;
/** Greatest area of hands and arms in front of the garment, in squared sizes of the head. */
const MAX_HANDS_AREA = 0.03;
/**
 * A garment is open when its fronts are at least `gap` apart in `leastShare` of the rows `from` to `to` below the chin. Sizes of the
 * head.
 */
const OPEN = { gap: 0.05, from: 0.2, to: 1.2, leastShare: 0.8 } as const;
/** Area of cloth between the fronts, in squared sizes of the head, up to which it is the fronts' own cloth in shade. */
const MIN_BENEATH_AREA = 0.01;
/** The area around the chin in which the collar is searched, in sizes of the head. */
const COLLAR = { above: 0.1, below: 0.7, aside: 0.9 } as const;
/** Distance in pixels that the outline extends into the background, so that the matte decides where the garment ends. */
const BEYOND_PX = 10;
const OUTLINE = { minArea: 300, tolerancePx: 0.9 } as const;

/** Proposes a garment's outlines and collar by the map of hair, skin and clothes, or returns the reasons why the photo is unusable. */
export function proposeShape(photo: MappedPhoto, kind: GarmentKind): ShapeProposal {
  const { widthPx, heightPx } = photo.image;
  const head = headAbove(photo.face);
  const clothes = photo.map.clothes.map((share) => (share >= 128 ? 1 : 0));
  const reasons = flawsOf(photo, clothes, head);
  if (reasons.length > 0) return { ok: false, reasons };
  const cloth = kind === 'over' ? frontsOf(photo.image, clothes, head) : clothes;
  if (cloth === undefined) return { ok: false, reasons: ['not-open'] };
  const left = collarCorner(photo, cloth, head, -1);
  const right = collarCorner(photo, cloth, head, 1);
  if (left === undefined || right === undefined) return { ok: false, reasons: ['collar-not-found'] };
  const grown = grownIntoBackground(cloth, photo.coverage, widthPx, heightPx);
  const polygons = traceOutlines(grown, widthPx, heightPx, OUTLINE).map((outline) =>
    outline.map(({ x, y }): Corner => [x, y]),
  );
  return { ok: true, shape: { kind, collar: { left, right }, parts: { cloth: polygons } } };
}

function headAbove({ mesh, yawDeg, box }: Face): HeadAboveGarment {
  const points = mesh.map(([x, y]) => ({ x, y }));
  const { sizePx, chin } = wearerHead(points, yawDeg);
  return { headPx: sizePx, chinY: chin.y, neckX: (chin.x + box.x + box.width / 2) / 2 };
}

function flawsOf(
  { image, face, map }: MappedPhoto,
  clothes: Uint8Array,
  head: HeadAboveGarment,
): GarmentRefusal[] {
  const { widthPx, heightPx } = image;
  const covered = clothOcclusion({ ...map, widthPx, heightPx }, face, head);
  const reasons: GarmentRefusal[] = [];
  if (lowestRow(clothes, widthPx) - head.chinY < MIN_LENGTH * head.headPx) reasons.push('cut-off');
  if (covered.hands > MAX_HANDS_AREA) reasons.push('hand-over-garment');
  if (covered.hair > MAX_HAIR_AREA) reasons.push('hair-over-collar');
  return reasons;
}

function lowestRow(clothes: Uint8Array, widthPx: number): number {
  return Math.floor(clothes.lastIndexOf(1) / widthPx);
}

/** Returns the fronts of an open garment without the clothes beneath; undefined when the garment is closed. */
function frontsOf(image: RgbImage, clothes: Uint8Array, head: HeadAboveGarment): Uint8Array | undefined {
  const { widthPx } = image;
  const { topY, left, right } = frontEdges(image, clothes, head);
  const lowest = lowestRow(clothes, widthPx);
  const rowBelowChin = (distance: number): number =>
    Math.min(lowest, Math.round(head.chinY + distance * head.headPx)) - topY;
  const [from, to] = [rowBelowChin(OPEN.from), rowBelowChin(OPEN.to)];
  const gaps = left.slice(from, to).map((column, row) => right[from + row] - column);
  const openRows = gaps.filter((gapPx) => gapPx > OPEN.gap * head.headPx).length;
  if (openRows < OPEN.leastShare * gaps.length) return undefined;
  const beneath = Float32Array.from(clothes, (isCloth, i) => {
    const [x, row] = [i % widthPx, Math.floor(i / widthPx) - topY];
    return isCloth === 1 && row >= 0 && x >= left[row] && x <= right[row] ? 1 : 0;
  });
  const fronts = clothes.slice();
  for (const group of connectedComponents(beneath, widthPx, image.heightPx))
    if (group.length > MIN_BENEATH_AREA * head.headPx ** 2) for (const i of group) fronts[i] = 0;
  return fronts;
}

/** Returns the highest point beside the neck at which a horizontal line from its middle meets the garment. */
function collarCorner(
  { image, coverage }: MappedPhoto,
  cloth: Uint8Array,
  { headPx, chinY, neckX }: HeadAboveGarment,
  way: -1 | 1,
): Corner | undefined {
  const { widthPx, heightPx } = image;
  const from = Math.max(0, Math.round(chinY - COLLAR.above * headPx));
  const to = Math.min(heightPx, Math.round(chinY + COLLAR.below * headPx));
  const middle = Math.round(neckX);
  for (let y = from; y < to; y++) {
    const row = y * widthPx;
    for (let step = 0; step < COLLAR.aside * headPx; step++) {
      const x = middle + way * step;
      if (x < 0 || x >= widthPx || coverage[row + x] < 0.5) break;
      if (cloth[row + x] === 1) return step === 0 ? undefined : [x, y];
    }
  }
  return undefined;
}

function grownIntoBackground(
  cloth: Uint8Array,
  coverage: Float32Array,
  widthPx: number,
  heightPx: number,
): Uint8Array {
  let grown = cloth;
  for (let pass = 0; pass < BEYOND_PX; pass++) {
    const next = grown.slice();
    for (let y = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++) {
        const i = y * widthPx + x;
        if (grown[i] === 1 || coverage[i] >= 0.5) continue;
        const isBeside =
          (x > 0 && grown[i - 1] === 1) ||
          (x < widthPx - 1 && grown[i + 1] === 1) ||
          (y > 0 && grown[i - widthPx] === 1) ||
          (y < heightPx - 1 && grown[i + widthPx] === 1);
        if (isBeside) next[i] = 1;
      }
    grown = next;
  }
  return grown;
}
