import type { StyleId } from '../../../base/style-ids.ts';
import type { WhiteLabelTexts } from '../../../i18n/white-label/en.ts';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import styles from './name-plates.module.css';

const SCENES: readonly StyleId[] = ['warm', 'corporate', 'creative'];

/** A strip of film with the names of three studios, each over the same outline of a person. */
export function NamePlates({ texts }: { texts: WhiteLabelTexts['plates'] }) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.film}>
        {texts.names.map((name, index) => (
          <li key={name} className={styles.plate}>
            <p className={styles.name}>{name}</p>
            <div className={styles.window}>
              <StyleScene style={SCENES[index] ?? 'corporate'} sizes="(min-width: 46rem) 22rem, 30vw" eager />
              <PersonOutline />
            </div>
            <p className={styles.address}>{texts.addresses[index]}</p>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
