import { classNames } from '../../../ui/class-names.ts';
import type { ReactNode } from 'react';
import { GalleryFrame } from './gallery-frame.tsx';
import styles from './gallery-sheet.module.css';
import type { GalleryHeadshot } from '../gallery-view.ts';
import type { WardrobeOffer } from '../../../catalog/garments.ts';

export interface GallerySheetProps {
  headshots: readonly GalleryHeadshot[];
  wardrobe: WardrobeOffer;
  selected: readonly number[];
  /** Address of the page with this picture enlarged. */
  frameAddress: (number: number) => string;
  onFavourite: (number: number, favourite: boolean) => void;
  onSelect: (number: number) => void;
  /** One more control of a frame; null for a picture that cannot be made again. */
  remakeButton: (headshot: GalleryHeadshot) => ReactNode;
}

/** All pictures as strips of film. Enlarging is a link, so that the browser's back button closes the loupe. */
export function GallerySheet({
  headshots,
  wardrobe,
  selected,
  frameAddress,
  onFavourite,
  onSelect,
  remakeButton,
}: GallerySheetProps) {
  return (
    <ol className={styles.sheet}>
      {headshots.map((headshot) => {
        const isSelected = selected.includes(headshot.number);
        return (
          <li key={headshot.number} className={classNames(styles.cell, isSelected && styles.picked)}>
            <GalleryFrame
              headshot={headshot}
              wardrobe={wardrobe}
              selected={isSelected}
              address={frameAddress(headshot.number)}
              onFavourite={onFavourite}
              onSelect={onSelect}
              remakeButton={remakeButton(headshot)}
            />
          </li>
        );
      })}
    </ol>
  );
}
