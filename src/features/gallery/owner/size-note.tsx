import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import type { GalleryHeadshot } from '../gallery-view.ts';
import styles from './size-note.module.css';
import { countLargeHeadshots, summarizeSmallerHeadshots } from '../download/smaller-headshots.ts';

/** States the sizes of the headshots. When some are smaller than usual, a disclosure explains why. */
export function SizeNote({ headshots }: { headshots: readonly GalleryHeadshot[] }) {
  const { sizes } = galleryTexts[useLanguage()];
  const large = countLargeHeadshots(headshots);
  const usual = inPixels(HEADSHOT_SIZE);
  return (
    <>
      {headshots.length > 0 && (large > 0 || !summarizeSmallerHeadshots(headshots)) && (
        <p className={styles.sizes}>
          {large === 0
            ? sizes.usual(usual)
            : sizes.large(large, headshots.length, inPixels(LARGE_HEADSHOT_SIZE), usual)}
        </p>
      )}
      <SmallerNote headshots={headshots} />
    </>
  );
}

function SmallerNote({ headshots }: { headshots: readonly GalleryHeadshot[] }) {
  const texts = galleryTexts[useLanguage()].smaller;
  const smaller = summarizeSmallerHeadshots(headshots);
  if (!smaller) return null;
  const { count, total, smallest, enoughFor } = smaller;
  return (
    <details className={styles.note}>
      <summary>{texts.summary(count, total, inPixels(smallest), inPixels(HEADSHOT_SIZE))}</summary>
      <p>{texts.why}</p>
      <p>{texts.enoughFor[enoughFor]}</p>
      <p>{texts.advice}</p>
    </details>
  );
}

function inPixels({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  return `${widthPx}\u00a0×\u00a0${heightPx}`;
}
