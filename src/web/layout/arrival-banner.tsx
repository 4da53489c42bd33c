import { useState } from 'react';
import { ARRIVAL_DISCOUNT } from '../../catalog/discounts.ts';
import { CopyCode } from '../../ui/copy-code.tsx';
import type { Arrival } from './arrival.ts';
import styles from './arrival-banner.module.css';
import { useRootData } from './use-root-data.ts';

/** Shows the fixed discount code to visitors from the named source (spec §2). */
export function ArrivalBanner({ source }: { source: Arrival | undefined }) {
  const texts = useRootData().layout.arrival;
  const [hidden, setHidden] = useState(false);
  if (!source?.named || hidden) return null;
  return (
    <section className={styles.banner} aria-label={texts.label}>
      <p>{texts.text}</p>
      <CopyCode code={ARRIVAL_DISCOUNT.code} texts={texts} />
      <button
        type="button"
        className={styles.close}
        onClick={() => {
          setHidden(true);
          // The button that had the focus no longer exists.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <span aria-hidden="true">×</span>
        <span className={styles.closeText}>{texts.close}</span>
      </button>
    </section>
  );
}
