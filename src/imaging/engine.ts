/**
 * The port between the product and the implementation that makes headshots. The built-in studio engine implements it
 * (recipes/studio-engine.ts); a generative provider could implement it later and has to pass the same checks of headshots.
 */

import type { Headshot, HeadPosition } from './finished-headshot.ts';
import type { StyleId } from '../base/style-ids.ts';
import type { DerivedVariant, HeadshotRequest, PlannedHeadshot, PlanRequest } from './headshot-request.ts';
import type {
  DressingRefusal,
  GarmentKind,
  GarmentRefusal,
  GarmentShape,
  StoredGarment,
  WardrobeItem,
} from './garment.ts';
import type { CleanSelfie, PreparedSelfie, RejectReason, SelfieCheck } from './selfie.ts';
import type { PagePicture, PageSize, ShownPicture } from './shown-picture.ts';

/** Must be incremented when the same selfie gives a different picture, so that stored example pictures are made again. */
export const ENGINE_VERSION = 4;

/** Undecoded bytes as uploaded. The type is detected from the content; the name is only for messages. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** Options of `HeadshotEngine.prepare`. */
export interface PrepareOptions {
  /**
   * Height of the largest headshot that will be rendered, if it is smaller than the engine's own; fewer pixels save
   * work.
   */
  readonly largestHeightPx?: number | undefined;
  /**
   * Marks the selfie of a free preview. Because its visitor is waiting, its tasks overtake all waiting ones, within the share
   * of free work. A visitor's first preview may exceed that share for longer, and no check or comparison starts beside it.
   */
  readonly free?: 'first-preview' | 'preview' | undefined;
  /**
   * Allows dressing the selfie in garments of the wardrobe. A selfie whose only fault is that its edge cuts the shoulders
   * (`no-crop`) is then accepted with no framing of its own, if some garment fits it. Default false.
   */
  readonly dressable?: boolean | undefined;
}

/** The result of trying one garment on a prepared selfie. */
export interface GarmentFit {
  readonly garment: string;
  /** All dyes of the garment, ordered by how well they suit the person's skin and hair, best first. */
  readonly dyes: readonly string[];
  /** The framings in which the selfie can wear it; empty when it cannot. */
  readonly framings: readonly HeadshotRequest['framing'][];
  /** The reason why the selfie cannot wear it; undefined when it can. */
  readonly refusal: DressingRefusal | undefined;
}

/** The result of `HeadshotEngine.cutGarment`. */
export type CutGarmentOutcome =
  | { readonly ok: true; readonly garment: StoredGarment }
  | { readonly ok: false; readonly reasons: readonly GarmentRefusal[] };

/** The result of `HeadshotEngine.proposeGarmentShape`. */
export type ProposeShapeOutcome =
  | { readonly ok: true; readonly shape: GarmentShape }
  | { readonly ok: false; readonly reasons: readonly GarmentRefusal[] };

/** The load of the machine by other engines. */
export interface MachineLoad {
  /** True while another engine works on a paid shoot. */
  readonly paid: boolean;
  /** Number of engines on this machine, this one included; ≥ 1. */
  readonly workers: number;
}

/** The watermark of one free preview. */
export interface PreviewMark {
  /** The words on its ribbons, in the visitor's language; at least one. Markup characters are escaped. */
  readonly words: readonly string[];
  /** 32 secret bytes, different for every preview. The same secret gives the same picture. */
  readonly secret: Uint8Array;
}

/** Middles of eyes and mouth in pixels of the upright picture; left and right are the picture's. */
export interface FaceMarks extends Readonly<
  Record<'leftEye' | 'rightEye' | 'mouth', { x: number; y: number }>
> {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The result of `HeadshotEngine.prepare`. */
export type PrepareOutcome =
  | { readonly ok: true; readonly selfie: PreparedSelfie }
  | { readonly ok: false; readonly reasons: readonly RejectReason[] };

/** The engine. Its tasks reject with the reason of the `signal` when aborted, and with EngineError when they fail. */
export interface HeadshotEngine {
  /**
   * Decodes an upload of any accepted kind, removes its metadata and reduces it to a size that can be stored.
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
   * Checks one selfie by itself, `no-crop` included, so that nobody pays for selfies that give no headshot. It is cheap,
   * because only a selfie that would be refused for `no-crop` is matted. It never refuses a selfie that `prepare` accepts. No
   * likeness is computed, because that needs consent.
   * @param previewHeightPx height of a preview that may follow within seconds: a `prepare` with this `largestHeightPx` then
   *   reuses the result of this check
   */
  check(selfie: EncodedImage, signal?: AbortSignal, previewHeightPx?: number): Promise<SelfieCheck>;

  /**
   * Finds selfies that show another person than the majority, and duplicates. Callers must have the person's consent.
   * Returns one list of reasons per selfie, empty when it fits. Face descriptions are dropped before it returns.
   */
  compare(
    selfies: readonly (EncodedImage | PreparedSelfie)[],
    signal?: AbortSignal,
  ): Promise<readonly (readonly RejectReason[])[]>;

  /** Announces that a preview will follow soon: the networks that load slowest are then loaded in advance, once. */
  warmUp(): void;

  /** Announces a shoot of these styles, so that an idle core can prepare their scenes while the last selfie is cut out. */
  announce(styles: readonly StyleId[]): void;

  /** Computes face, matte and foreground colours of a selfie, once for any number of `render`s. */
  prepare(selfie: EncodedImage, signal?: AbortSignal, options?: PrepareOptions): Promise<PrepareOutcome>;

  /** Cuts a garment out of a photo of somebody wearing it. Computed once; `useWardrobe` takes the result. */
  cutGarment(
    id: string,
    photo: EncodedImage,
    shape: GarmentShape,
    signal?: AbortSignal,
  ): Promise<CutGarmentOutcome>;

  /** Proposes the outline of the garment on a photo of somebody wearing it, for `cutGarment`. A person may correct it. */
  proposeGarmentShape(
    photo: EncodedImage,
    kind: GarmentKind,
    signal?: AbortSignal,
  ): Promise<ProposeShapeOutcome>;

  /**
   * Draws a shape over its photo, with rulers in the shape's own pixels, so that a person can judge and correct it: a PNG of the
   * upright photo. Undefined when the photo cannot be read.
   */
  drawGarmentShape(
    photo: EncodedImage,
    shape: GarmentShape,
    signal?: AbortSignal,
  ): Promise<Uint8Array | undefined>;

  /**
   * Replaces the garments that headshots can be dressed in. Without any, every headshot shows the person's own clothes. Work
   * that has begun continues, but cannot use the removed garments.
   */
  useWardrobe(items: readonly WardrobeItem[]): void;

  /** Tries every garment of the wardrobe on a selfie that was prepared with `dressable`. */
  tryGarments(selfie: PreparedSelfie, signal?: AbortSignal): Promise<readonly GarmentFit[]>;

  /**
   * Plans the headshots of a shoot: more of better selfies (recipes/plan/selfie-shares.ts), the best first, no two alike.
   * Empty without selfies. The same (selfies, request) always gives the same plan.
   */
  plan(
    selfies: readonly PreparedSelfie[],
    request: PlanRequest,
    signal?: AbortSignal,
  ): Promise<readonly PlannedHeadshot[]>;

  /**
   * Renders one headshot, verifies it and marks it (XMP digital source type). Deterministic for (selfies, request).
   * @throws {ClothesGoneError} when the wardrobe was replaced since the clothes were planned or tried on
   */
  render(
    selfies: readonly PreparedSelfie[],
    request: HeadshotRequest,
    signal?: AbortSignal,
  ): Promise<Headshot>;

  /**
   * Renders the free preview: 512 px wide and watermarked. No likeness is computed.
   * @throws {ClothesGoneError} as `render` does
   */
  renderPreview(
    selfie: PreparedSelfie,
    request: HeadshotRequest,
    mark: PreviewMark,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;

  /**
   * Makes a smaller JPEG, AVIF or WebP of a finished headshot, or a crop to a named print or profile size: around the head
   * when its measures are known, else at its usual position.
   */
  derive(
    headshot: { readonly jpeg: Uint8Array; readonly measures?: HeadPosition | undefined },
    variant: DerivedVariant,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;

  /**
   * Finds eyes and mouth of the largest face, so that two pictures of one person can be aligned. Undefined without a
   * face.
   */
  faceMarks(picture: Uint8Array, signal?: AbortSignal): Promise<FaceMarks | undefined>;

  /**
   * Encodes an example picture at the size of a page, never enlarged. A headshot keeps its mark; the generated selfie it was
   * made of gets one.
   */
  forPage(picture: ShownPicture, size: PageSize, signal?: AbortSignal): Promise<PagePicture>;

  /** Lists the scene ids of a style in the order a plan uses them, without its plain backdrop. */
  scenes(style: StyleId): readonly string[];

  /**
   * Sets the load by other engines, so that paid work keeps half of the machine even when free work runs in several
   * of them.
   */
  setMachineLoad(others: MachineLoad): void;

  /** Frees the memory of prepared selfies. */
  release(selfies: readonly PreparedSelfie[]): Promise<void>;
  close(): Promise<void>;
}
