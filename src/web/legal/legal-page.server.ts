import type { RouterContextProvider } from 'react-router';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { formatDay } from '../../i18n/day.ts';
import { legalTexts } from '../../i18n/legal/index.ts';
import { webContext } from '../context.ts';
import { marketingPage } from '../seo/marketing-page.server.ts';
import type { LegalPageName } from './legal-document.ts';

/** For the loader of a legal page. */
export function legalPage(context: Readonly<RouterContextProvider>, page: LegalPageName) {
  const documents = context.get(webContext).legalDocuments[page];
  const wordsOf = (language: Language) => {
    const { updated, contents } = legalTexts[language];
    const document = documents[language];
    return { ...document, contents, updatedOn: `${updated}: ${formatDay(document.updated, language)}` };
  };
  type Words = ReturnType<typeof wordsOf>;
  const twins = Object.fromEntries(LANGUAGES.map((language) => [language, () => wordsOf(language)]));
  return marketingPage(context, page, twins as Record<Language, () => Words>);
}

export type LegalWords = ReturnType<typeof legalPage>['texts'];
