import { classNames } from '../../../ui/class-names.ts';
import type { ReactNode } from 'react';
import { GalleryFrame } from './gallery-frame.tsx';
import styles from './gallery-grid.module.css';
import type { GalleryHeadshot } from '../gallery-view.ts';
import type { WardrobeOffer } from '../../../catalog/garments.ts';

export interface GalleryGridProps {
  headshots: readonly GalleryHeadshot[];
  wardrobe: WardrobeOffer;
  selected: readonly number[];
  /** URL of the page with this headshot enlarged. */
  frameAddress: (number: number) => string;
  onFavourite: (number: number, favourite: boolean) => void;
  onSelect: (number: number) => void;
  /** Null for a headshot that cannot be remade. */
  remakeButton: (headshot: GalleryHeadshot) => ReactNode;
}

/** The headshots as strips of film. Enlarging is a link, so that the browser's back button closes the loupe. */
export function GalleryGrid({
  headshots,
  wardrobe,
  selected,
  frameAddress,
  onFavourite,
  onSelect,
  remakeButton,
}: GalleryGridProps) {
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
