import type { ShootView } from '../shoot-view.ts';
import type { SelfieTile } from '../draft-page/selfies/selfie-tiles.ts';

export type TryStage =
  | 'opening'
  | 'sending'
  | 'offline'
  | 'checking'
  | 'notPicture'
  | 'refused'
  | 'developing'
  | 'ready'
  | 'failed';

/** How far the one photo of the live preview has come, for the sentence beneath it. */
export function tryStage(facts: {
  /** Undefined until the photo is in the queue. */
  readonly tile: SelfieTile['state'] | undefined;
  /** `asked`: it is the preview of this photo, and of the style that is chosen now. */
  readonly preview:
    (Pick<ShootView['preview'], 'state' | 'url' | 'dressed'> & { readonly asked: boolean }) | undefined;
  readonly online: boolean;
  readonly notPicture: boolean;
  /** Asking for the preview was refused. */
  readonly failed: boolean;
}): TryStage {
  const { tile, preview, online, notPicture, failed } = facts;
  if (notPicture) return 'notPicture';
  if (failed || tile === 'failed' || tile === 'held') return 'failed';
  if (tile === 'rejected') return 'refused';
  if (tile === 'lost' || !online) return 'offline';
  if (tile === 'sending') return 'sending';
  if (tile === 'checking') return 'checking';
  if (tile !== 'accepted') return 'opening';
  if (!preview?.asked) return 'developing';
  if (preview.state === 'failed') return 'failed';
  return preview.state === 'ready' && (preview.url ?? preview.dressed) ? 'ready' : 'developing';
}
