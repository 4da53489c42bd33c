import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { galleryTexts } from '../../i18n/gallery.ts';
import { sceneName } from '../../i18n/scenes.ts';
import { stylesTexts } from '../../i18n/styles.ts';
import { Frame } from '../../ui/frame.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { LoupePicture } from '../../ui/loupe-picture.tsx';
import { useEarlyPictureError } from '../../ui/use-early-picture-error.ts';
import { frameControlId } from './frame-control-id.ts';
import { FrameToggle } from './frame-toggle.tsx';
import styles from './gallery-sheet.module.css';
import type { GalleryHeadshot } from './gallery-view.ts';

export interface GalleryFrameProps {
  headshot: GalleryHeadshot;
  selected: boolean;
  /** Address of the page with this picture enlarged. */
  address: string;
  onFavourite: (number: number, favourite: boolean) => void;
  onSelect: (number: number) => void;
}

/** One picture of the owner's sheet with its two switches. */
export function GalleryFrame({ headshot, selected, address, onFavourite, onSelect }: GalleryFrameProps) {
  const language = useLanguage();
  const texts = galleryTexts[language].frame;
  const { number, likeness, favourite, widthPx, heightPx, baseUrl } = headshot;
  const styleName = stylesTexts[language][headshot.style].name;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const [missing, setMissing] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEarlyPictureError(link, () => setMissing(true));
  // Counted up, so that the browser asks again instead of remembering the failure.
  const [tries, setTries] = useState(0);
  const again = tries === 0 ? '' : `?again=${tries}`;

  return (
    <Frame
      number={number}
      mark={favourite ? 'ring' : undefined}
      caption={
        <>
          {[styleName, sceneName(headshot.scene, language)].filter(Boolean).join(' · ')}
          <br />
          {texts.likeness(percent.format(likeness))}
        </>
      }
      actions={
        <div className={styles.actions}>
          <FrameToggle
            id={frameControlId('select', number)}
            kind="select"
            pressed={selected}
            label={texts.select(number)}
            onToggle={() => onSelect(number)}
          />
          <FrameToggle
            id={frameControlId('favourite', number)}
            kind="favourite"
            pressed={favourite}
            label={texts.favourite(number)}
            onToggle={() => onFavourite(number, !favourite)}
          />
        </div>
      }
    >
      {missing ? (
        <div className={styles.missing}>
          <p>{texts.missing}</p>
          <button
            type="button"
            onClick={() => {
              setTries(tries + 1);
              setMissing(false);
            }}
          >
            {texts.again}
          </button>
        </div>
      ) : (
        <Link
          ref={link}
          id={frameControlId('enlarge', number)}
          to={address}
          preventScrollReset
          className={styles.open}
          aria-label={texts.enlarge(number, styleName)}
          onErrorCapture={() => setMissing(true)}
        >
          <LoupePicture
            src={`${baseUrl}/thumbnail${again}`}
            loupeSrc={`${baseUrl}/web${again}`}
            alt={texts.alt(number, styleName)}
            widthPx={widthPx}
            heightPx={heightPx}
            loading={number <= 8 ? 'eager' : 'lazy'}
          />
        </Link>
      )}
    </Frame>
  );
}
