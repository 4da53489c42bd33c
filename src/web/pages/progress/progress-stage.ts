import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import type { ProgressTexts } from '../../../i18n/en/progress.ts';

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

/** Nothing comes after these: the page stops listening. */
export function isOver(shoot: Pick<ShootView, 'state'>): boolean {
  return ['delivered', 'expired', 'refunded'].includes(shoot.state);
}

const ORDER = [
  'draft',
  'ready_to_pay',
  'paid',
  'rendering',
  'failed',
  'refunded',
  'delivered',
  'expired',
] as const;

/**
 * Stream and questions can answer in the wrong order; a page that counts must not count backwards.
 */
export function further<View extends Pick<ShootView, 'state' | 'progress'>>(shown: View, heard: View): View {
  const steps = ORDER.indexOf(heard.state) - ORDER.indexOf(shown.state);
  if (steps !== 0) return steps > 0 ? heard : shown;
  return heard.progress.done >= shown.progress.done ? heard : shown;
}
