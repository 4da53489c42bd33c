import type { GalleryView, RatingView, ShareView } from './gallery-view.ts';
import type { RemakesView } from './remakes/remake-view.ts';

/** A change that the owner makes on the page without reloading it. */
export type GalleryChange =
  | { readonly kind: 'favourite'; readonly number: number; readonly favourite: boolean }
  | { readonly kind: 'shared'; readonly share: ShareView }
  | { readonly kind: 'revoked'; readonly shareId: string }
  | { readonly kind: 'rated'; readonly rating: RatingView }
  | { readonly kind: 'remakes'; readonly remakes: RemakesView }
  /** The owner chose a version of this headshot; `gallery` is the server's answer. */
  | { readonly kind: 'chosen'; readonly number: number; readonly gallery: GalleryView };

/** Applies a change to the page's state. A refused `favourite` is undone by a second change with the saved value. */
export function changeGallery(gallery: GalleryView, change: GalleryChange): GalleryView {
  switch (change.kind) {
    case 'favourite':
      return {
        ...gallery,
        headshots: gallery.headshots.map((headshot) =>
          headshot.number === change.number ? { ...headshot, favourite: change.favourite } : headshot,
        ),
      };
    case 'shared':
      return {
        ...gallery,
        shares: [change.share, ...gallery.shares.filter((share) => share.id !== change.share.id)],
      };
    case 'revoked':
      return { ...gallery, shares: gallery.shares.filter((share) => share.id !== change.shareId) };
    case 'rated':
      return { ...gallery, rating: change.rating };
    case 'remakes':
      return { ...gallery, remakes: change.remakes };
    case 'chosen': {
      const chosen = change.gallery.headshots.find(({ number }) => number === change.number);
      return {
        ...gallery,
        remakes: change.gallery.remakes,
        // The answer's favourite may be older than a change that is still being saved.
        headshots: gallery.headshots.map((headshot) =>
          chosen && headshot.number === change.number
            ? { ...chosen, favourite: headshot.favourite }
            : headshot,
        ),
      };
    }
  }
}

/** Adds the number to the selection or removes it. The result is sorted. */
export function toggleNumber(numbers: readonly number[], number: number): readonly number[] {
  return numbers.includes(number)
    ? numbers.filter((other) => other !== number)
    : [...numbers, number].toSorted((a, b) => a - b);
}
