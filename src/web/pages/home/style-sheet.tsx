import type { HomeTexts } from '../../../i18n/en/home.ts';
import { Frame } from '../../../ui/frame.tsx';
import { Picture, type PictureFiles } from '../../../ui/picture.tsx';
import { Section } from '../../sections/section.tsx';
import styles from './style-sheet.module.css';

export interface StyleCard {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  readonly picture: PictureFiles;
}

export function StyleSheet({ texts, cards }: { texts: HomeTexts['styles']; cards: readonly StyleCard[] }) {
  return (
    <Section id="styles" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.list}>
        {cards.map(({ id, name, sentence, picture }, index) => (
          <li key={id} className={styles.style}>
            <Frame number={index + 1}>
              <Picture files={picture} alt="" sizes="(min-width: 46rem) 18rem, 30vw" />
            </Frame>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
