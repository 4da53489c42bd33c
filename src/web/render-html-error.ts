import { BRAND } from '../catalog/brand.ts';
import type { Language } from '../catalog/languages.ts';
import { catalogFacts } from '../i18n/catalog-facts.ts';
import { errorsTexts } from '../i18n/errors/index.ts';
import { requestErrorsTexts } from '../i18n/request-errors/index.ts';
import { pagePath } from '../page-urls.ts';

export interface ErrorDetails {
  readonly status: number;
  /** The code of a JSON response, e.g. `too-many-requests`. */
  readonly error?: string | undefined;
  /** The sentence of a JSON response. */
  readonly message?: string | undefined;
}

/**
 * Renders an error as a self-contained page without scripts, style sheets or React, because one of these may be what
 * failed. Styles are attributes, which our Content-Security-Policy allows; the colours are those of ui/tokens.css.
 */
export function renderHtmlError(error: ErrorDetails, language: Language, requestId: string): string {
  const texts = errorsTexts[language](catalogFacts(language));
  const { title, heading, text } = textsFor(error, language);
  // The specification (§2) prescribes the whole title of the page for unknown URLs.
  const tabTitle = title === texts.notFound.title ? title : `${title} · ${BRAND.name}`;
  const retry = error.status === 404 ? '' : link('', texts.retry);
  const reference =
    error.status >= 500 ? p(`${texts.reference} ${requestId}`, 'font-size:.75rem;opacity:.8') : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escape(tabTitle)}</title>
</head>
<body style="margin:0;background:light-dark(#fbfaf6,#191410);color:light-dark(#171410,#f4eee3);font:1.0625rem/1.6 'Helvetica Neue',Arial,sans-serif">
<main style="max-width:38rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) 1.25rem">
<p style="margin:0 0 2rem"><a href="${pagePath('home', language)}" style="color:inherit;font-weight:600">${BRAND.name}</a></p>
<h1 style="font:400 clamp(1.875rem,1.5rem + 1.8vw,3rem)/1.15 Georgia,'Times New Roman',serif;margin:0 0 1.5rem">${escape(heading)}</h1>
${p(text, '')}
<p style="margin:2rem 0">${retry}${link(pagePath('home', language), texts.home)}</p>
${reference}
</main>
</body>
</html>
`;
}

function textsFor({ status, error, message }: ErrorDetails, language: Language) {
  const { notFound, gone, broken, refused } = errorsTexts[language](catalogFacts(language));
  // This translates the message by the URL's language; the endpoint knew only the browser's.
  const known: Readonly<Record<string, string>> = requestErrorsTexts[language];
  const text = (error && known[error]) ?? message;
  if (status === 404) return text ? { ...gone, text } : notFound;
  if (status >= 500 && status !== 507) return broken;
  return { ...refused, text: text ?? refused.text };
}

const p = (text: string, style: string) => `<p style="margin:0 0 1rem;${style}">${escape(text)}</p>`;

const link = (href: string, text: string) =>
  `<a href="${href}" style="display:inline-block;padding:.7rem 1.1rem;margin:0 .75rem .75rem 0;border:1px solid;color:inherit">${escape(text)}</a>`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
