/**
 * The port between the product and whatever makes headshots. The built-in studio engine implements it
 * (recipes/studio-engine.ts); a generative provider can stand behind it later and pass the same gate.
 */

import type { Headshot, HeadPlace } from './finished-headshot.ts';
import type {
  DerivedVariant,
  HeadshotRequest,
  PlannedHeadshot,
  PlanRequest,
  StyleId,
} from './headshot-request.ts';
import type { CleanSelfie, PreparedSelfie, RejectReason, SelfieCheck } from './selfie.ts';
import type { PagePicture, PageSize, ShownPicture } from './shown-picture.ts';

/** Raised when the same selfie gives a picture that looks different: what is kept of it to be shown is made again. */
export const ENGINE_VERSION = 2;

/** Undecoded bytes as uploaded, and a name only for messages: the type is found from the content. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly fileName: string;
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
