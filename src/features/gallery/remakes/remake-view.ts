import type { Clothes } from '../../../imaging/headshot-request.ts';
import type { RemakeFailure } from './remake.ts';

/** The remakes of a gallery as the owner's page shows them. */
export interface RemakesView {
  /** Number of free remakes that are left. */
  readonly left: number;
  /** At most one remake of each headshot: the one that is not decided yet, or the latest if it has failed. */
  readonly list: readonly RemakeView[];
}

export interface RemakeView {
  readonly id: string;
  /** Number of the headshot that is made again. */
  readonly number: number;
  /** Clothes of the new picture; null for the person's own. */
  readonly clothes: Clothes | null;
  readonly state: 'requested' | 'rendering' | 'ready' | 'failed';
  /** Reason why the remake failed; only when its state is failed. */
  readonly failure?: RemakeFailure;
  /** Base of the new picture's addresses, as in GalleryHeadshot, and its size; only when the state is ready. */
  readonly picture?: { readonly baseUrl: string; readonly widthPx: number; readonly heightPx: number };
}

/** The picture that the owner keeps. */
export type RemakeChoice = 'new' | 'first';

/** Returns whether the remake is under way, so that the page asks again. */
export function isAwaited({ state }: Pick<RemakeView, 'state'>): boolean {
  return state === 'requested' || state === 'rendering';
}
