import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LANGUAGES } from '../catalog/languages.ts';
import { type PageName, PAGE_NAMES, pagePattern } from '../page-urls.ts';

/** Which module shows which page, by its name; the paths come from the contract, once per language. */
function moduleOf(page: PageName): string {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `pages/${name}/${name}-page.tsx`;
}

const pages: RouteConfigEntry[] = PAGE_NAMES.filter((page) =>
  existsSync(resolve(import.meta.dirname, moduleOf(page))),
).flatMap((page) =>
  // A page without twins is one route.
  LANGUAGES.filter(
    (language) => language === 'en' || pagePattern(page, language) !== pagePattern(page, 'en'),
  ).map((language) => route(pagePattern(page, language), moduleOf(page), { id: `${page}-${language}` })),
);

export default [...pages, route('*', 'pages/not-found/not-found-page.tsx')] satisfies RouteConfig;
