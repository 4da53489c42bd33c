import type { StyleId } from '../../../base/style-ids.ts';

/** The scenes of a style, shown as a strip of film. */
export interface SceneStrip {
  readonly style: StyleId;
  readonly name: string;
  readonly sentence: string;
  readonly frames: readonly SceneFrame[];
}

export interface SceneFrame {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly avif: string;
  readonly webp: string;
}
