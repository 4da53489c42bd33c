import { STYLE_IDS, type StyleId } from '../../../base/style-ids.ts';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import styles from './style-strip.module.css';

/** Every style on one strip of film. */
export function StyleStrip({ names }: { names: Readonly<Record<StyleId, string>> }) {
  return (
    <ol className={styles.film}>
      {STYLE_IDS.map((style, index) => (
        <li key={style} className={styles.shot}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <StyleScene style={style} sizes="(min-width: 46rem) 14vw, 40vw" />
          <span className={styles.name}>{names[style]}</span>
        </li>
      ))}
    </ol>
  );
}
