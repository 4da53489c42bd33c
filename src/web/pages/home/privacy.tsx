import type { HomeTexts } from '../../../i18n/home/en.ts';
import styles from './privacy.module.css';
import { Section } from '../../sections/section.tsx';

export function Privacy({ texts }: { texts: HomeTexts['privacy'] }) {
  return (
    <Section heading={texts.heading}>
      <dl className={styles.list}>
        {texts.promises.map((promise) => (
          <div key={promise.title} className={styles.promise}>
            <dt className={styles.title}>{promise.title}</dt>
            <dd>{promise.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
