import { isLaterState } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import type { ProgressTexts } from '../../../i18n/progress/en.ts';

export type ProgressStage = keyof ProgressTexts['heading'];

/** Which of the page's texts a shoot gets; undefined for one that is over and erased. */
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

/** The sentence below the heading. Who took the consent back is not told that something broke on our side. */
export function progressLead(
  texts: ProgressTexts,
  stage: ProgressStage,
  { consents }: Pick<ShootView, 'consents'>,
): string {
  return stage === 'failed' && !consents.likeness ? texts.failedWithoutConsent : texts.lead[stage];
}

/** Stream and questions can answer in the wrong order, and a page that counts must not count backwards. */
export function further<View extends Pick<ShootView, 'state' | 'progress'>>(shown: View, heard: View): View {
  if (isLaterState(heard.state, shown.state)) return heard;
  if (isLaterState(shown.state, heard.state)) return shown;
  return heard.progress.done >= shown.progress.done ? heard : shown;
}

/** Rounds down to the last quarter reached, so that a screen reader announces quarters and not every headshot. */
export function announcedCount(done: number, total: number): number {
  if (total <= 0) return 0;
  const quarter = Math.floor((done / total) * 4) / 4;
  return Math.round(quarter * total);
}
