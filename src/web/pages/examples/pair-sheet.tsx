import type { ReactNode } from 'react';
import type { ExamplesPageTexts } from '../../../i18n/en/examples-page.ts';
import { Section } from '../../sections/section.tsx';
import styles from './pair-sheet.module.css';

/** Something that compares a selfie with its headshot. */
export interface ComparedPair {
  readonly id: string;
  readonly frame: ReactNode;
}

/** Before and after, when there are any; the contact sheet stands for itself without them. */
export function PairSheet({
  pairs,
  texts,
}: {
  pairs: readonly ComparedPair[];
  texts: ExamplesPageTexts['pairs'];
}) {
  if (pairs.length === 0) return null;
  return (
    <Section id="pairs" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.pairs}>
        {pairs.map(({ id, frame }) => (
          <li key={id}>{frame}</li>
        ))}
      </ul>
    </Section>
  );
}
