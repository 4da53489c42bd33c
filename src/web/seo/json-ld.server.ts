import type { BreadcrumbList, FAQPage, Organization, Service, WithContext } from 'schema-dts';
import { BRAND } from '../../catalog/brand.ts';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { PACKAGE_IDS, PACKAGES } from '../../catalog/packages.ts';
import { SCHEMA_OFFER } from '../../catalog/schema-offer.ts';
import { packagesTexts } from '../../i18n/packages/index.ts';
import { currencyOf } from '../../i18n/price.ts';
import { pagePath } from '../../page-urls.ts';

/** Structured data in the vocabulary of schema.org. The functions below are checked against its types. */
export interface JsonLd {
  [property: string]: JsonLdValue;
}
type JsonLdValue = string | number | boolean | null | JsonLd | JsonLdValue[];

const CONTEXT = 'https://schema.org' as const;

/** Describes the service with the specification's offer, equally on every page (spec §2, decision 019). */
export function organization(
  publicUrl: string,
  language: Language,
  description: string,
  logoPath: string,
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: BRAND.name,
    url: publicUrl + pagePath('home', language),
    logo: publicUrl + logoPath,
    description,
    sameAs: BRAND.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: BRAND.contactEmail,
      availableLanguage: [...LANGUAGES],
    },
    makesOffer: {
      '@type': 'Offer',
      ...SCHEMA_OFFER,
      url: publicUrl + pagePath('pricing', language),
    },
  } satisfies WithContext<Organization>;
}

/** Describes the three packages as offers of one service, at the prices that the page shows. */
export function offers(publicUrl: string, language: Language, description: string): JsonLd {
  const currency = currencyOf(language);
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: BRAND.name,
    description,
    provider: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: BRAND.name },
    offers: PACKAGE_IDS.map((id) => ({
      '@type': 'Offer' as const,
      name: packagesTexts[language].names[id],
      price: PACKAGES[id].priceCents[currency] / 100,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock' as const,
      url: `${publicUrl}${pagePath('createHeadshot', language)}?package=${id}`,
    })),
  } satisfies WithContext<Service>;
}

export function breadcrumbs(
  publicUrl: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** Describes the questions and answers on a page. Search engines accept only ones that the page shows. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies WithContext<FAQPage>;
}
