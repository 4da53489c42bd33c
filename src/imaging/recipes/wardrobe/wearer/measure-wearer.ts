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

/** Cells along a head's size. */
const CELLS_PER_HEAD = 96;
/** The jaw's line is this much above the chin, in sizes of the head. */
const JAW_ABOVE_CHIN = 0.3;

/** Shares of hair, skin and clothes in each pixel of a cutout, 0–255; what is missing to 255 is none of them. */
export interface CutoutMap {
  /** Hair, and headwear: both hang in front of a collar. */
  readonly hair: Uint8Array;
  readonly skin: Uint8Array;
  readonly clothes: Uint8Array;
  /** The part of `hair` that is headwear. */
  readonly headwear: Uint8Array;
  /** How likely the map is right, 0–1 (models/clothes/clothes-map.ts). */
  readonly certainty: number;
}

/** @param mesh the face's mesh, pixels of the cutout */
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

/** A mesh ends this far inside the cheek; skin further out is neck, which belongs behind the collar. Sizes of the head. */
const CHEEK_MARGIN = 0.04;

/** Makes the planes of what is beside a cell: once for all garments. */
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

/** Shares of clothes and bare shoulders, both of which hair may lie before. */
function bodyShares({ clothes, skin }: CutoutMap): Float32Array {
  const shares = normalizeBytes(clothes);
  for (let i = 0; i < shares.length; i++) shares[i] = Math.min(1, shares[i]! + skin[i]! / 255);
  return shares;
}
