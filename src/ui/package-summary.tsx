import { LIMITS } from '../catalog/limits.ts';
import { type PackageId, PACKAGES } from '../catalog/packages.ts';
import type { Language } from '../catalog/languages.ts';
import { packagesTexts } from '../i18n/packages.ts';
import { currencyOf, formatPrice } from '../i18n/price.ts';
import { GreaseMark } from './grease-mark.tsx';
import { useLanguage } from './language.tsx';
import styles from './package-summary.module.css';

/** Price and contents of a package. `pricedIn` is the language the shoot is charged in, if another. */
export function PackageSummary({
  packageId,
  pricedIn,
  chosen = false,
}: {
  packageId: PackageId;
  pricedIn?: Language;
  /** Rings the price with the red pencil. */
  chosen?: boolean;
}) {
  const language = useLanguage();
  const texts = packagesTexts[language];
  const offer = PACKAGES[packageId];
  const currency = currencyOf(pricedIn ?? language);
  return (
    <div className={styles.summary}>
      <p>
        <span className={styles.price}>
          {formatPrice(offer.priceCents[currency], currency, language)}
          {chosen ? (
            <span className={styles.ring}>
              <GreaseMark kind="ring" />
            </span>
          ) : null}
        </span>
        <span className={styles.small}>
          {texts.inclVat}, {texts.oncePaid}
        </span>
      </p>
      <ul className={styles.list}>
        <li>
          <strong>{texts.headshots(offer.headshotCount)}</strong>
        </li>
        <li>{texts.styles(offer.styleCount)}</li>
        <li>{texts.delivery(offer.promisedMinutes)}</li>
        {offer.supportBusinessDays === undefined ? null : <li>{texts.support(offer.supportBusinessDays)}</li>}
        {offer.commercialRights ? <li>{texts.commercialRights}</li> : null}
        <li>{texts.refund(LIMITS.refundWindowDays)}</li>
      </ul>
    </div>
  );
}
