import type { AdVariantTexts } from '../../../i18n/ad-landing/index.ts';
import styles from './offer-facts.module.css';

/** The facts of the offer as a list. */
export function OfferFacts({ texts }: { texts: AdVariantTexts['facts'] }) {
  return (
    <section className={styles.facts}>
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
