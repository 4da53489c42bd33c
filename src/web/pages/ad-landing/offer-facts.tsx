import type { AdVariantTexts } from '../../../i18n/ad-landing/index.ts';
import styles from './offer-sheet.module.css';

/** The offer on one sheet, line by line. */
export function OfferSheet({ texts }: { texts: AdVariantTexts['facts'] }) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <dl>
        {texts.rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
