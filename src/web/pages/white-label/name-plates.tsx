import type { StyleId } from '../../../base/style-ids.ts';
import type { WhiteLabelTexts } from '../../../i18n/white-label/en.ts';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { Sitter } from '../../sections/sitter.tsx';
import styles from './name-plates.module.css';

const SCENES: readonly StyleId[] = ['warm', 'corporate', 'creative'];

/** One strip of film from three studios: the same frame, each with another name over it. */
export function NamePlates({ texts }: { texts: WhiteLabelTexts['plates'] }) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.film}>
        {texts.names.map((name, index) => (
          <li key={name} className={styles.plate}>
            <p className={styles.name}>{name}</p>
            <div className={styles.window}>
              <StyleScene style={SCENES[index] ?? 'corporate'} sizes="(min-width: 46rem) 22rem, 30vw" eager />
              <Sitter />
            </div>
            <p className={styles.address}>{texts.addresses[index]}</p>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
