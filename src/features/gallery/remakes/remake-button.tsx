import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import toggleStyles from '../owner/frame-toggle.module.css';
import type { GalleryHeadshot } from '../gallery-view.ts';
import type { RemakeView } from './remake-view.ts';

export interface RemakeButtonProps {
  id?: string | undefined;
  headshot: GalleryHeadshot;
  remake: RemakeView | undefined;
  onOpen: (number: number) => void;
}

/** A button with a coat hanger that opens the remake dialog of one headshot. */
export function RemakeButton({ id, headshot: { number, shownNumber }, remake, onOpen }: RemakeButtonProps) {
  const { remake: texts } = galleryClothesTexts[useLanguage()];
  const label =
    !remake || remake.state === 'failed'
      ? texts.open(shownNumber)
      : remake.state === 'ready'
        ? texts.show(shownNumber)
        : texts.status[remake.state](shownNumber);
  return (
    <button
      type="button"
      id={id}
      className={toggleStyles.toggle}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => onOpen(number)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
        <path
          d="M9.500 5.200a2.500 2.500 0 1 1 3.700 2.200c-.8.400-1.200 1-1.200 1.800v.8L2.600 16.700c-1.300 1-.7 2.800.9 2.800h17c1.600 0 2.200-1.800.9-2.800L12 10"
          strokeWidth={remake && remake.state !== 'failed' ? 3 : 1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
