/**
 * Limits between the three answers, each with its measurement. Beyond `SELFIE_LIMITS` no headshot can be made, or it would
 * not show the person; refusing a good selfie costs a customer. Between these and `CAUTION_LIMITS` a selfie is usable with a
 * caution. Both are judged on people they were not chosen on (docs/decisions/032-evaluating-selfie-thresholds.md).
 */
export const SELFIE_LIMITS = {
  /**
   * Chin to hairline, pixels: a head of 200 px from chin to crown, of which it is 0.72 at the median of 52 portraits. Smaller
   * ones look painted when enlarged to a headshot. The smallest of 100 portraits has 161.
   */
  minFaceHeightPx: 144,
  /** Least height of a face on which anything else can be measured, pixels. */
  minMeasurableHeightPx: 80,
  /**
   * Drawn rows along both edges with writing on them: 50 of 50 phone screens, no photo, no photo with bars or a frame
   * around it. A white-hot picture looks drawn too, but is refused for that.
   */
  screen: { minFlatRowShare: 0.8, minWrittenRowShare: 0.1 },
  /** Another face counts as a second person from this share of the first one's height; else a passer-by. */
  secondFaceShare: 0.4,
  /** People who look at the camera: yaw up to 12 either way, pitch −6 to 17; a head seen from the side starts at 23. */
  maxYawDeg: 22,
  maxPitchDeg: 22,
  maxRollDeg: 35,
  /** The brightest 2 % of the face are darker than this: 24 on a black picture, 125 and more on all others. */
  minHighlightLuma: 70,
  maxClippedShare: 0.25,
  /**
   * Portraits 0.004 at most, brightened and warmed ones up to 0.4: there it only cautions. It refuses when the cheeks have
   * no colour of skin left either (FaceOcclusion's cheekColour): 45 on a face under an orange lamp, with a share of 0.08, which
   * no white balance brings back; the warmest augmented portrait has 38.
   */
  maxClippedChannelShare: 0.06,
  minClippedCheekColour: 41,
  /** Portraits 7.1 and more; 4 is a blur of 1.5 px standard deviation on a face 180 px wide. */
  minSharpness: 4,
  /** JPEG blocks outweigh the face: quality under about 7. */
  maxBlockiness: 4,
  /** 0.163 and more on 106 photos with open eyes, narrow and smiling ones among them; of 103 pairs of painted lids 75 are under it. */
  minEyeOpenness: 0.15,
  /**
   * The paler the pixels where the irises should be, the wider the eyes must be open: openness ≥ base + slope × paleness. Open
   * eyes are 0.014 and more above this limit. It was chosen on every second person. On the others it refuses 51 of 51 painted
   * lids, 36 without it, and 27 of 51 of their own lids drawn down over the eyes, 7 without it.
   */
  paleIris: { base: 0.045, slope: 0.4 },
  /** Dark glass: the skin around the eyes is dark, and inside the lids there is no white next to a pupil (painted glasses 0.13). */
  darkGlass: { maxUpperLidShare: 0.5, maxUnderEyeShare: 0.38, maxContrastShare: 0.32 },
  /**
   * Something before the face, or one part of it not to be seen (face-occlusion.ts). Of pasted masks 11 of 12 are caught,
   * telephones 10 of 10, hands over an eye 11 of 25, over the mouth 5 of 25: a palm of the face's own colour, with
   * lines where eye or mouth would have theirs, is taken for the face.
   */
  cover: {
    minEyeContrastRatio: 0.1,
    paleEye: { maxShare: 0.68, minContrastRatio: 0.6 },
    maxNostrilShare: 0.88,
    minMouthContrast: 0.42,
    paleLips: { minColour: 1.6, minContrast: 0.8, minCheekColour: 3 },
  },
  /**
   * A hand before the face, sought in a square of so many sides of the face's box, by how much of the face is behind it:
   * a finger on the cheek 0.028 and more, a hand at the chin, the ear or the hair 0.006 at most. Of rendered hands over 50
   * faces 199 of 200 are refused, 148 without this; over 50 others, on which no limit was chosen, 200, and 144. Of 108
   * photos, mirrored, darkened, reduced, turned by 12° and grey, no face is taken for a hand; the likest has 0.38.
   */
  hand: {
    searchShare: 2.4,
    /** The second search, for hands away from the face, covers the widest framing. */
    wideSearchShare: 4.6,
    /**
     * Centre of the third search, as large as the first: distance below the face's middle, in face heights. Chosen on 22
     * people; of 34 hands painted across the lower edge of other people's photos 20 are found, 15 without it, for 1 more of
     * 53 photos without such a hand.
     */
    belowFaceShare: 0.7,
    minScore: 0.5,
    maxFaceShare: 0.015,
    /** Score of so clear a hand that a weak second sign is enough. */
    clearScore: 0.8,
    clearFaceShare: 0.03,
  },
  /**
   * Least answer of the network about mouth or eyes (head-describer.ts) that confirms a measured sign. With weights trained on
   * other people masks and hands have 0.09 and more, dark glass and telephones 0.34 and more; bare faces, in shade, with
   * stubble or hair at the cheeks, and in headwear −0.27 at most.
   */
  occlusionScore: { withMeasure: 0, withClearHand: -0.45 },
} as const;

/** Between these limits and SELFIE_LIMITS a selfie is usable with a caution. */
export const CAUTION_LIMITS = {
  /**
   * With weights trained on other people, of 155 rendered hats 149 are above it, of 159 pieces of headwear of faith or
   * custom 2; bare heads, fringes, shade and stubble −0.27 at most; the one real winter hat 0.23.
   */
  minHatScore: 0.22,
  maxClippedShare: 0.08,
  maxClippedChannelShare: 0.015,
  maxSideLightStops: 3,
  minEyeOpenness: 0.16,
  minIrisMargin: 0.01,
  /** Distance of a hand from the face, in face heights. */
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
  coverLikenessWithMeasure: -0.4,
  coverLikenessAlone: 0.6,
  /**
   * Degrees. Photos from below, with nostrils and ceiling in sight, have 11 and more; 25 portraits that look at the camera
   * 3.5 at most.
   */
  maxPitchDeg: 9,
  /** Reach of hair around the face's box, in its width and height. */
  headAroundFace: { aside: 0.12, above: 0.42 },
} as const;

/** The same structure with any numbers, for measurements that try others. */
type AnyNumbers<Limits> = {
  readonly [Name in keyof Limits]: Limits[Name] extends number ? number : AnyNumbers<Limits[Name]>;
};
export interface LimitSet {
  readonly refusal: AnyNumbers<typeof SELFIE_LIMITS>;
  readonly caution: AnyNumbers<typeof CAUTION_LIMITS>;
}
export const LIMITS: LimitSet = { refusal: SELFIE_LIMITS, caution: CAUTION_LIMITS };
