/**
 * The port between the product and whatever makes headshots. The built-in studio engine implements it
 * (recipes/studio-engine.ts); a generative provider can stand behind it later and pass the same gate.
 */

import type { PagePicture, PageSize, ShownPicture } from './shown-picture.ts';

/** The seven looks a buyer can choose. The same list, with prices and texts, is in catalog/styles.ts. */
export const STYLE_IDS = [
  'academic',
  'casual',
  'corporate',
  'creative',
  'greenery',
  'realEstate',
  'warm',
] as const;
export type StyleId = (typeof STYLE_IDS)[number];

/** Why a selfie cannot be used. One of these is shown to the customer in words, with how to fix it. */
export const REJECT_REASONS = [
  'unreadable', // not a picture, damaged, or a kind we do not take
  'too-many-pixels', // more than 50 megapixels: a decompression bomb or a scan
  'too-many-bytes', // more than 25 MB
  'no-face',
  'several-people',
  'screenshot', // a photo shown on a screen, with the screen's own writing around it
  'face-too-small',
  'too-dark',
  'blown-out',
  'blurred',
  'turned-away',
  'eyes-closed',
  'sunglasses',
  'hat', // over the forehead
  'face-covered', // a hand, a mask, a telephone before an eye, the nose or the mouth
  'duplicate', // of another selfie of this shoot
  'other-person', // not the same person as the others of this shoot
  'no-crop', // no framing fits without a cut-off edge inside the frame
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/**
 * Why a usable selfie is not a good one. The customer may overrule any of them; until then headshots are made of such a
 * selfie only when too few good ones are there (recipes/select-selfies.ts).
 */
export const SELFIE_CAUTIONS = [
  'hat', // a hat or cap that is not worn for faith or custom
  'strong-light', // parts of the face are clipped, or one side is far brighter
  'eyes-maybe-closed',
  'face-maybe-covered', // something may lie before eyes or mouth
  'hand-near-face', // at the chin, the cheek or the ear, without covering the face
  'hand-in-frame', // elsewhere in every frame
  'empty-edges', // bars, or wedges from a rotation, that no frame avoids
  'close-crop', // closer than the tight framing
  'hair-at-edge', // the photo ends in the hair
  'chin-from-below', // taken from below
  'same-moment', // nearly the same as another selfie of this shoot
] as const;
export type SelfieCaution = (typeof SELFIE_CAUTIONS)[number];

/** Raised when the same selfie gives a picture that looks different: what is kept of it to be shown is made again. */
export const ENGINE_VERSION = 2;

/** Undecoded bytes as uploaded, and a name only for messages: the type is found from the content. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** Numbers found on a selfie. No biometric template and no guess of age, sex, ethnicity or emotion. */
export interface SelfieMeasures {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Height of the face box, pixels of the upright selfie. */
  readonly faceHeightPx: number;
  /** Degrees; 0 is straight into the camera. */
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
  /** Mean luminance of the face, 0–255 sRGB-coded. */
  readonly faceLuminance: number;
  /** Share of the face's pixels that are clipped white, 0–1. */
  readonly clippedShare: number;
  /** Sharpness of the face crop at a fixed width (measure/sharpness.ts), ≥ 0; higher is sharper. */
  readonly sharpness: number;
  /** Eye openness, height ÷ width of the lid opening, the mean of both eyes; about 0.3 is open. */
  readonly eyeOpenness: number;
  /** 64-bit perceptual hash of the whole picture, 16 hexadecimal digits. */
  readonly perceptualHash: string;
  /**
   * Colours of hair, clothes and background around the face, without the face (measure/moment-hash.ts): whether two photos are
   * of one moment. Undefined on selfies measured before it existed.
   */
  readonly momentHash?: string;
}

/**
 * What checking one selfie says, one of three answers: good (accepted without cautions), usable (accepted with cautions),
 * unusable. `reasons` is empty exactly when accepted; `cautions` is empty when not.
 */
export interface SelfieCheck {
  readonly accepted: boolean;
  readonly reasons: readonly RejectReason[];
  readonly cautions: readonly SelfieCaution[];
  readonly faceCount: number;
  /** Undefined when the picture could not be decoded or has no face. */
  readonly measures: SelfieMeasures | undefined;
}

/** A clean copy of an upload: upright, sRGB, JPEG, without metadata, no longer side over `maxSidePx`. */
export interface CleanSelfie {
  readonly jpeg: Uint8Array;
  readonly thumbnailJpeg: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface HeadshotSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** How a finished headshot is developed. */
export const TREATMENTS = ['colour', 'black-and-white'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** One picture to make. The same (selfies, request) always gives the same bytes. */
export interface HeadshotRequest {
  readonly style: StyleId;
  /** Scene id inside the style, from scenes/. */
  readonly scene: string;
  /** Which selfie, by index into the prepared selfies. */
  readonly selfieIndex: number;
  readonly framing: 'tight' | 'classic' | 'wide';
  /** Moves the person in the frame and turns the scene round, so that two pictures of one scene differ; 0 does neither. */
  readonly variation: number;
  /** Colour when left out. */
  readonly treatment?: Treatment | undefined;
  /** Decides which part of the scene is seen, and the grain. */
  readonly seed: number;
  /** Smaller, with the same shape, where the selfie has too few pixels. */
  readonly size: HeadshotSize;
  /** Made instead of `size` where the selfie's own pixels fill it. The same shape. */
  readonly largerSize?: HeadshotSize | undefined;
}

/** What a shoot is to make. */
export interface PlanRequest {
  readonly styles: readonly StyleId[];
  readonly count: number;
  readonly size: HeadshotSize;
  readonly seed: number;
}

export interface PlannedHeadshot {
  /** From 1; the same number is the same picture whenever the plan is made again. */
  readonly number: number;
  readonly request: HeadshotRequest;
  /** What to try instead, in order, when the picture fails; never in another number's list. */
  readonly alternates: readonly HeadshotRequest[];
}

/** Measures of a finished headshot; written into the shoot's manifest. */
export interface HeadshotMeasures {
  /** Cosine likeness to the buyer's own selfies (best match), 0–1. */
  readonly likeness: number;
  /** Cosine likeness to the very selfie it was made of, 0–1: low when the face was damaged on the way. */
  readonly sourceLikeness: number;
  /**
   * Median ΔE2000 of the skin between the headshot and the selfie after white balance, exposure, evening and retouch; of a
   * black-and-white headshot the difference in lightness alone.
   */
  readonly skinShiftDeltaE: number;
  /** Head height (chin to crown) ÷ frame height, 0–1. */
  readonly headHeightShare: number;
  /** Distance of the eye line from the top ÷ frame height, 0–1. */
  readonly eyeLineShare: number;
  /** Distance of the crown (hair included) from the top ÷ frame height; below 0 where the frame cuts the hair. */
  readonly crownLineShare: number;
  /** Distance of the face's middle from the left ÷ frame width, 0–1. */
  readonly faceCentreShare: number;
  /** Pixels of the headshot ÷ pixels of the prepared selfie that became them, along one side; above 1 it was enlarged. */
  readonly enlargement: number;
  readonly rollDeg: number;
  readonly sharpness: number;
  /** Fine detail of the cheeks ÷ that of the selfie's, ≥ 0; under 1 some was smoothed away. Undefined on faces too small. */
  readonly textureKept: number | undefined;
  /** Chroma of the old background left along the selfie's cut-out edge, ΔE, ≥ 0; 0 is clean. */
  readonly edgeSpillDeltaE: number;
  /** Lightness of it left there, ΔL*, ≥ 0: a pale or dark line; 0 is clean. */
  readonly edgeHaloDeltaL: number;
  /** 64-bit perceptual hash, 16 hexadecimal digits. */
  readonly perceptualHash: string;
}

/** Where the head sits in a headshot. */
export type HeadPlace = Pick<
  HeadshotMeasures,
  'headHeightShare' | 'eyeLineShare' | 'crownLineShare' | 'faceCentreShare'
>;

export interface Headshot {
  readonly jpeg: Uint8Array;
  readonly size: HeadshotSize;
  readonly request: HeadshotRequest;
  readonly measures: HeadshotMeasures;
  /** False when a measure is outside its limit (likeness, sharpness, roll …); such a picture is never delivered. */
  readonly passed: boolean;
  /** Names of the measures that failed. */
  readonly failures: readonly string[];
  readonly elapsedMs: number;
}

/**
 * A selfie ready to be rendered any number of times. Holds pixels, matte and face geometry in memory; the
 * engine owns them and `release` frees them. Never serialised: the face description is biometric.
 */
export interface PreparedSelfie {
  readonly id: string;
  readonly measures: SelfieMeasures;
  /** Which fit without a cut-off edge in the frame, nor a torn outline if that can be avoided. Never empty. */
  readonly framings: readonly HeadshotRequest['framing'][];
  /** 0–1, higher is a better source (recipes/source-quality.ts); the plan uses the best first. */
  readonly quality: number;
  /** Empty for a good selfie. */
  readonly cautions: readonly SelfieCaution[];
}

export interface PrepareOptions {
  /** Of the headshots that will be asked of it, when they are smaller than the engine's own: fewer pixels are worked on. */
  readonly largestHeightPx?: number | undefined;
  /**
   * For a free preview, of which somebody waits at a screen: goes before everything that waits, as far as free work has a
   * share left of the machine. A visitor's first goes further ahead, and no check or comparison is begun meanwhile.
   */
  readonly free?: 'first-preview' | 'preview' | undefined;
}

/** What runs beside this engine on the same machine. */
export interface OtherWork {
  /** Somebody who has paid waits for another engine. */
  readonly paid: boolean;
  /** Engines on this machine, this one included; ≥ 1. */
  readonly workers: number;
}

/** What makes a free preview worthless to take. */
export interface PreviewMark {
  /** What its ribbons say, in the visitor's language; at least one. Markup characters are escaped. */
  readonly words: readonly string[];
  /** 32 bytes that nobody outside can know; another for every preview. The same secret gives the same picture. */
  readonly secret: Uint8Array;
}

/** Pixels of the upright picture; left and right are the picture's. */
export interface FaceMarks extends Readonly<
  Record<'leftEye' | 'rightEye' | 'mouth', { x: number; y: number }>
> {
  readonly widthPx: number;
  readonly heightPx: number;
}

export type PrepareOutcome =
  | { readonly ok: true; readonly selfie: PreparedSelfie }
  | { readonly ok: false; readonly reasons: readonly RejectReason[] };

export interface HeadshotEngine {
  /**
   * Decodes an upload of any accepted kind, drops its metadata and makes it small enough to keep.
   * Resolves to reject reasons (`unreadable`, `too-many-pixels`, `too-many-bytes`) instead of throwing on bad input.
   */
  clean(
    upload: EncodedImage,
    signal?: AbortSignal,
  ): Promise<
    | { readonly ok: true; readonly selfie: CleanSelfie }
    | { readonly ok: false; readonly reasons: readonly RejectReason[] }
  >;

  /**
   * Judges one selfie by itself, `no-crop` included, so that nobody pays for selfies that give no picture. Cheap: only one
   * that would be refused for `no-crop` is matted, and what `prepare` accepts is never refused. No likeness is computed:
   * that needs consent.
   * @param previewHeightPx of a preview that may follow within seconds: a `prepare` with this `largestHeightPx` then need not
   *   look at the selfie again
   */
  check(selfie: EncodedImage, signal?: AbortSignal, previewHeightPx?: number): Promise<SelfieCheck>;

  /**
   * With consent: finds selfies that show somebody else than the majority and duplicates among them.
   * Answers one list of reasons per selfie, empty when it fits. Descriptions are dropped before it returns.
   */
  compare(
    selfies: readonly (EncodedImage | PreparedSelfie)[],
    signal?: AbortSignal,
  ): Promise<readonly (readonly RejectReason[])[]>;

  /** A preview will be asked for before long: what takes longest to load for it is loaded meanwhile, once. */
  warmUp(): void;

  /** A shoot of these styles begins: while its last selfie is cut out, an idle core may make their scenes ready. */
  announce(styles: readonly StyleId[]): void;

  /** Faces, matte, foreground colours; once per selfie, then any number of `render`s. */
  prepare(selfie: EncodedImage, signal?: AbortSignal, options?: PrepareOptions): Promise<PrepareOutcome>;

  /**
   * Which headshots a shoot makes: of better selfies more (recipes/selfie-shares.ts), the best first, no two pictures alike.
   * Empty without selfies. The same (selfies, request) always gives the same plan.
   */
  plan(
    selfies: readonly PreparedSelfie[],
    request: PlanRequest,
    signal?: AbortSignal,
  ): Promise<readonly PlannedHeadshot[]>;

  /** One headshot, verified and marked (XMP digital source type). Deterministic for (selfies, request). */
  render(
    selfies: readonly PreparedSelfie[],
    request: HeadshotRequest,
    signal?: AbortSignal,
  ): Promise<Headshot>;

  /** The free preview: 512 px wide, good to judge by and worthless to take; no likeness is computed. */
  renderPreview(
    selfie: PreparedSelfie,
    request: HeadshotRequest,
    mark: PreviewMark,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;

  /**
   * A smaller JPEG, AVIF or WebP of a finished headshot, or a crop to a named print or profile size: around the head
   * when its measures are known, in the usual place when not.
   */
  derive(
    headshot: { readonly jpeg: Uint8Array; readonly measures?: HeadPlace | undefined },
    variant: DerivedVariant,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;

  /** Where the largest face is, so that two pictures of one person can be laid over each other. Undefined without a face. */
  faceMarks(picture: Uint8Array, signal?: AbortSignal): Promise<FaceMarks | undefined>;

  /** An example at a size of a page, never enlarged. A headshot keeps its mark; the generated selfie it was made of gets one. */
  forPage(picture: ShownPicture, size: PageSize, signal?: AbortSignal): Promise<PagePicture>;

  /** Scene ids of a style, its plain backdrop not among them, in the order a plan walks through them. */
  scenes(style: StyleId): readonly string[];

  /** Paid work keeps half of the machine from free work (checks, previews), here and in engines beside this one. */
  shareMachine(others: OtherWork): void;

  release(selfies: readonly PreparedSelfie[]): Promise<void>;
  close(): Promise<void>;
}

/** The small ones pages show. */
const PAGE_VARIANTS = ['thumbnail', 'web-avif', 'web-webp', 'web-jpeg'] as const;
/** Sizes a customer can take home. Millimetre sizes are at 300 dpi. */
export const TAKE_HOME_VARIANTS = ['linkedin-800', 'square', 'cv-45x60', 'id-35x45'] as const;
export const DERIVED_VARIANTS = [...PAGE_VARIANTS, ...TAKE_HOME_VARIANTS] as const;
export type DerivedVariant = (typeof DERIVED_VARIANTS)[number];
