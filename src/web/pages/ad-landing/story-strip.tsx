import type { StyleId } from '../../../base/style-ids.ts';
import type { AdVariantTexts } from '../../../i18n/ad-landing/index.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import styles from './story-strip.module.css';

/** The background of the last frame; the frames before it have none. */
const LAST_SCENE: StyleId = 'warm';

/** A story in numbered frames. */
export function StoryStrip({ story }: { story: AdVariantTexts['story'] }) {
  return (
    <ol className={styles.strip}>
      {story.map(({ title, text }, index) => (
        <li key={title} className={styles.scene}>
          <div className={styles.frame}>
            <Frame number={index + 1}>
              {index === story.length - 1 ? (
                <StyleScene style={LAST_SCENE} sizes="(min-width: 46rem) 22rem, 60vw" />
              ) : null}
              {index === 0 ? <div className={styles.empty} /> : <PersonOutline {...PERSON_PLACES[index]} />}
            </Frame>
          </div>
          <div className={styles.text}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The person in each frame: nobody, too far away, cut off, and right. Shares of the frame's height, as in PersonOutline. */
const PERSON_PLACES: readonly { head: number; crown: number }[] = [
  { head: 0, crown: 0 },
  { head: 0.2, crown: 0.55 },
  { head: 0.85, crown: -0.3 },
  { head: 0.44, crown: 0.14 },
];
