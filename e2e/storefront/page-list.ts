import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../src/catalog/languages.ts';
import { type PageName, PAGE_NAMES, pagePath, pagePattern, PRIVATE_PAGES } from '../../src/page-urls.ts';

const ARTICLES = path.resolve(import.meta.dirname, '../../content/blog');

export interface PublicPage {
  readonly page: PageName;
  readonly path: string;
}

/** Lists every public page of a language, including its articles. */
export async function publicPages(language: Language): Promise<readonly PublicPage[]> {
  const pages = PAGE_NAMES.filter(
    (page) => !PRIVATE_PAGES.has(page) && !pagePattern(page, language).includes(':'),
  ).map((page) => ({ page, path: pagePath(page, language) }));
  const slugs = (await readdir(path.join(ARTICLES, language))).map((name) => name.replace(/\.md$/, ''));
  return [
    ...pages,
    ...slugs.map((slug) => ({ page: 'article' as const, path: pagePath('article', language, { slug }) })),
  ];
}
