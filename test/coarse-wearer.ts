import { findCutEdge } from '../src/imaging/ops/matte/cut-edge.ts';
import type { Garment } from '../src/imaging/garment.ts';
import type { HeadGeometry } from '../src/imaging/ops/matte/cutout.ts';
import { hairEnds } from '../src/imaging/recipes/wardrobe/wearer/hair-ends.ts';
import { hasCollar, neckEdges } from '../src/imaging/recipes/wardrobe/wearer/neck.ts';
import { neighbourhoodPlanes } from '../src/imaging/recipes/wardrobe/wearer/measure-wearer.ts';
import type { Wearer } from '../src/imaging/recipes/wardrobe/wearer/wearer.ts';

/** A head disc on a neck on shoulders in a T-shirt, and a jacket for them, drawn on 200 × 240 px. */
export const WIDTH = 200;
export const HEIGHT = 240;
const HEAD = { x: 100, y: 60, radius: 32 };
const CHIN_Y = HEAD.y + HEAD.radius;
const COLLAR_Y = 115;
const SHOULDER_Y = 120;
const NECK = 16;
const NECKLINE_Y = 124;

const isHead = (x: number, y: number): boolean => Math.hypot(x - HEAD.x, y - HEAD.y) < HEAD.radius;
const isHair = (x: number, y: number): boolean => isHead(x, y) && y < 44;
const isBelowShoulder = (x: number, y: number, shoulderY: number, wider = 0): boolean =>
  Math.abs(x - 100) < 74 + wider && y > shoulderY - wider + 0.25 * Math.abs(x - 100);
export const isBetweenFronts = (x: number, y: number): boolean =>
  Math.abs(x - 100) < NECK - (y - COLLAR_Y) * 0.08;

export interface WearerTraits {
  /** The person's scale and offset relative to the person the garment was cut from. */
  readonly scale?: number;
  readonly move?: { readonly x: number; readonly y: number };
  readonly neck?: number;
  readonly shoulderY?: number;
  /** Clothes reach up to this row. */
  readonly necklineY?: number;
  /** Hair falls down to this row on the left, before the shoulder. */
  readonly hairTo?: number;
  readonly yawDeg?: number;
}

const CELL_PX = 2;

/** Returns the measurements that a segmentation map would give of the person. Positions are in pixels of the 200 × 240. */
export function coarseWearer(traits: WearerTraits = {}): Wearer {
  const {
    scale = 1,
    move = { x: 0, y: 0 },
    neck = NECK,
    shoulderY = SHOULDER_Y,
    necklineY = NECKLINE_Y,
    hairTo = 0,
    yawDeg = 0,
  } = traits;
  const widthPx = Math.ceil((WIDTH * scale + move.x) / CELL_PX);
  const heightPx = Math.ceil((HEIGHT * scale + move.y) / CELL_PX);
  const plane = (isThere: (x: number, y: number) => boolean): Float32Array =>
    Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
      const x = (((i % widthPx) + 0.5) * CELL_PX - move.x) / scale;
      const y = ((Math.floor(i / widthPx) + 0.5) * CELL_PX - move.y) / scale;
      return isThere(x, y) ? 1 : 0;
    });
  const isLock = (x: number, y: number): boolean => x > 62 && x < 78 && y > 50 && y < hairTo;
  const isBody = (x: number, y: number): boolean =>
    isBelowShoulder(x, y, shoulderY) || (Math.abs(x - 100) < neck && y > 80 && y < shoulderY + 20);
  const isSkin = (x: number, y: number): boolean =>
    !isLock(x, y) &&
    !isHair(x, y) &&
    (isHead(x, y) || (isBody(x, y) && Math.abs(x - 100) < neck && y < necklineY));
  const head = { sizePx: 64 * scale, chin: { x: 100 * scale + move.x, y: CHIN_Y * scale + move.y } };
  const jawY = (CHIN_Y - 19) * scale + move.y;
  const planes = {
    ...{ widthPx, heightPx, cellPx: CELL_PX },
    cover: plane((x, y) => isHead(x, y) || isBody(x, y) || isLock(x, y)),
    hair: plane((x, y) => isHair(x, y) || isLock(x, y)),
    skin: plane(isSkin),
    clothes: plane((x, y) => isBody(x, y) && !isHead(x, y) && !isLock(x, y) && !isSkin(x, y)),
    face: plane((x, y) => isHead(x, y) && !isHair(x, y)),
  };
  const cells = { ...planes, ...neighbourhoodPlanes(planes, head.sizePx) };
  return {
    head,
    faceCentreX: 100 * scale + move.x,
    neck: neckEdges(cells, head),
    hasCollar: hasCollar(cells, head),
    isWrapped: false,
    yawDeg,
    certainty: 1,
    blurPx: undefined,
    jawY,
    cells,
    hairEnds: hairEnds(cells, Math.round(jawY / CELL_PX)),
    front: undefined,
  };
}

/** The head of the coarse wearer as frames see it. */
export function coarseHead(scale = 1): HeadGeometry {
  return {
    eyes: { x: 100 * scale, y: 58 * scale },
    chinY: CHIN_Y * scale,
    crownY: (HEAD.y - HEAD.radius) * scale,
    centreX: 100 * scale,
    face: { left: 72 * scale, top: 44 * scale, right: 128 * scale, bottom: CHIN_Y * scale },
  };
}

/** A closed garment is closed from this row on. */
const CLOSED_Y = 134;

/** A brown jacket that sits on the coarse wearer where it was drawn. */
export function coarseJacket(kind: Garment['kind'] = 'over'): Garment {
  const count = WIDTH * HEIGHT;
  const isCloth = (i: number): boolean => {
    const [x, y] = [(i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5];
    const isOpen = isBetweenFronts(x, y) && (kind === 'over' || y < CLOSED_Y);
    return isBelowShoulder(x, y, SHOULDER_Y, 8) && !isOpen;
  };
  return {
    id: 'jacket',
    kind,
    cutout: {
      widthPx: WIDTH,
      heightPx: HEIGHT,
      rgb: Uint8Array.from({ length: count * 3 }, (_, k) => [120, 90, 60][k % 3]!),
      alpha: Uint8Array.from({ length: count }, (_, i) => (isCloth(i) ? 255 : 0)),
    },
    parts: Uint8Array.from({ length: count }, (_, i) => (isCloth(i) ? 0 : 255)),
    collar: { left: { x: 100 - NECK, y: COLLAR_Y }, right: { x: 100 + NECK, y: COLLAR_Y } },
    head: { sizePx: 64, chin: { x: 100, y: CHIN_Y } },
    cut: findCutEdge(
      Float32Array.from({ length: count }, (_, i) => (isCloth(i) ? 1 : 0)),
      WIDTH,
      HEIGHT,
    ),
  };
}

/** Returns the share that a plane of cells has at a pixel. */
export function cellAt(
  { widthPx, cellPx }: Wearer['cells'],
  plane: Float32Array,
  x: number,
  y: number,
): number {
  return plane[Math.floor(y / cellPx) * widthPx + Math.floor(x / cellPx)]!;
}
