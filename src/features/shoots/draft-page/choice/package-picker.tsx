import type { Language } from '../../../../catalog/languages.ts';
import { PACKAGE_IDS, type PackageId } from '../../../../catalog/packages.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { packageOffer } from '../../../../i18n/package-offer.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import { PackageCard, PackageCards } from '../../../../ui/package/package-card.tsx';

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
      <PackageCards legend={createHeadshotTexts[language].choice.package}>
        {PACKAGE_IDS.map((id) => (
          <PackageCard
            key={id}
            field="package"
            value={id}
            offer={packageOffer(id, language, priceLanguage)}
            chosen={chosen === id}
            disabled={isFixed && chosen !== id}
            onChoose={() => onChoose(id)}
          />
        ))}
      </PackageCards>
    </fieldset>
  );
}
