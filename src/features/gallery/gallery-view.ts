import type { WardrobeOffer } from '../../catalog/garments.ts';
import type { PackageId } from '../../catalog/packages.ts';
import type { StyleId } from '../../base/style-ids.ts';
import type { Clothes, Treatment } from '../../imaging/headshot-request.ts';
import type { RemakesView } from './remakes/remake-view.ts';

/** The owner's gallery page. */
export interface GalleryView {
  readonly id: string;
  readonly firstName: string;
  readonly packageId: PackageId;
  /** ISO 8601; the page shows only the day. */
  readonly expiresAt: string;
  readonly headshots: readonly GalleryHeadshot[];
  readonly shares: readonly ShareView[];
  readonly rating: RatingView | undefined;
  /** The garments in which a headshot can be remade; empty when remakes are off. */
  readonly wardrobe: WardrobeOffer;
  readonly remakes: RemakesView;
}

export interface RatingView {
  readonly stars: number;
  /** Empty when the owner wrote none. */
  readonly comment: string;
  readonly permission: RatingPermission;
}

export const RATING_PERMISSIONS = ['none', 'anonymous', 'first-name'] as const;

/** Whether a rating may be published, and with which name. Nothing may be published unless its author has allowed it. */
export type RatingPermission = (typeof RATING_PERMISSIONS)[number];

export interface GalleryHeadshot {
  /** Identifies the headshot in URLs, shares and files; never changes. */
  readonly number: number;
  /** The number shown to the owner; 1 is the best headshot. */
  readonly shownNumber: number;
  readonly style: StyleId;
  readonly scene: string;
  readonly treatment: Treatment;
  /** True when the background is the style's plain backdrop and not one of its scenes. */
  readonly isOnBackdrop: boolean;
  /** Likeness to the person's other selfies, 0–1. */
  readonly likeness: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly favourite: boolean;
  /** Null for the person's own. */
  readonly clothes: Clothes | null;
  /** True when its arrangement is stored and the person consented to face comparison; both are needed for a remake. */
  readonly isRemakable: boolean;
  /**
   * Base of the headshot's URLs: append `/thumbnail`, `/web` (AVIF, WebP or JPEG, whichever the browser accepts), `/original`,
   * `/linkedin-800`, `/square`, `/cv-45x60` or `/id-35x45`.
   */
  readonly baseUrl: string;
}

export interface ShareView {
  readonly id: string;
  readonly url: string;
  readonly numbers: readonly number[];
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The public page of a share: only the chosen headshots, no name, no date of purchase. */
export interface SharedGalleryView {
  readonly shareId: string;
  readonly headshots: readonly {
    readonly number: number;
    readonly style: StyleId;
    readonly baseUrl: string;
  }[];
}

/** The receipt that the owner gets after deletion, and that anyone with its link can check. */
export interface DeletionReceiptView {
  readonly id: string;
  readonly erasedAt: string;
  readonly reason: 'expired' | 'owner' | 'operator' | 'draft-abandoned' | 'refunded';
  readonly erased: Readonly<Record<string, number>>;
  readonly signature: string;
}
