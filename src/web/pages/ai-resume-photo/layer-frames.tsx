import type { AiResumePhotoTexts } from '../../../i18n/ai-resume-photo/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import { CornerMark } from '../../sections/corner-mark.tsx';
import styles from './layer-frames.module.css';

/** The layers that a headshot is composed of, one frame for each. */
export function LayerFrames({ texts }: { texts: AiResumePhotoTexts['layers'] }) {
  const scene = <StyleScene style="realEstate" sizes="(min-width: 46rem) 16rem, 45vw" eager />;
  const you = (
    <span className={styles.you}>
      <PersonOutline head={0.46} crown={0.14} />
    </span>
  );
  return (
    <figure>
      <ol className={styles.frames}>
        <li>
          <Frame number={1} caption={texts.yours}>
            {you}
          </Frame>
        </li>
        <li>
          <Frame number={2} caption={texts.made}>
            {scene}
          </Frame>
        </li>
        <li>
          <Frame number={3} caption={texts.together}>
            {scene}
            {you}
            <CornerMark text={texts.mark} />
          </Frame>
        </li>
      </ol>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
