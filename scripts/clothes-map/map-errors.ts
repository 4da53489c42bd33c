import type { Face } from '../../src/imaging/models/face/face.ts';
import { meshPoint } from '../../src/imaging/models/face/face-landmarks.ts';
import { faceHeightPx } from '../../src/imaging/measure/clothes/map-planes.ts';
import { distanceTransform } from '../../src/imaging/ops/plane/distance-transform.ts';
import { LABELS, type LabelledPhoto } from './labelled-photo.ts';

const CHIN = 152;
/** Distance from the chin within which the neckline counts, in face widths. */
const REACH = 1.2;
/** Distance to clothes within which hair counts as being over them, in pixels of a photo 1024 px long. */
const NEAR_PX = 12;
/** Smallest area of hair over clothes that counts as a lock, in squared face heights. */
export const LEAST_LOCK = 0.006;

export interface MapErrors {
  readonly id: string;
  /** Distances between the labelled and the found neckline, both ways, in face heights; 1 where the other one is missing. */
  readonly neckline: Float32Array;
  /** True when the labels have a neckline. */
  readonly hasNeckline: boolean;
  /** Area of labelled hair over clothes, in squared face heights. */
  readonly hairLabelled: number;
  /** Area of labelled hair over clothes that was found as hair, in squared face heights. */
  readonly hairFound: number;
  /** Area of something else that was found as hair over clothes, in squared face heights. */
  readonly hairWrong: number;
  /** Area of all hair found over clothes, right or wrong, in squared face heights. */
  readonly hairSeen: number;
  /** Share of the person's pixels that have the right label, where headwear and other count as one label. */
  readonly accuracy: number;
}

/** @param found the found label of each pixel, one of LABELS */
export function mapErrors(photo: LabelledPhoto, found: Uint8Array): MapErrors {
  const { image, face, labels, coverage } = photo;
  const { widthPx, heightPx } = image;
  const facePx = faceHeightPx(face);
  const isNear = nearChin(face, widthPx);
  const borders = [labels, found].map((map) => skinAgainstClothes(map, widthPx, heightPx));
  const [toLabelled, toFound] = borders.map((border) =>
    distanceTransform(border, widthPx, heightPx, (value) => value === 1),
  );
  const neckline: number[] = [];
  let hasNeckline = false;
  const exists = borders.map((border) => border.includes(1));
  for (let i = 0; i < labels.length; i++) {
    if (!isNear(i)) continue;
    if (borders[0]![i] === 1) {
      neckline.push(exists[1] ? Math.min(1, toFound![i]! / facePx) : 1);
      hasNeckline = true;
    }
    if (borders[1]![i] === 1) neckline.push(exists[0] ? Math.min(1, toLabelled![i]! / facePx) : 1);
  }
  const nearPx = (NEAR_PX * Math.max(widthPx, heightPx)) / 1024;
  const [labelled, seen] = [labels, found].map((map) =>
    hairOverClothes(map, face, widthPx, heightPx, nearPx),
  );
  const area = (isIn: (i: number) => boolean): number => {
    let count = 0;
    for (let i = 0; i < labels.length; i++) if (isIn(i)) count++;
    return count / facePx ** 2;
  };
  let [right, all] = [0, 0];
  const plain = (label: number): number => Math.min(LABELS.headwear, label);
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 0 || coverage[i]! < 128) continue;
    all++;
    if (plain(labels[i]!) === plain(found[i]!)) right++;
  }
  return {
    id: photo.id,
    neckline: Float32Array.from(neckline),
    hasNeckline,
    hairLabelled: area((i) => labelled![i] === 1),
    hairFound: area((i) => labelled![i] === 1 && found[i] === LABELS.hair),
    hairWrong: area((i) => seen![i] === 1 && labels[i] !== LABELS.hair && labels[i] !== LABELS.background),
    hairSeen: area((i) => seen![i] === 1),
    accuracy: right / all,
  };
}

function nearChin(face: Face, widthPx: number): (index: number) => boolean {
  const chin = meshPoint(face, CHIN);
  const reachPx = REACH * face.box.width;
  return (index) => {
    const x = index % widthPx;
    const y = (index - x) / widthPx;
    return Math.abs(x - chin.x) <= reachPx && y >= chin.y && y - chin.y <= reachPx;
  };
}

function skinAgainstClothes(map: Uint8Array, widthPx: number, heightPx: number): Float32Array {
  const border = new Float32Array(map.length);
  for (let i = 0; i < map.length; i++) {
    if (map[i] !== LABELS.skin) continue;
    const x = i % widthPx;
    const beside = [x > 0 ? i - 1 : i, x < widthPx - 1 ? i + 1 : i, i - widthPx, i + widthPx];
    if (beside.some((j) => j >= 0 && j < widthPx * heightPx && map[j] === LABELS.clothes)) border[i] = 1;
  }
  return border;
}

/** Marks hair below the chin that is near clothes or has clothes above it. */
function hairOverClothes(
  map: Uint8Array,
  face: Face,
  widthPx: number,
  heightPx: number,
  nearPx: number,
): Uint8Array {
  const clothes = Float32Array.from(map, (label) => (label === LABELS.clothes ? 1 : 0));
  const toClothes = distanceTransform(clothes, widthPx, heightPx, (value) => value === 1);
  const chinY = meshPoint(face, CHIN).y;
  const over = new Uint8Array(map.length);
  const isUnder = new Uint8Array(widthPx);
  for (let i = 0; i < map.length; i++) {
    const x = i % widthPx;
    if ((i - x) / widthPx < chinY) continue;
    if (map[i] === LABELS.clothes) isUnder[x] = 1;
    if (map[i] === LABELS.hair && (isUnder[x] === 1 || toClothes[i]! <= nearPx)) over[i] = 1;
  }
  return over;
}
