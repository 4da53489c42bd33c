import type { ReviewMeasures } from '../src/imaging/recipes/review/review-measures.ts';

/** Returns the measures of a photo without any flaw. */
export function goodReviewMeasures(): ReviewMeasures {
  return {
    widthPx: 1024,
    heightPx: 1024,
    faceCount: 1,
    light: {
      highlight: 0.55,
      overShare: 0,
      entropyBits: 7,
      cheekA: 17,
      cheekB: 21,
      sideLightness: 6,
    },
    background: { share: 0.45, gradient: 8 },
    mouth: { eyeGapShare: 0.07, lipGapShare: 0.04, cornerLift: 0.07 },
    pose: { yawDeg: 2, pitchDeg: -1, rollDeg: 1 },
    frame: {
      headShare: 0.55,
      eyeHeightShare: 0.65,
      centreOffset: 0.01,
      spaceAside: 3,
      spaceAbove: 1.4,
      spaceBelow: 2.4,
    },
    quality: { sharpness: 90, noise: 0.8, blockiness: 1.1, headHeightPx: 560 },
    covering: { eyes: -0.8, mouth: -0.9, hat: -1 },
    clothes: { gradient: 40 },
    marks: {
      head: { x: 0.3, y: 0.15, width: 0.4, height: 0.55 },
      eyes: [0.42, 0.36, 0.58, 0.36],
      clipped: [],
      shadow: [],
      clutter: [],
      others: [],
    },
  };
}
