import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { LoupePicture } from '../../../ui/picture/loupe-picture.tsx';
import { useEarlyPictureError } from '../../../ui/picture/use-early-picture-error.ts';
import { frameControlId } from './frame-control-id.ts';
import { FrameToggle } from './frame-toggle.tsx';
import { headshotCaption } from '../headshot-caption.ts';
import { LikenessNote } from './likeness-note.tsx';
import styles from './gallery-grid.module.css';
import type { GalleryHeadshot } from '../gallery-view.ts';

export interface GalleryFrameProps {
  headshot: GalleryHeadshot;
  wardrobe: WardrobeOffer;
  selected: boolean;
  /** URL of the page with this headshot enlarged. */
  address: string;
  onFavourite: (number: number, favourite: boolean) => void;
  onSelect: (number: number) => void;
  remakeButton: ReactNode;
}

/** One headshot of the owner's contact sheet with its controls. */
export function GalleryFrame(props: GalleryFrameProps) {
  const { headshot, wardrobe, selected, address, onFavourite, onSelect, remakeButton } = props;
  const language = useLanguage();
  const texts = galleryTexts[language].frame;
  const { number, shownNumber, likeness, favourite, widthPx, heightPx, baseUrl } = headshot;
  const styleName = stylesTexts[language][headshot.style].name;
  const [missing, setMissing] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEarlyPictureError(link, () => setMissing(true));
  // Each retry changes the URL, because the browser remembers that the previous one failed.
  const [tries, setTries] = useState(0);
  const again = tries === 0 ? '' : `?again=${tries}`;

  return (
    <Frame
      number={shownNumber}
      mark={favourite ? 'ring' : undefined}
      caption={
        <>
          {headshotCaption(headshot, wardrobe, language)}
          <LikenessNote likeness={likeness} />
        </>
      }
      actions={
        <div className={styles.actions}>
          <FrameToggle
            id={frameControlId('select', number)}
            kind="select"
            pressed={selected}
            label={texts.select(shownNumber)}
            onToggle={() => onSelect(number)}
          />
          {remakeButton}
          <FrameToggle
            id={frameControlId('favourite', number)}
            kind="favourite"
            pressed={favourite}
            label={texts.favourite(shownNumber)}
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
          aria-label={texts.enlarge(shownNumber, styleName)}
          onErrorCapture={() => setMissing(true)}
        >
          <LoupePicture
            src={`${baseUrl}/thumbnail${again}`}
            loupeSrc={`${baseUrl}/web${again}`}
            alt={texts.alt(shownNumber, styleName)}
            widthPx={widthPx}
            heightPx={heightPx}
            loading={shownNumber <= 8 ? 'eager' : 'lazy'}
          />
        </Link>
      )}
    </Frame>
  );
}
