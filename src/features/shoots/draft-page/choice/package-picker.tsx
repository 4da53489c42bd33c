import type { Language } from '../../../../catalog/languages.ts';
import { PACKAGE_IDS, type PackageId } from '../../../../catalog/packages.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { packageOffer } from '../../../../i18n/package-offer.ts';
import { packagesTexts } from '../../../../i18n/packages/index.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import { PackageSummary } from '../../../../ui/package-summary.tsx';
import choice from './choice.module.css';
import styles from './package-picker.module.css';

export interface PackagePickerProps {
  chosen: PackageId | undefined;
  /** Whether the order is already paid, so that the package can no longer change. */
  isFixed: boolean;
  priceLanguage: Language;
  onChoose: (packageId: PackageId) => void;
}

/** Offers the three packages as cards; the price of the chosen one is circled. */
export function PackagePicker({ chosen, isFixed, priceLanguage, onChoose }: PackagePickerProps) {
  const language = useLanguage();
  return (
    <fieldset data-problem="package-missing">
      <legend className={choice.legend}>{createHeadshotTexts[language].choice.package}</legend>
      <div className={styles.cards}>
        {PACKAGE_IDS.map((id) => (
          <label key={id} className={styles.card}>
            <span className={styles.name}>
              <input
                type="radio"
                name="package"
                className={choice.radio}
                checked={chosen === id}
                disabled={isFixed && chosen !== id}
                onChange={() => onChoose(id)}
              />
              {packagesTexts[language].names[id]}
            </span>
            <PackageSummary offer={packageOffer(id, language, priceLanguage)} chosen={chosen === id} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
