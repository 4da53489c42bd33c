import { useId } from 'react';
import { galleryTexts } from '../../i18n/gallery.ts';
import { useLanguage } from '../../ui/language.tsx';
import { DOWNLOAD_CHOICES } from './download-choices.ts';
import type { GalleryHeadshot } from './gallery-view.ts';
import styles from './loupe-dialog.module.css';

/** The sizes one picture can be taken home in. A popover: the browser closes it on Escape and outside presses. */
export function DownloadMenu({ headshot }: { headshot: GalleryHeadshot }) {
  const texts = galleryTexts[useLanguage()].download;
  const id = useId();
  return (
    <>
      <button type="button" className={styles.download} popoverTarget={id}>
        {texts.menu}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <ul>
          {DOWNLOAD_CHOICES.map(({ variant, name, size }) => (
            <li key={variant}>
              <a href={`${headshot.baseUrl}/${variant}`} download>
                <span>{texts[name]}</span>
                <span className={styles.size}>{size ?? `${headshot.widthPx} × ${headshot.heightPx} px`}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{texts.id35x45Note}</p>
      </div>
    </>
  );
}
