import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { type CatalogFacts, catalogFacts } from '../../i18n/catalog-facts.ts';
import { layoutTexts } from '../../i18n/layout/index.ts';
import { type PageName, pagePath } from '../../page-urls.ts';
import { visitContext, webContext } from '../context.ts';
import { breadcrumbs, type JsonLd } from './json-ld.server.ts';
import { ogImageOf } from './og-image.server.ts';
import { pageHead } from './page-head.server.ts';

/** The texts that every public page has. */
export interface PageTexts {
  /** The title without the brand. When empty, the English one is used, as the specification demands for Spanish (§2). */
  readonly title: string;
  readonly description: string;
}

export interface MarketingPage<Texts> {
  readonly language: Language;
  readonly texts: Texts;
  /** For the route's `meta`. */
  readonly head: MetaDescriptor[];
}

/**
 * Loads a public page's texts and head in the visit's language. The texts are part of the page's data and not of the scripts,
 * so that no visitor loads all three languages (ARCHITECTURE.md, "One public page").
 */
export function marketingPage<Texts extends PageTexts>(
  context: Readonly<RouterContextProvider>,
  page: PageName,
  textsByLanguage: Readonly<Record<Language, (facts: CatalogFacts) => Texts>>,
  jsonLdOf: (texts: Texts, language: Language, publicUrl: string) => readonly JsonLd[] = () => [],
): MarketingPage<Texts> {
  const { language } = context.get(visitContext);
  const { publicUrl } = context.get(webContext).settings;
  const facts = catalogFacts(language);
  const texts = textsByLanguage[language](facts);
  const title = pageTitle(page, texts.title || textsByLanguage.en(facts).title);
  const home = layoutTexts[language](facts).pages.home;
  const breadcrumbTrail =
    page === 'home'
      ? []
      : [
          breadcrumbs(publicUrl, [
            { name: home, path: pagePath('home', language) },
            { name: texts.title || title, path: pagePath(page, language) },
          ]),
        ];
  return {
    language,
    texts,
    head: pageHead({
      page,
      language,
      publicUrl,
      title,
      description: texts.description,
      ogImage: ogImageOf(page, language, title),
      jsonLd: [...breadcrumbTrail, ...jsonLdOf(texts, language, publicUrl)],
    }),
  };
}

/** The home page has exactly the specification's default title; the titles of other pages end with the brand. */
export function pageTitle(page: PageName, title: string): string {
  return page === 'home' || title.includes(BRAND.name) ? title : `${title} · ${BRAND.name}`;
}
