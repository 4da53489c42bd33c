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
  /** ISO 8601; the page always shows the day. */
  readonly expiresAt: string;
  readonly headshots: readonly GalleryHeadshot[];
  readonly shares: readonly ShareView[];
  readonly rating: RatingView | undefined;
  /** The garments that a headshot can be made again in; empty when nothing is made again. */
  readonly wardrobe: WardrobeOffer;
  readonly remakes: RemakesView;
}

export interface RatingView {
  readonly stars: number;
  /** Empty when the owner wrote none. */
  readonly comment: string;
}

export interface GalleryHeadshot {
  /** Identifies the picture in addresses, shares and files; never changes. */
  readonly number: number;
  /** The number that its owner sees: 1 is the best. */
  readonly shownNumber: number;
  readonly style: StyleId;
  readonly scene: string;
  readonly treatment: Treatment;
  /** Whether the background is the style's plain backdrop instead of one of its places. */
  readonly isOnBackdrop: boolean;
  /** Likeness to the owner's other selfies, 0–1. */
  readonly likeness: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly favourite: boolean;
  /** Null for the owner's own. */
  readonly clothes: Clothes | null;
  /** Whether enough is known of it to make it again in other clothes. */
  readonly isRemakable: boolean;
  /** Base of the picture's addresses: append `/thumbnail`, `/web` (AVIF, WebP or JPEG, as the browser takes), `/original`, `/linkedin-800`, `/square`, `/cv-45x60`, `/id-35x45`. */
  readonly baseUrl: string;
}

export interface ShareView {
  readonly id: string;
  readonly url: string;
  readonly numbers: readonly number[];
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The public page of a share: only the chosen pictures, no name, no date of purchase. */
export interface SharedGalleryView {
  readonly shareId: string;
  readonly headshots: readonly {
    readonly number: number;
    readonly style: StyleId;
    readonly baseUrl: string;
  }[];
}

/** What the owner gets after deletion, and anyone with the receipt's link can check. */
export interface DeletionReceiptView {
  readonly id: string;
  readonly erasedAt: string;
  readonly reason: 'expired' | 'owner' | 'draft-abandoned' | 'refunded';
  readonly erased: Readonly<Record<string, number>>;
  readonly signature: string;
}
