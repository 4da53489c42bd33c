import type { Language } from '../../catalog/languages.ts';
import type { PackageId } from '../../catalog/packages.ts';
import type { StyleId } from '../../base/style-ids.ts';
import type { DressingRefusal } from '../../imaging/garment.ts';
import type { Clothes, ClothesWish } from '../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../../imaging/selfie.ts';
import type { Consents, ShootState } from '../../platform/db/tables/shoots.ts';

/** What the visitor's browser knows of their shoot: the answer of /api/shoot and of the event stream. */
export interface ShootView {
  readonly id: string;
  readonly state: ShootState;
  readonly language: Language;
  readonly selfies: readonly SelfieView[];
  /** Number of usable selfies, good and cautioned. */
  readonly acceptedCount: number;
  /** Number of different moments on the selfies that headshots are made of; absent while unknown. */
  readonly momentCount?: number | undefined;
  /** Whether the likeness comparison ran over the accepted selfies as they are now. */
  readonly compareState: 'none' | 'queued' | 'done' | 'failed';
  readonly preview: {
    readonly state: 'none' | 'queued' | 'ready' | 'failed';
    readonly style: StyleId | undefined;
    /** The selfie it is made of; undefined while the server chooses. */
    readonly selfieId: string | undefined;
    /**
     * The picture in the person's own clothes; undefined for a selfie that gives none. Changes with every new preview, so that
     * caches do not show the old one.
     */
    readonly url: string | undefined;
    /** The picture in clothes of ours; undefined when there is none. */
    readonly dressed: { readonly url: string; readonly clothes: Clothes } | undefined;
    /** False when it was made before another wish for clothes and does not show what is wished for now. */
    readonly suitsClothes: boolean;
    /** Whether nothing that is wished for fits its selfie, and other clothes of ours do. */
    readonly onlyOthersFit: boolean;
    /** How many more previews may be made. Showing an existing one again does not count. */
    readonly left: number;
  };
  readonly packageId: PackageId | undefined;
  readonly styles: readonly StyleId[];
  /** What the headshots shall show the person in. */
  readonly clothes: ClothesWish;
  readonly email: string | undefined;
  readonly firstName: string | undefined;
  readonly consents: Consents;
  /** An order already paid (paid first): the checkout is skipped. */
  readonly paid: boolean;
  /**
   * `prepared` of the `selfies` that headshots are made of are ready for rendering; `done` of `total` headshots are
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
  /** The tus upload this tile belongs to: lets the browser match its own tiles after a reload. */
  readonly uploadId: string;
  readonly state: 'checking' | 'accepted' | 'rejected';
  readonly reasons: readonly RejectReason[];
  /** The cautions of an accepted selfie; empty for a good one. */
  readonly cautions: readonly SelfieCaution[];
  /** Whether the visitor wants headshots of it in spite of its cautions. */
  readonly isWantedAnyway: boolean;
  /** Why no garment fits it, once that is known. */
  readonly dressing?: DressingRefusal | undefined;
  /** Undefined until the clean copy exists, and for unreadable files. */
  readonly thumbnailUrl: string | undefined;
  /** About how narrow a headshot from it can come out; absent when it reaches the usual width. */
  readonly leastWidthPx?: number | undefined;
}

export interface HeadshotView {
  /** The number that the buyer sees: the plan's number during the render, the rank from the delivery on; 1 is the best. */
  readonly number: number;
  readonly style: StyleId;
  readonly scene: string;
  readonly thumbnailUrl: string;
}
