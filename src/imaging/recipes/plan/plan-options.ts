import type { StyleId } from '../../../base/style-ids.ts';
import type { Clothes, HeadshotRequest, PlanRequest } from '../../headshot-request.ts';
import type { HashBits } from '../../measure/likeness/perceptual-hash.ts';
import type { Lab } from '../../measure/image/colour-difference.ts';
import type { WeighableSelfie } from './selfie-shares.ts';

export type Framing = HeadshotRequest['framing'];

/** The properties of a prepared selfie that the plan depends on. */
export interface PlannableSelfie extends WeighableSelfie {
  readonly framings: readonly Framing[];
}

/** The properties of a scene that the plan depends on. */
export interface PlannableScene {
  readonly id: string;
  readonly framings: readonly Framing[];
  /** Main colours, the one that covers the largest area first, as sRGB like '#d8c3a5'; default unknown. */
  readonly palette?: readonly string[];
}

/** Clothes that a selfie can wear. */
export interface PlannableLook {
  readonly clothes: Clothes;
  /** Mean colour of the cloth; default unknown. */
  readonly colour?: Lab | undefined;
  readonly framings: readonly Framing[];
}

/** Everything that a plan depends on. */
export interface PlanOptions extends PlanRequest {
  readonly selfies: readonly PlannableSelfie[];
  /**
   * For each selfie, the looks it can have besides the person's own clothes, the one that suits the person best first. Default
   * none.
   */
  readonly looks?: readonly (readonly PlannableLook[])[];
  /** The rendered places of each style. */
  readonly scenes: Readonly<Record<StyleId, readonly PlannableScene[]>>;
  /** The plain backdrop of each style. */
  readonly backdrops: Readonly<Record<StyleId, PlannableScene>>;
  /** Predicts the perceptual hash of a headshot to within a few bits. */
  readonly predictHash: (request: HeadshotRequest) => HashBits;
}
