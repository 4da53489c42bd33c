import type { Clothes } from '../../../imaging/headshot-request.ts';
import type { RemakeFailure } from './remake.ts';

/** What the owner's page shows of the remakes of a gallery. */
export interface RemakesView {
  /** How many free ones are left. */
  readonly left: number;
  /** At most one of each headshot: the one that is not decided yet, or the latest if that has failed. */
  readonly list: readonly RemakeView[];
}

export interface RemakeView {
  readonly id: string;
  /** Number of the headshot that is made again. */
  readonly number: number;
  /** Null for the person's own. */
  readonly clothes: Clothes | null;
  readonly state: 'requested' | 'rendering' | 'ready' | 'failed';
  /** Of a failed one. */
  readonly failure?: RemakeFailure;
  /** Of a ready one: base of the new picture's addresses, as GalleryHeadshot's, and its size. */
  readonly picture?: { readonly baseUrl: string; readonly widthPx: number; readonly heightPx: number };
}

/** Which of the two pictures stays. */
export type RemakeChoice = 'new' | 'first';

/** Whether something is under way, so that the page asks again. */
export function isAwaited({ state }: Pick<RemakeView, 'state'>): boolean {
  return state === 'requested' || state === 'rendering';
}
