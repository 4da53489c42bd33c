import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import type { GalleryHeadshot } from '../gallery-view.ts';
import type { RemakeView } from './remake-view.ts';
import styles from './remakes.module.css';

export interface RemakeStatusProps {
  headshots: readonly GalleryHeadshot[];
  remakes: readonly RemakeView[];
  awaitedHere: ReadonlySet<string>;
  /** Message after the owner's last choice; empty before the first one. */
  announcement: string;
  onOpen: (number: number) => void;
}

/**
 * Lists the headshots that are being remade, wait for a choice, or failed while the page was open. Screen readers announce
 * changes.
 */
export function RemakeStatus({ headshots, remakes, awaitedHere, announcement, onOpen }: RemakeStatusProps) {
  const { remake: texts } = galleryClothesTexts[useLanguage()];
  const shown = remakes.filter(({ id, state }) => state !== 'failed' || awaitedHere.has(id));
  return (
    <div className={styles.status}>
      <div role="status">
        {announcement ? <p>{announcement}</p> : null}
        {shown.map(({ id, number, state }) => (
          <p key={id}>{texts.status[state](shownNumberOf(headshots, number))}</p>
        ))}
      </div>
      <div className={styles.row}>
        {shown
          .filter(({ state }) => state === 'ready' || state === 'failed')
          .map(({ id, number, state }) => (
            <Button
              key={id}
              look={state === 'ready' ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              onClick={() => onOpen(number)}
            >
              {texts[state === 'ready' ? 'show' : 'why'](shownNumberOf(headshots, number))}
            </Button>
          ))}
      </div>
    </div>
  );
}

function shownNumberOf(headshots: readonly GalleryHeadshot[], number: number): number {
  return headshots.find((headshot) => headshot.number === number)?.shownNumber ?? number;
}
