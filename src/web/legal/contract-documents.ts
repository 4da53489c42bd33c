import type { Language } from '../../catalog/languages.ts';
import type { ContractDocuments } from '../../features/orders/order-ports.ts';
import { formatDay } from '../../i18n/day.ts';
import { legalTexts } from '../../i18n/legal/index.ts';
import type { LegalDocument, LegalDocuments } from './legal-document.ts';

/** The documents that every contract consists of, and that the buyer gets on a durable medium (§ 312f BGB). */
const CONTRACT_PAGES = ['termsOfService', 'refundPolicy'] as const;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif;overflow-wrap:break-word}' +
  'h1,h2,h3{line-height:1.2}table{border-collapse:collapse}th,td{padding:.3rem .6rem;border:1px solid;text-align:left;vertical-align:top}';

/** Makes the files that are attached to an order's confirmation, in each language. */
export function contractDocuments(documents: LegalDocuments, publicUrl: string): ContractDocuments {
  const filesIn = (language: Language) =>
    CONTRACT_PAGES.map((page) => ({
      fileName: `${legalTexts[language].fileNames[page]}.html`,
      contentType: 'text/html; charset=utf-8',
      content: asFile(documents[page][language], language, publicUrl),
    }));
  return { en: filesIn('en'), de: filesIn('de'), es: filesIn('es') };
}

/** Returns the text as an HTML file that needs nothing else. Its links lead to our pages from anywhere. */
function asFile({ title, updated, html }: LegalDocument, language: Language, publicUrl: string): string {
  const heading = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = html.replaceAll('href="/', `href="${publicUrl}/`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${heading}</h1>
<p>${legalTexts[language].updated}: ${formatDay(updated, language)}</p>
${body}</body>
</html>
`;
}
