import type { Clothes } from '../../../imaging/headshot-request.ts';
import type { RemakeFailure } from './remake.ts';

/** The remakes of a gallery as the owner's page shows them. */
export interface RemakesView {
  /** Number of free remakes left. */
  readonly left: number;
  /** At most one remake of each headshot: the undecided one, or the latest if it has failed. */
  readonly list: readonly RemakeView[];
}

export interface RemakeView {
  readonly id: string;
  /** Number of the headshot that is remade. */
  readonly number: number;
  /** Clothes of the new version; null for the person's own. */
  readonly clothes: Clothes | null;
  readonly state: 'requested' | 'rendering' | 'ready' | 'failed';
  /** Present only when the state is failed. */
  readonly failure?: RemakeFailure;
  /** The new version: base of its URLs, as in GalleryHeadshot, and its size. Present only when the state is ready. */
  readonly picture?: { readonly baseUrl: string; readonly widthPx: number; readonly heightPx: number };
}

/** The version that the owner keeps. */
export type RemakeChoice = 'new' | 'first';

/** Returns whether the remake is still in progress, so that the page polls. */
export function isAwaited({ state }: Pick<RemakeView, 'state'>): boolean {
  return state === 'requested' || state === 'rendering';
}
