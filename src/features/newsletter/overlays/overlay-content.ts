import type { NewsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/en.ts';
import type { BeforeAfterProps } from '../../../ui/picture/before-after.tsx';

/** The texts and the picture of the overlays, in one language. */
export interface OverlayContent {
  readonly texts: NewsletterOverlaysTexts;
  /** The selfie and the headshot of the life-impact modal; undefined while there are no examples. */
  readonly pair: Pick<BeforeAfterProps, 'before' | 'after' | 'afterView' | 'texts'> | undefined;
  /** True if the headshot of the pair is in other clothes than the selfie. */
  readonly isDressed: boolean;
}
