import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { likenessCheck } from './likeness-check.ts';
import styles from './likeness-note.module.css';

/** States that the headshot passed the likeness check. A disclosure explains the comparison and its result. */
export function LikenessNote({ likeness }: { likeness: number }) {
  const texts = galleryTexts[useLanguage()].frame.likeness;
  const { isClear, value, minimum: bar } = likenessCheck(likeness);
  return (
    <details className={styles.note}>
      <summary>{texts.passed}</summary>
      <p>{texts.compared}</p>
      <p>{texts.level(isClear)}</p>
      <p>{texts.figures(value, bar)}</p>
    </details>
  );
}
