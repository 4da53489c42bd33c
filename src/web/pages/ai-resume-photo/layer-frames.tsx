import type { AiResumePhotoTexts } from '../../../i18n/ai-resume-photo/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { Sitter } from '../../sections/sitter.tsx';
import { CornerMark } from '../../sections/corner-mark.tsx';
import styles from './layer-sheet.module.css';

/** What a headshot is put together from, one frame for each part. */
export function LayerSheet({ texts }: { texts: AiResumePhotoTexts['layers'] }) {
  const scene = <StyleScene style="realEstate" sizes="(min-width: 46rem) 16rem, 45vw" eager />;
  const you = (
    <span className={styles.you}>
      <Sitter head={0.46} crown={0.14} />
    </span>
  );
  return (
    <figure>
      <ol className={styles.sheet}>
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
            <CornerMark words={texts.mark} />
          </Frame>
        </li>
      </ol>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}
