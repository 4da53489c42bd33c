import type { RouterContextProvider } from 'react-router';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { formatDay } from '../../i18n/day.ts';
import { legalTexts } from '../../i18n/legal/index.ts';
import { webContext } from '../context.ts';
import { marketingPage } from '../seo/marketing-page.server.ts';
import type { LegalPageName } from './legal-document.ts';

/** Loads the texts and the head of a legal page. */
export function legalPage(context: Readonly<RouterContextProvider>, page: LegalPageName) {
  const documents = context.get(webContext).legalDocuments[page];
  const textsIn = (language: Language) => {
    const { updated, contents } = legalTexts[language];
    const document = documents[language];
    return { ...document, contents, updatedOn: `${updated}: ${formatDay(document.updated, language)}` };
  };
  type Texts = ReturnType<typeof textsIn>;
  const textsByLanguage = Object.fromEntries(
    LANGUAGES.map((language) => [language, () => textsIn(language)]),
  );
  return marketingPage(context, page, textsByLanguage as Record<Language, () => Texts>);
}

export type LegalPageTexts = ReturnType<typeof legalPage>['texts'];
