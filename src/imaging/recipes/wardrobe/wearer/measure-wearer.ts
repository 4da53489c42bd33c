import { edgeBlurPx } from '../../../measure/image/edge-blur.ts';
import { FACE_OVAL } from '../../../models/face/face-landmarks.ts';
import type { Cutout, HeadGeometry } from '../../../ops/matte/cutout.ts';
import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { separateHair } from '../../../ops/garment/separate-hair.ts';
import { dilate } from '../../../ops/plane/dilate.ts';
import { shrinkBytes, shrinkPlane } from '../../../ops/plane/resample-plane.ts';
import { normalizeBytes } from '../../../ops/plane/normalize-bytes.ts';
import type { Point } from '../../../raster/image.ts';
import { faceInFront } from './face-in-front.ts';
import { hairEnds } from './hair-ends.ts';
import { hasCollar, isWrapped, neckEdges } from './neck.ts';
import { relabelCollarRims } from './collar-rims.ts';
import type { Wearer, WearerCells } from './wearer.ts';
import { wearerHead } from './wearer-head.ts';

/** Number of cells along a head's size. */
const CELLS_PER_HEAD = 96;
/** Distance of the jaw's line above the chin, in sizes of the head. */
const JAW_ABOVE_CHIN = 0.3;

/** Shares of hair, skin and clothes in each pixel of a cutout, 0–255. The remainder to 255 is none of them. */
export interface CutoutMap {
  /** Hair and headwear, both of which hang in front of a collar. */
  readonly hair: Uint8Array;
  readonly skin: Uint8Array;
  readonly clothes: Uint8Array;
  /** The part of `hair` that is headwear. */
  readonly headwear: Uint8Array;
  /** Probability that the map is right, 0–1 (models/clothes/clothes-map.ts). */
  readonly certainty: number;
}

/**
 * Measures the properties of a person that garments are fitted by.
 * @param mesh the face's mesh, pixels of the cutout
 */
export function measureWearer(
  cutout: Cutout,
  map: CutoutMap,
  head: HeadGeometry,
  mesh: readonly Point[],
  yawDeg: number,
): Wearer {
  const { widthPx, heightPx } = cutout;
  const faceOval = FACE_OVAL.map((index) => mesh[index]!);
  const ownHead = wearerHead(mesh, yawDeg);
  const face = faceInFront(faceOval, map.clothes, widthPx, heightPx, ownHead.sizePx);
  const jawY = head.chinY - JAW_ABOVE_CHIN * ownHead.sizePx;
  const cellPx = Math.max(1, Math.round(ownHead.sizePx / CELLS_PER_HEAD));
  const cells = (data: Uint8Array): Float32Array =>
    shrinkBytes({ widthPx, heightPx, data }, cellPx).data.map((value) => value / 255);
  const own = {
    widthPx: Math.ceil(widthPx / cellPx),
    heightPx: Math.ceil(heightPx / cellPx),
    cellPx,
    cover: cells(cutout.alpha),
    hair: cells(map.hair),
    skin: cells(map.skin),
    clothes: cells(map.clothes),
    face: shrinkPlane(face, widthPx, heightPx, cellPx).data,
  };
  relabelCollarRims(own);
  const planes = { ...own, ...neighbourhoodPlanes(own, ownHead.sizePx) };
  return {
    head: ownHead,
    faceCentreX: head.centreX,
    neck: neckEdges(planes, ownHead),
    hasCollar: hasCollar(planes, ownHead),
    isWrapped: isWrapped(planes, cells(map.headwear), ownHead),
    yawDeg,
    certainty: map.certainty,
    blurPx: edgeBlurPx(cutout, mesh),
    jawY,
    cells: planes,
    hairEnds: hairEnds(planes, Math.max(0, Math.round(jawY / cellPx))),
    front: separateHair(
      cutout,
      normalizeBytes(map.hair),
      bodyShares(map),
      face,
      head.chinY - head.crownY,
      jawY,
    ),
  };
}

/** Distance that a mesh ends inside the cheek, in sizes of the head. Skin further out is neck, which is behind the collar. */
const CHEEK_MARGIN = 0.04;

/** Computes the planes about the neighbours of a cell, once for all garments. */
export function neighbourhoodPlanes(
  { widthPx, heightPx, cellPx, face, clothes }: Omit<WearerCells, 'nearFace' | 'clothesAround'>,
  headPx: number,
): Pick<WearerCells, 'nearFace' | 'clothesAround'> {
  const cheekCells = Math.max(1, Math.round((CHEEK_MARGIN * headPx) / cellPx));
  return {
    nearFace: boxBlur(face, widthPx, heightPx, cheekCells),
    clothesAround: dilate(clothes, widthPx, heightPx),
  };
}

/** Returns the shares of clothes and bare skin together, 0–1. Hair may be in front of both. */
function bodyShares({ clothes, skin }: CutoutMap): Float32Array {
  const shares = normalizeBytes(clothes);
  for (let i = 0; i < shares.length; i++) shares[i] = Math.min(1, shares[i]! + skin[i]! / 255);
  return shares;
}
