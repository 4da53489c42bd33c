import { HEADSHOT_SIZE } from '../../../../catalog/headshot-size.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import type { SelfieView } from '../../shoot-view.ts';
import styles from './small-faces-note.module.css';

/** Shows before the payment how many accepted selfies give smaller headshots than usual. */
export function SmallFacesNote({ selfies }: { selfies: readonly SelfieView[] }) {
  const texts = createHeadshotTexts[useLanguage()].selfies;
  const widths = selfies.flatMap(({ state, leastWidthPx }) =>
    state === 'accepted' && leastWidthPx ? [leastWidthPx] : [],
  );
  if (widths.length === 0) return null;
  const { widthPx, heightPx } = HEADSHOT_SIZE;
  const least = Math.min(...widths);
  return (
    <p className={styles.note}>
      {texts.smallFaces(
        widths.length,
        `${least} × ${Math.round((least * heightPx) / widthPx)}`,
        `${widthPx} × ${heightPx}`,
      )}
    </p>
  );
}
