import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { likenessCheck } from './likeness-check.ts';
import styles from './likeness-note.module.css';

/** Says that the picture passed the likeness check. The comparison and its result are in a disclosure. */
export function LikenessNote({ likeness }: { likeness: number }) {
  const texts = galleryTexts[useLanguage()].frame.likeness;
  const { isClear, value, bar } = likenessCheck(likeness);
  return (
    <details className={styles.note}>
      <summary>{texts.passed}</summary>
      <p>{texts.compared}</p>
      <p>{texts.level(isClear)}</p>
      <p>{texts.figures(value, bar)}</p>
    </details>
  );
}
