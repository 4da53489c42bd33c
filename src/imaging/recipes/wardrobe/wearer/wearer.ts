import type { WearerHead } from '../../../garment.ts';
import type { HairLayer } from '../../../ops/garment/separate-hair.ts';

/** Planes of a coarse grid over a cutout or garment. */
export interface CellPlanes {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Side of a cell in pixels of the cutout. */
  readonly cellPx: number;
}

/** Columns of the cutout at which the neck ends on either side, in pixels; undefined for a side that is not visible. */
export interface NeckEdges {
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/** Shares in each cell, 0–1: of the person (`cover`), and of the person's hair, skin, clothes and face. */
export interface WearerCells
  extends CellPlanes, Readonly<Record<'cover' | 'hair' | 'skin' | 'clothes' | 'face', Float32Array>> {
  /** Above 0 on the face and a little beside it, because the mesh ends too early. */
  readonly nearFace: Float32Array;
  /** Largest share of clothes in the cell and its neighbours, because the cells beside clothes contain a rim of them. */
  readonly clothesAround: Float32Array;
}

/** The properties of a person that garments are fitted by. Positions are pixels of the person's cutout. */
export interface Wearer {
  readonly head: WearerHead;
  readonly faceCentreX: number;
  readonly neck: NeckEdges;
  /** True when the person's own top has a collar or a roll-neck. */
  readonly hasCollar: boolean;
  /** True when a hood or a headscarf covers the shoulders. */
  readonly isWrapped: boolean;
  /** Degrees; 0 is straight into the camera. */
  readonly yawDeg: number;
  /** Probability that hair, skin and clothes in `cells` are right, 0–1. */
  readonly certainty: number;
  /** Blur of the cutout in pixels (measure/image/edge-blur.ts); undefined when the eyes are too small to measure it. */
  readonly blurPx: number | undefined;
  /** Row of the jaw's line, above which the person is never changed. */
  readonly jawY: number;
  readonly cells: WearerCells;
  /** Row of cells at which hair ends on the body in each column, or -1 (hair-ends.ts). */
  readonly hairEnds: Int16Array;
  /** Hair and chin in front of any garment; undefined when there is neither below the jaw's line. */
  readonly front: HairLayer | undefined;
}
