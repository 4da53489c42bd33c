import type { Corner, GarmentKind, GarmentRefusal, GarmentShape } from '../../garment.ts';
import type { ClothesCoverage } from '../../models/clothes-map.ts';
import type { Face } from '../../models/face.ts';
import { growSeeds, NOWHERE, UNLABELLED } from '../../ops/grow-seeds.ts';
import type { RgbImage } from '../../raster/image.ts';
import { outlines } from '../../raster/outlines.ts';
import { wearerHead } from './wearer-head.ts';

/** A photo of somebody wearing a garment, and the map of it. */
export interface MappedPhoto {
  readonly image: RgbImage;
  readonly face: Face;
  /** Coverage of the person, 0–1. */
  readonly coverage: Float32Array;
  readonly map: ClothesCoverage;
}

export type ShapeProposal =
  | { readonly ok: true; readonly shape: GarmentShape }
  | { readonly ok: false; readonly reasons: readonly GarmentRefusal[] };

/* All lengths are in sizes of the head, areas in its squares. */
/** Cloth must reach this far below the chin. */
const LEAST_LENGTH = 0.6;
/** A patch of skin this large and this near to the middle is a hand before the garment. */
const HAND = { area: 0.02, aside: 0.6, below: 0.45 } as const;
/** Hair over cloth that hides more than this of it hides the collar. */
const HIDING_HAIR = 0.03;
/** An open jacket's fronts certainly begin this far aside, and what is worn beneath is certainly this near to the middle. */
const FRONTS_ASIDE = 0.75;
const BENEATH_ASIDE = 0.06;
/** The collar is looked for from above the chin to below it, and this far aside. */
const COLLAR = { above: 0.1, below: 0.7, aside: 0.9 } as const;
/** The outline goes on into the background, so that the matte ends the garment there. Pixels. */
const BEYOND_PX = 10;
const OUTLINE = { leastArea: 300, tolerancePx: 0.9 } as const;
const GROWTH = { step: 3, edge: 0.6 } as const;
const FRONTS = 0;
const BENEATH = 1;

/** Finds a garment's outlines and collar on a photo by the map of hair, skin and clothes, or says why it cannot be used. */
export function proposeShape(photo: MappedPhoto, kind: GarmentKind): ShapeProposal {
  const scene = measured(photo);
  const reasons = flawsOf(photo, scene);
  if (reasons.length > 0) return { ok: false, reasons };
  const cloth = kind === 'over' ? frontsOf(photo, scene) : scene.cloth;
  const left = collarCorner(photo, scene, cloth, -1);
  const right = collarCorner(photo, scene, cloth, 1);
  if (left === undefined || right === undefined) return { ok: false, reasons: ['collar-not-found'] };
  const { widthPx, heightPx } = photo.image;
  const grown = grownIntoBackground(cloth, photo.coverage, widthPx, heightPx);
  const polygons = outlines(grown, widthPx, heightPx, OUTLINE).map((outline) =>
    outline.map(({ x, y }): Corner => [x, y]),
  );
  return { ok: true, shape: { kind, collar: { left, right }, parts: { cloth: polygons } } };
}

interface MeasuredPhoto {
  readonly headPx: number;
  readonly chinY: number;
  readonly neckX: number;
  /** 1 where the map has clothes. */
  readonly cloth: Uint8Array;
}

function measured({ face, map }: MappedPhoto): MeasuredPhoto {
  const mesh = face.mesh.map(([x, y]) => ({ x, y }));
  const { sizePx, chin } = wearerHead(mesh, face.yawDeg);
  return {
    headPx: sizePx,
    chinY: chin.y,
    neckX: (chin.x + face.box.x + face.box.width / 2) / 2,
    cloth: map.clothes.map((share) => (share >= 128 ? 1 : 0)),
  };
}

function flawsOf(photo: MappedPhoto, { headPx, chinY, neckX, cloth }: MeasuredPhoto): GarmentRefusal[] {
  const { widthPx, heightPx } = photo.image;
  const { hair, skin } = photo.map;
  const square = headPx ** 2;
  let [lowest, hand, hidden] = [0, 0, 0];
  const reach = Math.round(0.05 * headPx);
  for (let y = Math.max(0, Math.round(chinY)); y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      if (cloth[i] === 1) lowest = y;
      const isBeforeGarment = y > chinY + HAND.below * headPx && Math.abs(x - neckX) < HAND.aside * headPx;
      if (skin[i] >= 128 && isBeforeGarment && isBelowCloth(cloth, widthPx, i, reach)) hand++;
      if (hair[i] >= 128 && isBelowCloth(cloth, widthPx, i, reach)) hidden++;
    }
  const reasons: GarmentRefusal[] = [];
  if (lowest - chinY < LEAST_LENGTH * headPx) reasons.push('cut-off');
  if (hand > HAND.area * square) reasons.push('hand-over-garment');
  if (hidden > HIDING_HAIR * square) reasons.push('hair-over-collar');
  return reasons;
}

/** Returns whether there is cloth in the column above a pixel: what comes below it lies before the garment. */
function isBelowCloth(cloth: Uint8Array, widthPx: number, index: number, reachPx: number): boolean {
  for (let step = 1; step <= 4; step++) {
    const above = index - step * reachPx * widthPx;
    if (above >= 0 && cloth[above] === 1) return true;
  }
  return false;
}

/** The fronts of an open jacket, without what is worn beneath: both grow until they meet at the strongest edges. */
function frontsOf({ image }: MappedPhoto, { headPx, chinY, neckX, cloth }: MeasuredPhoto): Uint8Array {
  const { widthPx, heightPx } = image;
  const marks = new Uint8Array(cloth.length).fill(NOWHERE);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      if (cloth[i] === 0) continue;
      const aside = Math.abs(x - neckX) / headPx;
      marks[i] = aside > FRONTS_ASIDE ? FRONTS : aside < BENEATH_ASIDE && y > chinY ? BENEATH : UNLABELLED;
    }
  growSeeds(image, marks, GROWTH);
  return marks.map((mark) => (mark === FRONTS ? 1 : 0));
}

/** Returns the highest place beside the neck where the way from its middle meets the garment. */
function collarCorner(
  { image, coverage }: MappedPhoto,
  { headPx, chinY, neckX }: MeasuredPhoto,
  cloth: Uint8Array,
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
