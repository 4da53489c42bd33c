import type { ResumeHeadshotTexts } from '../../../i18n/resume-headshot/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import styles from './framing-frames.module.css';

/** The engine's framings as shares of the frame's height (imaging/ops/geometry/crop-solver.ts). */
const FRAMINGS = [
  { name: 'tight', head: 0.6, crown: 0.07, zoom: 1.67 },
  { name: 'classic', head: 0.48, crown: 0.13, zoom: 1.33 },
  { name: 'wide', head: 0.36, crown: 0.17, zoom: 1 },
] as const;

/** One scene in the engine's three framings. */
export function FramingFrames({ texts }: { texts: ResumeHeadshotTexts['framings'] }) {
  return (
    <figure>
      <ol className={styles.frames}>
        {FRAMINGS.map(({ name, head, crown, zoom }, index) => (
          <li key={name}>
            <Frame number={index + 1} caption={texts[name]}>
              <StyleScene
                style="corporate"
                sizes="(min-width: 46rem) 20rem, 45vw"
                eager
                css={{ transform: `scale(${zoom})` }}
              />
              <span className={styles.person}>
                <PersonOutline head={head} crown={crown} />
              </span>
            </Frame>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
