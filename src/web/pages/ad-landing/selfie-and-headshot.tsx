import type { AdVariantTexts } from '../../../i18n/ad-landing/index.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import styles from './selfie-and-headshot.module.css';

/** Before and after as two frames of film, with outlines in place of people. */
export function SelfieAndHeadshot({ texts }: { texts: AdVariantTexts['pair'] }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.pair}>
        <div className={styles.selfie}>
          <Frame number={1} caption={texts.selfie}>
            <div className={styles.wall} />
            <div className={styles.tilted}>
              <PersonOutline head={0.5} crown={0.16} />
            </div>
          </Frame>
        </div>
        <Frame number={2} caption={texts.headshot}>
          <StyleScene style="corporate" sizes="(min-width: 46rem) 22rem, 55vw" eager />
          <PersonOutline head={0.44} crown={0.14} />
        </Frame>
      </div>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
