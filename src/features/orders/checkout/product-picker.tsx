import {
  type DiscountProductId,
  isDiscountProduct,
  type ProductId,
  PRODUCTS,
} from '../../../catalog/products.ts';
import { PACKAGE_IDS } from '../../../catalog/packages.ts';
import { packageOffer } from '../../../i18n/package-offer.ts';
import { currencyOf, formatPrice } from '../../../i18n/price.ts';
import { purchaseFormTexts } from '../../../i18n/purchase-form/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { PackageCard, PackageCards } from '../../../ui/package/package-card.tsx';

export interface ProductPickerProps {
  chosen: ProductId;
  /** The discount product of the link to the page. It stays on offer while another package is chosen. */
  offered: DiscountProductId | undefined;
  onChoose: (productId: ProductId) => void;
}

/**
 * Offers the packages as cards. A discount product that a link offers takes the place of its package: it is the same thing for
 * less.
 */
export function ProductPicker({ chosen, offered, onChoose }: ProductPickerProps) {
  const language = useLanguage();
  const texts = purchaseFormTexts[language];
  const currency = currencyOf(language);
  const shown = PACKAGE_IDS.map(
    (id) => [chosen, offered].find((one) => one && PRODUCTS[one].packageId === id) ?? id,
  );
  return (
    <fieldset>
      <PackageCards legend={texts.package}>
        {shown.map((id) => {
          const { packageId, priceCents } = PRODUCTS[id];
          const offer = packageOffer(packageId, language);
          const price = formatPrice(priceCents[currency], currency, language);
          // The price that everybody else pays now, so the comparison is true (product.md, "Honest selling").
          const terms = isDiscountProduct(id) ? `${texts.instead(offer.price)}, ${offer.terms}` : offer.terms;
          return (
            <PackageCard
              key={packageId}
              field="productId"
              value={id}
              offer={{ ...offer, price, terms }}
              chosen={chosen === id}
              onChoose={() => onChoose(id)}
            />
          );
        })}
      </PackageCards>
    </fieldset>
  );
}
