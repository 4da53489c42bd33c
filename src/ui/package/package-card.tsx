import type { ReactNode } from 'react';
import type { PackageOffer } from '../../i18n/package-offer.ts';
import styles from './package-card.module.css';
import { PackageSummary } from './package-summary.tsx';

/** A choice between packages, as cards beside each other. */
export function PackageCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>{children}</div>
    </>
  );
}

export interface PackageCardProps {
  /** Name of the radio buttons of the same choice. */
  field: string;
  value: string;
  offer: PackageOffer;
  chosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** One package as a radio button; the price of the chosen one is circled. */
export function PackageCard({ field, value, offer, chosen, disabled = false, onChoose }: PackageCardProps) {
  return (
    <label className={styles.card}>
      <span className={styles.name}>
        <input
          type="radio"
          name={field}
          value={value}
          className={styles.radio}
          checked={chosen}
          disabled={disabled}
          onChange={onChoose}
        />
        {offer.name}
      </span>
      <PackageSummary offer={offer} chosen={chosen} />
    </label>
  );
}
