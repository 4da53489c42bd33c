import { isLaterState } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import type { ProgressTexts } from '../../../i18n/progress/en.ts';

export type ProgressStage = keyof ProgressTexts['heading'];

/** Returns the stage whose texts the page shows; undefined for a shoot that has expired and is erased. */
export function progressStage(shoot: Pick<ShootView, 'state' | 'paid'>): ProgressStage | undefined {
  switch (shoot.state) {
    case 'draft':
    case 'ready_to_pay':
      return shoot.paid ? 'paid' : 'waiting';
    case 'expired':
      return undefined;
    default:
      return shoot.state;
  }
}

/** Returns the sentence below the heading. After a withdrawn consent it does not claim that something failed on our side. */
export function progressLead(
  texts: ProgressTexts,
  stage: ProgressStage,
  { consents }: Pick<ShootView, 'consents'>,
): string {
  return stage === 'failed' && !consents.likeness ? texts.failedWithoutConsent : texts.lead[stage];
}

/** Returns the later of two views. The stream and the polling can deliver out of order, but the count must not go down. */
export function laterView<View extends Pick<ShootView, 'state' | 'progress'>>(
  shown: View,
  received: View,
): View {
  if (isLaterState(received.state, shown.state)) return received;
  if (isLaterState(shown.state, received.state)) return shown;
  return received.progress.done >= shown.progress.done ? received : shown;
}

/** Rounds down to the last quarter reached, so that a screen reader announces quarters and not every headshot. */
export function announcedCount(done: number, total: number): number {
  if (total <= 0) return 0;
  const quarter = Math.floor((done / total) * 4) / 4;
  return Math.round(quarter * total);
}
