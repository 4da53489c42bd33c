import { STYLE_IDS } from '../../../catalog/styles.ts';
import { stylesTexts } from '../../../i18n/styles.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { STYLE_SCENES } from '../../../ui/style-scenes.ts';
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
          <img src={STYLE_SCENES[style]} alt="" width={320} height={400} loading="lazy" />
          <span className={styles.name}>{names[style].name}</span>
        </li>
      ))}
    </ol>
  );
}
