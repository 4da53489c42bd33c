/**
 * Limits beyond which a selfie is refused, each with the measurement behind it. Beyond them no headshot can be made, or it would
 * not show the person; refusing a good selfie costs a customer. Between these limits and `CAUTION_LIMITS` a selfie is usable with
 * a caution. Both were evaluated on people that they were not chosen on (docs/decisions/032-evaluating-selfie-thresholds.md).
 */
export const REFUSAL_LIMITS = {
  /**
   * Height from chin to hairline, pixels. It corresponds to a head of 200 px from chin to crown (ratio 0.72 at the median of 52
   * portraits). Smaller faces look painted when enlarged to a headshot. The smallest of 100 portraits has 161.
   */
  minFaceHeightPx: 144,
  /** Least height of a face on which anything else can be measured, pixels. */
  minMeasurableHeightPx: 80,
  /**
   * A screenshot has flat rows along both edges with writing on them (screen-bands.ts). These limits detect 50 of 50 phone screens
   * and no photo, even with bars or a frame around it. An overexposed photo passes for flat too, but is refused as such.
   */
  screen: { minFlatRowShare: 0.8, minWrittenRowShare: 0.1 },
  /** From this share of the first face's height another face is a second person; a smaller one is a passer-by. */
  secondFaceShare: 0.4,
  /** People who look at the camera have a yaw of up to 12 either way and a pitch of −6 to 17. Profiles begin at a yaw of 23. */
  maxYawDeg: 22,
  maxPitchDeg: 22,
  maxRollDeg: 35,
  /** Luma that the brightest 2 % of the face must reach, 0–255. A black image has 24, all others 125 and more. */
  minHighlightLuma: 70,
  maxClippedShare: 0.25,
  /**
   * Portraits have 0.004 at most, brightened and warmed ones up to 0.4, so this alone only cautions. A selfie is refused when the
   * cheeks have lost the colour of skin too (FaceOcclusion's cheekColour). A face under an orange lamp, which no white balance
   * restores, has 45 with a share of 0.08; the warmest augmented portrait has 38.
   */
  maxClippedChannelShare: 0.06,
  minClippedCheekColour: 41,
  /** Portraits have 7.1 and more. A Gaussian blur of 1.5 px (standard deviation) on a face 180 px wide has 4. */
  minSharpness: 4,
  /** Beyond this the edges of JPEG blocks outweigh the face, at a quality below about 7. */
  maxBlockiness: 4,
  /** 106 photos with open eyes, narrow and smiling ones among them, have 0.163 and more. 75 of 103 pairs of painted lids are below. */
  minEyeOpenness: 0.15,
  /**
   * Eyes count as closed unless openness ≥ base + slope × luma ratio of the irises (iris-luma-ratio.ts): the paler the pixels where
   * the irises should be, the wider the eyes must be open. Open eyes are 0.014 and more above this limit. It was chosen on every
   * second person. On the others it refuses 51 of 51 painted lids (36 without it) and 27 of 51 photos whose own lids were drawn
   * down over the eyes (7 without it).
   */
  paleIris: { base: 0.045, slope: 0.4 },
  /** Sunglasses darken the skin around the eyes and hide the white beside the pupil (contrast share of painted glasses: 0.13). */
  sunglasses: { maxUpperLidShare: 0.5, maxUnderEyeShare: 0.38, maxContrastShare: 0.32 },
  /**
   * Limits of face-occlusion.ts for a hidden eye or mouth. They detect 11 of 12 pasted masks, 10 of 10 telephones, 11 of 25 hands
   * over an eye and 5 of 25 over the mouth: a palm has the face's colour, and lines where eye or mouth would have theirs.
   */
  occlusion: {
    minEyeContrastRatio: 0.1,
    paleEye: { maxShare: 0.68, minContrastRatio: 0.6 },
    maxNostrilShare: 0.88,
    minMouthContrast: 0.42,
    paleLips: { minColour: 1.6, minContrast: 0.8, minCheekColour: 3 },
  },
  /**
   * A hand before the face, judged by the share of the face behind it. A finger on the cheek has 0.028 and more, a hand at the
   * chin, the ear or the hair 0.006 at most. Of rendered hands over 50 faces 199 of 200 are refused (148 without this), over 50
   * other faces, on which no limit was chosen, all 200 (144 without this). On 108 photos that were mirrored, darkened, reduced,
   * rotated by 12° and made grey, no face is detected as a hand; the highest score is 0.38.
   */
  hand: {
    /** Side of the first search area, in longer sides of the face's box. */
    searchShare: 2.4,
    /** The second search, for hands away from the face, covers the widest framing. */
    wideSearchShare: 4.6,
    /**
     * Distance of the third search's centre below the face's middle, in face heights; its area is as large as the first. It was
     * chosen on 22 people. Of 34 hands painted across the lower edge of other people's photos it finds 20 (15 without it), at the
     * price of 1 more of 53 photos without such a hand.
     */
    belowFaceShare: 0.7,
    minScore: 0.5,
    maxFaceShare: 0.015,
    /** Score of a hand so clear that a weak second feature is enough. */
    clearScore: 0.8,
    clearFaceShare: 0.03,
  },
  /**
   * Least occlusion score of mouth or eyes (occlusion-scores.ts) that confirms a measured occlusion. With weights trained on other
   * people masks and hands have 0.09 and more, sunglasses and telephones 0.34 and more; bare faces, in shade, with stubble, with
   * hair at the cheeks or in headwear, have −0.27 at most.
   */
  occlusionScore: { withMeasure: 0, withClearHand: -0.45 },
} as const;

/** Limits beyond which a selfie gets a caution; beyond REFUSAL_LIMITS it is refused. */
export const CAUTION_LIMITS = {
  /**
   * With weights trained on other people, 149 of 155 rendered hats are above it, and 2 of 159 pieces of headwear of faith or
   * custom. Bare heads, fringes, shade and stubble have −0.27 at most, the one real winter hat 0.23.
   */
  minHatScore: 0.22,
  maxClippedShare: 0.08,
  maxClippedChannelShare: 0.015,
  maxSideLightStops: 3,
  minEyeOpenness: 0.16,
  minIrisMargin: 0.01,
  /** A hand nearer to the face than this distance, in face heights, gets the caution. */
  maxHandDistanceShare: 0.2,
  /**
   * A raised finger (measure/hand/raised-fingers.ts). A `sure` one counts by itself. For one that is as near to a sure one as the
   * fingers of a V sign are to each other, the weaker limits of `beside` are enough.
   */
  finger: {
    sure: {
      minOutside: 0.03,
      minAboveChin: 0.04,
      minLength: 0.22,
      minWidth: 0.06,
      maxWidth: 0.21,
      maxTaper: 0.3,
      maxRoughness: 0.14,
      maxBend: 0.016,
      maxColourDistance: 9.5,
      minContrast: 13,
      maxTexture: 4,
      maxSkinAbove: 0.5,
      maxToEdge: 0.6,
      minSkinBelow: 0.7,
    },
    beside: {
      minOutside: -0.2,
      minAboveChin: 0,
      minLength: 0.17,
      minWidth: 0.055,
      maxWidth: 0.25,
      maxTaper: 0.8,
      maxRoughness: 0.2,
      maxBend: 0.03,
      maxColourDistance: 12,
      minContrast: 12,
      maxTexture: 6,
      maxSkinAbove: 0.5,
      maxToEdge: 0.8,
      minSkinBelow: 0.6,
    },
    /** Largest distance between the two tips, in heights of the face. */
    maxApart: 0.6,
  },
  occlusionScoreWithMeasure: -0.4,
  occlusionScoreAlone: 0.6,
  /** Photos from below, with nostrils and ceiling in sight, have 11 and more; 25 portraits that look at the camera 3.5 at most. */
  maxPitchDeg: 9,
  /** Reach of hair beside the face's box, in its width, and above it, in its height. */
  headAroundFace: { aside: 0.12, above: 0.42 },
} as const;

/** The structure of the limits with any numbers, for scripts that try others. */
type AnyNumbers<Limits> = {
  readonly [Name in keyof Limits]: Limits[Name] extends number ? number : AnyNumbers<Limits[Name]>;
};
/** The limits of both levels. */
export interface LimitSet {
  readonly refusal: AnyNumbers<typeof REFUSAL_LIMITS>;
  readonly caution: AnyNumbers<typeof CAUTION_LIMITS>;
}
/** The calibrated limits. */
export const LIMITS: LimitSet = { refusal: REFUSAL_LIMITS, caution: CAUTION_LIMITS };
