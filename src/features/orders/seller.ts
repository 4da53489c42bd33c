import { BRAND } from '../../catalog/brand.ts';
import type { Imprint } from '../../catalog/imprint.ts';
import type { Language } from '../../catalog/languages.ts';
import { paymentCompany } from '../../catalog/payment-companies.ts';
import { legalTexts } from '../../i18n/legal/index.ts';
import { orderPageTexts } from '../../i18n/order-page/index.ts';

/** The seller of an order, in words for a receipt. */
export interface Seller {
  /** The operator's name, address and contacts. */
  readonly lines: readonly string[];
  /** The sentence that names the payment provider as the seller; undefined when the operator sells. */
  readonly ofRecord: string | undefined;
}

/** @param provider the name of the order's payment provider */
export function sellerOf(provider: string, imprint: Imprint | undefined, language: Language): Seller {
  const { seller: texts } = orderPageTexts[language];
  const operator = imprint?.name ?? BRAND.name;
  const company = paymentCompany(provider);
  return {
    lines: imprint
      ? [
          ...[imprint.name, ...imprint.address, imprint.email],
          ...(imprint.phone ? [texts.phone(imprint.phone)] : []),
          ...(imprint.vatId ? [texts.vatId(imprint.vatId)] : []),
        ]
      : [BRAND.name, legalTexts[language].operator, BRAND.contactEmail],
    ofRecord: company.isSeller ? texts.ofRecord(company.name, operator) : undefined,
  };
}

/** Returns the sentence about a tax that the payment did not report. Only a seller's invoice states it. */
export function unknownTaxNote(provider: string, language: Language): string {
  const { taxUnknown } = orderPageTexts[language];
  const company = paymentCompany(provider);
  return company.isSeller ? taxUnknown.onInvoice(company.name) : taxUnknown.included;
}
