import type { ReactNode } from 'react';
import { BRAND } from '../../../catalog/brand.ts';
import type { WhiteLabelTexts } from '../../../i18n/white-label/en.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Section } from '../../sections/section.tsx';
import styles from './two-ways.module.css';

/** Compares the hosted and the self-hosted version: prices and features side by side. */
export function TwoWays({ texts, action }: { texts: WhiteLabelTexts['ways']; action: string }) {
  return (
    <Section heading={texts.heading}>
      <div className={styles.ways}>
        <Way {...texts.hosted}>
          <a href="#request" className={buttonClass('primary')}>
            {action}
          </a>
        </Way>
        <Way {...texts.own}>
          <a href={BRAND.sourceUrl} className={buttonClass('secondary')}>
            {texts.own.action}
          </a>
        </Way>
      </div>
    </Section>
  );
}

function Way(props: { title: string; price: string; points: readonly string[]; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <h3>{props.title}</h3>
      <p className={styles.price}>{props.price}</p>
      <ul className={styles.points}>
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.action}>{props.children}</div>
    </section>
  );
}
