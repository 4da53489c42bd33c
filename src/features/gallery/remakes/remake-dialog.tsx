import { useEffect, useRef } from 'react';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { Clothes } from '../../../imaging/headshot-request.ts';
import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { clothesName } from '../clothes-name.ts';
import type { GalleryFailure } from '../owner/gallery-requests.client.ts';
import type { GalleryHeadshot } from '../gallery-view.ts';
import { VersionChoice } from './version-choice.tsx';
import { RemakeForm } from './remake-form.tsx';
import { isAwaited, type RemakeChoice, type RemakeView } from './remake-view.ts';
import styles from './remakes.module.css';

export interface RemakeDialogProps {
  headshot: GalleryHeadshot;
  remake: RemakeView | undefined;
  wardrobe: WardrobeOffer;
  /** Number of free remakes left. */
  left: number;
  onRequest: (clothes: Clothes | null) => Promise<GalleryFailure | undefined>;
  onChoose: (remake: RemakeView, keep: RemakeChoice) => Promise<GalleryFailure | undefined>;
  onClose: () => void;
}

/**
 * Leads through the remake of one headshot: the choice of clothes, the wait and the choice of a version. Closing the page does
 * not stop the remake.
 */
export function RemakeDialog(props: RemakeDialogProps) {
  const { headshot, remake, wardrobe, left, onRequest, onChoose, onClose } = props;
  const language = useLanguage();
  const texts = galleryClothesTexts[language].remake;
  const isReady = remake?.state === 'ready';
  const title = isReady ? texts.readyTitle(headshot.shownNumber) : texts.title(headshot.shownNumber);
  return (
    <Dialog
      open
      size={isReady ? 'large' : 'small'}
      onClose={onClose}
      title={title}
      closeLabel={galleryTexts[language].loupe.close}
    >
      {remake?.picture ? (
        <VersionChoice
          headshot={headshot}
          remake={remake}
          wardrobe={wardrobe}
          onChoose={(keep) => onChoose(remake, keep)}
        />
      ) : remake && isAwaited(remake) ? (
        <Waiting>
          {(remake.state === 'rendering' ? texts.rendering : texts.waiting)(
            clothesName(remake.clothes, wardrobe, language),
          )}
        </Waiting>
      ) : (
        <RemakeForm
          headshot={headshot}
          failed={remake}
          wardrobe={wardrobe}
          left={left}
          onRequest={onRequest}
        />
      )}
    </Dialog>
  );
}

/** Takes the focus, because it replaces the pressed button. */
function Waiting({ children }: { children: string }) {
  const texts = galleryClothesTexts[useLanguage()].remake;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.body}>
      <p role="status" className={styles.lead}>
        {children}
      </p>
      <p className={styles.soft}>{texts.waitingNote}</p>
    </div>
  );
}
