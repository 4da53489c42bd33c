import type { ShootView } from '../shoot-view.ts';
import type { SelfieTile } from '../draft-page/selfies/selfie-tiles.ts';

export type DemoStage =
  'opening' | 'sending' | 'offline' | 'checking' | 'notPhoto' | 'refused' | 'developing' | 'ready' | 'failed';

/** Returns the stage that the demo's photo has reached; the sentence below it is the text of the same name. */
export function demoStage(facts: {
  /** Undefined until the photo is in the queue. */
  readonly tile: SelfieTile['state'] | undefined;
  /** `isCurrent`: it is the preview of this photo in the style that is chosen now. */
  readonly preview:
    (Pick<ShootView['preview'], 'state' | 'url' | 'dressed'> & { readonly isCurrent: boolean }) | undefined;
  readonly online: boolean;
  readonly isOtherFile: boolean;
  /** True when the server refused to make the preview. */
  readonly isPreviewRefused: boolean;
}): DemoStage {
  const { tile, preview, online, isOtherFile, isPreviewRefused } = facts;
  if (isOtherFile) return 'notPhoto';
  if (isPreviewRefused || tile === 'failed' || tile === 'held') return 'failed';
  if (tile === 'rejected') return 'refused';
  if (tile === 'lost' || !online) return 'offline';
  if (tile === 'sending') return 'sending';
  if (tile === 'checking') return 'checking';
  if (tile !== 'accepted') return 'opening';
  if (!preview?.isCurrent) return 'developing';
  if (preview.state === 'failed') return 'failed';
  return preview.state === 'ready' && (preview.url ?? preview.dressed) ? 'ready' : 'developing';
}
