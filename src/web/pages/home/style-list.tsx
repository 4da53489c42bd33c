import type { StyleId } from '../../../base/style-ids.ts';
import type { HomeTexts } from '../../../i18n/home/en.ts';
import { BeforeAfter } from '../../../ui/picture/before-after.tsx';
import { Frame } from '../../../ui/picture/frame.tsx';
import { Picture, type PictureFiles } from '../../../ui/picture/picture.tsx';
import type { NamedExamplePair } from '../../example-pairs.server.ts';
import { Section } from '../../sections/section.tsx';
import styles from './style-list.module.css';

const SIZES = '(min-width: 46rem) 18rem, 30vw';

export interface StyleCard {
  readonly id: StyleId;
  readonly name: string;
  readonly sentence: string;
  readonly picture: PictureFiles;
}

export function StyleList({
  texts,
  cards,
  pairs,
}: {
  texts: HomeTexts['styles'];
  cards: readonly StyleCard[];
  /** The example of each style. A style without one shows its empty scene. */
  pairs: Partial<Readonly<Record<StyleId, NamedExamplePair>>>;
}) {
  return (
    <Section id="styles" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.list}>
        {cards.map(({ id, name, sentence, picture }, index) => (
          <li key={id} className={styles.style} data-pair={pairs[id] ? true : undefined}>
            {pairs[id] ? (
              <BeforeAfter {...pairs[id]} sizes={SIZES} />
            ) : (
              <Frame number={index + 1}>
                <Picture files={picture} alt="" sizes={SIZES} />
              </Frame>
            )}
            <div className={styles.text}>
              <h3>{name}</h3>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
