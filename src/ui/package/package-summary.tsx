import type { PackageOffer } from '../../i18n/package-offer.ts';
import { GreaseMark } from '../picture/grease-mark.tsx';
import styles from './package-summary.module.css';

/** The price and contents of a package. */
export function PackageSummary({
  offer,
  chosen = false,
}: {
  offer: PackageOffer;
  /** Circles the price in red. */
  chosen?: boolean;
}) {
  return (
    <div className={styles.summary}>
      <p>
        <span className={styles.price}>
          {offer.price}
          {chosen ? (
            <span className={styles.ring}>
              <GreaseMark kind="ring" />
            </span>
          ) : null}
        </span>
        <span className={styles.small}>{offer.terms}</span>
      </p>
      <ul className={styles.list}>
        <li>
          <strong>{offer.headshots}</strong>
        </li>
        {offer.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
