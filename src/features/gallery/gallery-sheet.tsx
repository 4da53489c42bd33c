import { Link } from 'react-router';
import { galleryTexts } from '../../i18n/gallery.ts';
import { stylesTexts } from '../../i18n/styles.ts';
import { classNames } from '../../ui/class-names.ts';
import { Frame } from '../../ui/frame.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { LoupePicture } from '../../ui/loupe-picture.tsx';
import { FrameToggle } from './frame-toggle.tsx';
import styles from './gallery-sheet.module.css';
import type { GalleryHeadshot } from './gallery-view.ts';

export interface GallerySheetProps {
  headshots: readonly GalleryHeadshot[];
  selected: readonly number[];
  /** Address of the page with this picture enlarged. */
  frameAddress: (number: number) => string;
  onFavourite: (number: number, favourite: boolean) => void;
  onSelect: (number: number) => void;
}

/** All pictures as strips of film. Enlarging is a link, so that the browser's back button closes the loupe. */
export function GallerySheet({
  headshots,
  selected,
  frameAddress,
  onFavourite,
  onSelect,
}: GallerySheetProps) {
  const language = useLanguage();
  const texts = galleryTexts[language].frame;
  const styleNames = stylesTexts[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });

  return (
    <ol className={styles.sheet}>
      {headshots.map(({ number, style, scene, likeness, favourite, widthPx, heightPx, baseUrl }) => {
        const styleName = styleNames[style].name;
        const isSelected = selected.includes(number);
        return (
          <li key={number} className={classNames(styles.cell, isSelected && styles.picked)}>
            <Frame
              number={number}
              mark={favourite ? 'ring' : undefined}
              caption={
                <>
                  {styleName} · {scene}
                  <br />
                  {texts.likeness(percent.format(likeness))}
                </>
              }
              actions={
                <div className={styles.actions}>
                  <FrameToggle
                    kind="select"
                    pressed={isSelected}
                    label={texts.select(number)}
                    onToggle={() => onSelect(number)}
                  />
                  <FrameToggle
                    kind="favourite"
                    pressed={favourite}
                    label={texts.favourite(number)}
                    onToggle={() => onFavourite(number, !favourite)}
                  />
                </div>
              }
            >
              <Link
                to={frameAddress(number)}
                preventScrollReset
                className={styles.open}
                aria-label={texts.enlarge(number, styleName)}
              >
                <LoupePicture
                  src={`${baseUrl}/thumbnail`}
                  loupeSrc={`${baseUrl}/web`}
                  alt={texts.alt(number, styleName)}
                  widthPx={widthPx}
                  heightPx={heightPx}
                  loading={number <= 8 ? 'eager' : 'lazy'}
                />
              </Link>
            </Frame>
          </li>
        );
      })}
    </ol>
  );
}
