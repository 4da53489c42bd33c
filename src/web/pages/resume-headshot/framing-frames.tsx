import type { ResumeHeadshotTexts } from '../../../i18n/resume-headshot/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { Sitter } from '../../sections/sitter.tsx';
import styles from './framing-sheet.module.css';

/** Shares of the frame's height, as the engine frames (imaging/ops/geometry/crop-solver.ts). */
const FRAMINGS = [
  { name: 'tight', head: 0.6, crown: 0.07, zoom: 1.67 },
  { name: 'classic', head: 0.48, crown: 0.13, zoom: 1.33 },
  { name: 'wide', head: 0.36, crown: 0.17, zoom: 1 },
] as const;

/** One scene from three distances. */
export function FramingSheet({ texts }: { texts: ResumeHeadshotTexts['framings'] }) {
  return (
    <figure>
      <ol className={styles.sheet}>
        {FRAMINGS.map(({ name, head, crown, zoom }, index) => (
          <li key={name}>
            <Frame number={index + 1} caption={texts[name]}>
              <StyleScene
                style="corporate"
                sizes="(min-width: 46rem) 20rem, 45vw"
                eager
                css={{ transform: `scale(${zoom})` }}
              />
              <span className={styles.sitter}>
                <Sitter head={head} crown={crown} />
              </span>
            </Frame>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
