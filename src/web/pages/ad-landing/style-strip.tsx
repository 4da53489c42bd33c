import { STYLE_IDS } from '../../../catalog/styles.ts';
import { stylesTexts } from '../../../i18n/styles.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { StyleScene } from '../../../ui/style-scene.tsx';
import styles from './style-strip.module.css';

/** The seven styles on one strip of film. */
export function StyleStrip() {
  const names = stylesTexts[useLanguage()];
  return (
    <ol className={styles.film}>
      {STYLE_IDS.map((style, index) => (
        <li key={style} className={styles.shot}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <StyleScene style={style} sizes="(min-width: 46rem) 14vw, 40vw" />
          <span className={styles.name}>{names[style].name}</span>
        </li>
      ))}
    </ol>
  );
}
