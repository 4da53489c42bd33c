import { STYLE_IDS } from '../../../catalog/styles.ts';
import type { HomeTexts } from '../../../i18n/en/home.ts';
import { stylesTexts } from '../../../i18n/styles.ts';
import { Frame } from '../../../ui/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { STYLE_SCENES } from '../../../ui/style-scenes.ts';
import { Section } from '../../sections/section.tsx';
import styles from './style-sheet.module.css';

export function StyleSheet({ texts }: { texts: HomeTexts['styles'] }) {
  const names = stylesTexts[useLanguage()];
  return (
    <Section heading={texts.heading} lead={texts.lead}>
      <ul className={styles.list}>
        {STYLE_IDS.map((style, index) => (
          <li key={style} className={styles.style}>
            <Frame number={index + 1}>
              <img src={STYLE_SCENES[style]} alt="" width={400} height={500} loading="lazy" />
            </Frame>
            <div className={styles.words}>
              <h3>{names[style].name}</h3>
              <p>{names[style].sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
