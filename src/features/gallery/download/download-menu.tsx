import { useId } from 'react';
import { Link } from 'react-router';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { DOWNLOAD_CHOICES } from './download-choices.ts';
import type { GalleryHeadshot } from '../gallery-view.ts';
import { ResumeButton } from './resume-button.tsx';
import styles from '../owner/loupe-dialog.module.css';

export interface DownloadMenuProps {
  headshot: GalleryHeadshot;
  /** Link to the gallery filtered to headshots in the person's own clothes; undefined when there are none. */
  ownClothesTo: string | undefined;
}

/**
 * Lists the sizes in which one headshot can be downloaded, and the uses they are not suitable for. It is a popover, so the
 * browser closes it on Escape and on presses outside it.
 */
export function DownloadMenu({ headshot, ownClothesTo }: DownloadMenuProps) {
  const texts = galleryTexts[useLanguage()].download;
  const id = useId();
  return (
    <>
      <button type="button" className={styles.download} popoverTarget={id}>
        {texts.menu}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <ul>
          {DOWNLOAD_CHOICES.map(({ variant, textKey: name, size }) => (
            <li key={variant}>
              <a href={`${headshot.baseUrl}/${variant}`} download>
                <span>{texts[name]}</span>
                <span className={styles.size}>{size ?? `${headshot.widthPx} × ${headshot.heightPx} px`}</span>
              </a>
            </li>
          ))}
          <li>
            <ResumeButton headshot={headshot} />
          </li>
        </ul>
        <p className={styles.note}>{texts.id35x45Note}</p>
        {headshot.clothes ? (
          <>
            <p className={styles.note}>{texts.dressedNote}</p>
            {ownClothesTo ? (
              <Link to={ownClothesTo} replace preventScrollReset className={styles.instead}>
                {texts.ownClothes}
              </Link>
            ) : null}
          </>
        ) : null}
      </div>
    </>
  );
}
