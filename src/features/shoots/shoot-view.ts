import type { Language } from '../../catalog/languages.ts';
import type { PackageId } from '../../catalog/packages.ts';
import type { StyleId } from '../../base/style-ids.ts';
import type { DressingRefusal } from '../../imaging/garment.ts';
import type { Clothes, ClothesWish } from '../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../../imaging/selfie.ts';
import type { Consents, ShootState } from '../../platform/db/tables/shoots.ts';

/** A shoot as its visitor's browser receives it from /api/shoot and from the event stream. */
export interface ShootView {
  readonly id: string;
  readonly state: ShootState;
  readonly language: Language;
  readonly selfies: readonly SelfieView[];
  /** Number of usable selfies, good and cautioned. */
  readonly acceptedCount: number;
  /** Number of different moments on the selfies that headshots are made of; absent while unknown. */
  readonly momentCount?: number | undefined;
  /** The state of the likeness comparison of the current accepted selfies. */
  readonly compareState: 'none' | 'queued' | 'done' | 'failed';
  readonly preview: {
    readonly state: 'none' | 'queued' | 'ready' | 'failed';
    readonly style: StyleId | undefined;
    /** The selfie that the preview is made of; undefined until the server has chosen it. */
    readonly selfieId: string | undefined;
    /**
     * The image in the person's own clothes; undefined if none can be made of the selfie. The URL is different for every new
     * preview, so that caches do not show the old one.
     */
    readonly url: string | undefined;
    /** The image in clothes of ours; undefined when there is none. */
    readonly dressed: { readonly url: string; readonly clothes: Clothes } | undefined;
    /** False when the wish for clothes has changed since and the preview does not show the clothes wished for now. */
    readonly suitsClothes: boolean;
    /** Whether none of the clothes wished for fit the selfie, although other clothes of ours do. */
    readonly onlyOthersFit: boolean;
    /** The number of previews that may still be made. Showing an existing one again does not count. */
    readonly left: number;
  };
  readonly packageId: PackageId | undefined;
  readonly styles: readonly StyleId[];
  /** The clothes wished for in the headshots. */
  readonly clothes: ClothesWish;
  readonly email: string | undefined;
  readonly firstName: string | undefined;
  readonly consents: Consents;
  /** Whether an order is already paid (paid before the selfies were ready), so that the checkout is skipped. */
  readonly paid: boolean;
  /**
   * Of the `selfies` that headshots are made of, `prepared` are ready for rendering; of `total` headshots, `done` are
   * finished.
   */
  readonly progress: {
    readonly prepared: number;
    readonly selfies: number;
    readonly done: number;
    readonly total: number;
  };
  readonly headshots: readonly HeadshotView[];
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface SelfieView {
  readonly id: string;
  /** The id of the tus upload, by which the page matches the selfie to its own upload queue. */
  readonly uploadId: string;
  readonly state: 'checking' | 'accepted' | 'rejected';
  readonly reasons: readonly RejectReason[];
  /** The cautions of an accepted selfie; empty for a good one. */
  readonly cautions: readonly SelfieCaution[];
  /** True when the visitor wants headshots of it in spite of its cautions. */
  readonly isWantedAnyway: boolean;
  /** Why no garment fits it, once that is known. */
  readonly dressing?: DressingRefusal | undefined;
  /** Undefined until the clean copy exists, and for unreadable files. */
  readonly thumbnailUrl: string | undefined;
  /** Approximate width of its narrowest headshot; absent when all reach the usual width. */
  readonly leastWidthPx?: number | undefined;
}

export interface HeadshotView {
  /** The number shown to the customer: during the render the plan's number, after the delivery the rank; 1 is the best. */
  readonly number: number;
  readonly style: StyleId;
  readonly scene: string;
  readonly thumbnailUrl: string;
}
