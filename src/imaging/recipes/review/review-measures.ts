import type { EyesAndMouth } from '../../measure/face/mouth-shape.ts';
import type { FaceLuminance } from '../../measure/face/face-luminance.ts';
import type { Rect } from '../../raster/image.ts';

/**
 * The numbers from which a photo is scored. They are plain data, so that they can cross from a worker or a server. Nothing here
 * identifies a person, or guesses age, sex, ethnicity or emotion.
 */
export interface ReviewMeasures {
  /** Pixels of the upright photo before it was reduced. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly faceCount: number;
  readonly light: FaceLuminance & {
    /** Mean CIELAB of both cheeks. */
    readonly cheekA: number;
    readonly cheekB: number;
    /** Difference of CIE L* between the sides of the face; positive: the picture's right is brighter. */
    readonly sideLightness: number;
  };
  readonly background: {
    /** Share of the photo that is background, 0–1. */
    readonly share: number;
    /** Mean gradient (gradient-map.ts) of the background where the eyes are 64 px apart; 0 without any background. */
    readonly gradient: number;
  };
  readonly mouth: EyesAndMouth;
  readonly pose: { readonly yawDeg: number; readonly pitchDeg: number; readonly rollDeg: number };
  readonly frame: {
    /** Height from chin to crown ÷ height of the photo. */
    readonly headShare: number;
    /** Height of the eyes above the lower edge ÷ height of the photo. */
    readonly eyeHeightShare: number;
    /** Distance of the face's middle from the photo's, in widths of the photo; negative is left. */
    readonly centreOffset: number;
    /** Distances of the eyes from the edges: aside in distances of the eyes, above and below in T (mouth-shape.ts). */
    readonly spaceAside: number;
    readonly spaceAbove: number;
    readonly spaceBelow: number;
  };
  readonly quality: {
    readonly sharpness: number;
    /** Standard deviation of the noise on the face, levels of 255. */
    readonly noise: number;
    readonly blockiness: number;
    /** Height from chin to crown in pixels of the photo before it was reduced. */
    readonly headHeightPx: number;
  };
  readonly covering: {
    /** Scores of occlusion-scores.ts: about −1 is bare, 1 is covered. */
    readonly eyes: number;
    readonly mouth: number;
    readonly hat: number;
  };
  readonly clothes: {
    /** Mean gradient of the clothes, as for the background; undefined when hardly any are in the photo. */
    readonly gradient: number | undefined;
  };
  readonly marks: ReviewMarks;
}

/** Positions of what the result marks on the photo, in shares of its width and height. */
export interface ReviewMarks {
  /** From chin to crown and from temple to temple. */
  readonly head: Rect;
  /** Middles of the eyes: x and y of the picture's left one, then of the right one. */
  readonly eyes: readonly [number, number, number, number];
  /** Rectangles without detail: nearly white. */
  readonly clipped: readonly Rect[];
  /** Rectangles of the face that lie in shadow. */
  readonly shadow: readonly Rect[];
  /** Rectangles of the background with strong edges. */
  readonly clutter: readonly Rect[];
  /** Boxes of the other faces. */
  readonly others: readonly Rect[];
}
