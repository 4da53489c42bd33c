import type { WearerHead } from '../../../garment.ts';
import type { HairLayer } from '../../../ops/garment/separate-hair.ts';

/** A plane much smaller than the cutout it belongs to. */
export interface CellPlanes {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the cutout along one side of a cell. */
  readonly cellPx: number;
}

/** Columns of the cutout at which the neck ends on either side, as far as it is seen. Pixels. */
export interface NeckEdges {
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/** Shares 0–1 in each cell: of the person, and of the person's hair, skin, clothes and face. */
export interface WearerCells
  extends CellPlanes, Readonly<Record<'cover' | 'hair' | 'skin' | 'clothes' | 'face', Float32Array>> {
  /** Above 0 on the face and a little beside it, where its mesh ends too early. */
  readonly nearFace: Float32Array;
  /** The largest share of clothes in the cell or beside it, because the cells beside clothes hold a rim of them. */
  readonly clothesAround: Float32Array;
}

/** What dressing has to know of a person. Positions are pixels of the person's cutout. */
export interface Wearer {
  readonly head: WearerHead;
  readonly faceCentreX: number;
  readonly neck: NeckEdges;
  /** Whether the own top has a collar or a roll-neck. */
  readonly hasCollar: boolean;
  /** Whether a hood or a headscarf lies over the shoulders. */
  readonly isWrapped: boolean;
  /** Degrees; 0 is straight into the camera. */
  readonly yawDeg: number;
  /** How likely hair, skin and clothes are where `cells` says, 0–1. */
  readonly certainty: number;
  /** How blurred the cutout is (measure/image/edge-blur.ts), pixels; undefined when the eyes are too small to tell. */
  readonly blurPx: number | undefined;
  /** Above it the person is never changed. */
  readonly jawY: number;
  readonly cells: WearerCells;
  /** The row of cells below which hair ends at the body in each column, or -1 (hair-ends.ts). */
  readonly hairEnds: Int16Array;
  /** What lies before any garment. */
  readonly front: HairLayer | undefined;
}
