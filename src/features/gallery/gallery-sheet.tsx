import { classNames } from '../../ui/class-names.ts';
import { GalleryFrame } from './gallery-frame.tsx';
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
  return (
    <ol className={styles.sheet}>
      {headshots.map((headshot) => {
        const isSelected = selected.includes(headshot.number);
        return (
          <li key={headshot.number} className={classNames(styles.cell, isSelected && styles.picked)}>
            <GalleryFrame
              headshot={headshot}
              selected={isSelected}
              address={frameAddress(headshot.number)}
              onFavourite={onFavourite}
              onSelect={onSelect}
            />
          </li>
        );
      })}
    </ol>
  );
}
