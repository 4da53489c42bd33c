import type { Face } from '../../models/face/face.ts';
import { connectedComponents } from '../../ops/plane/connected-components.ts';

/** Coverage of hair, skin and clothes on a person's photo, each 0–255, one value per pixel. */
export interface ClothClassMap {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly hair: Uint8Array;
  readonly skin: Uint8Array;
  readonly clothes: Uint8Array;
}

/** Size and place of the head above a garment, in pixels. */
export interface HeadAboveGarment {
  readonly headPx: number;
  readonly chinY: number;
  /** Column of the neck's middle. */
  readonly neckX: number;
}

/** Areas that hide a garment, in squared sizes of the head. */
export interface ClothOcclusion {
  readonly hair: number;
  /** Hands and arms. */
  readonly hands: number;
}

/* All lengths are in sizes of the head. */
/**
 * Skin is in front of the garment where there is cloth at most this far above it, and where it is this near to the
 * middle.
 */
const OVERHANG = { reach: 0.2, steps: 4, aside: 0.6, belowChin: 0.45 } as const;
/** Limits of the area in which skin apart from face and neck counts as an arm or a hand. */
const APART = { aside: 1, belowChin: 2.2 } as const;
/** Skin here belongs to the neck, even if a beard, a necklace or a lock divides it from the face. */
const NECK = { aside: 0.15, belowChin: 0.3 } as const;
const IS_THERE = 128;

/**
 * Measures how much of a garment is hidden behind hair, and how much behind hands and arms, by the class map of its
 * photo.
 */
export function clothOcclusion(
  map: ClothClassMap,
  { mesh }: Pick<Face, 'mesh'>,
  head: HeadAboveGarment,
): ClothOcclusion {
  const { widthPx, heightPx, hair, skin } = map;
  const { headPx, chinY, neckX } = head;
  const own = ownSkin(map, mesh, head);
  let [hairPx, handPx] = [0, 0];
  for (let y = Math.max(0, Math.round(chinY)); y < heightPx; y++) {
    const row = map.clothes.subarray(y * widthPx, (y + 1) * widthPx);
    const first = row.findIndex((share) => share >= IS_THERE);
    const last = row.findLastIndex((share) => share >= IS_THERE);
    if (first < 0) continue;
    const below = (y - chinY) / headPx;
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const aside = Math.abs(x - neckX) / headPx;
      // Where the garment continues further out, it is behind everything nearer to the neck.
      const isBeforeCloth = x < neckX ? first < x : last > x;
      if (hair[i] >= IS_THERE && isBeforeCloth) hairPx++;
      if (skin[i] < IS_THERE) continue;
      const isArm = own[i] === 0 && isBeforeCloth && aside < APART.aside && below < APART.belowChin;
      const isOverhung =
        aside < OVERHANG.aside && below > OVERHANG.belowChin && isBelowCloth(map, i, OVERHANG.reach * headPx);
      if (isArm || isOverhung) handPx++;
    }
  }
  return { hair: hairPx / headPx ** 2, hands: handPx / headPx ** 2 };
}

/** Returns a mask that is 1 where skin is connected with the face or the neck. */
function ownSkin(
  { widthPx, heightPx, skin }: ClothClassMap,
  mesh: Face['mesh'],
  { headPx, chinY, neckX }: HeadAboveGarment,
): Uint8Array {
  const isFace = new Set(mesh.map(([x, y]) => Math.round(y) * widthPx + Math.round(x)));
  const isNeck = (i: number): boolean => {
    const below = (Math.floor(i / widthPx) - chinY) / headPx;
    const aside = Math.abs((i % widthPx) - neckX) / headPx;
    return below > 0 && below < NECK.belowChin && aside < NECK.aside;
  };
  const marks = Float32Array.from(skin, (share) => (share >= IS_THERE ? 1 : 0));
  const own = new Uint8Array(skin.length);
  for (const group of connectedComponents(marks, widthPx, heightPx))
    if (group.some((i) => isFace.has(i) || isNeck(i))) for (const i of group) own[i] = 1;
  return own;
}

function isBelowCloth({ widthPx, clothes }: ClothClassMap, index: number, reachPx: number): boolean {
  for (let step = 1; step <= OVERHANG.steps; step++) {
    const above = index - Math.round((step / OVERHANG.steps) * reachPx) * widthPx;
    if (above >= 0 && clothes[above] >= IS_THERE) return true;
  }
  return false;
}
