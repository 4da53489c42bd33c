import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LANGUAGES } from '../catalog/languages.ts';
import { type PageName, PAGE_NAMES, pagePattern } from '../page-urls.ts';

/**
 * The route table that React Router's build reads; its convention requires this file and a default export. The paths come
 * from page-urls.ts, which holds every page's URL.
 */

/** Returns the module of a page: `cvPhoto` is in pages/cv-photo/cv-photo-page.tsx. */
function moduleOf(page: PageName): string {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `pages/${name}/${name}-page.tsx`;
}

const pages: RouteConfigEntry[] = PAGE_NAMES.flatMap((page) =>
  // A page that has the same path in every language needs only one route.
  LANGUAGES.filter(
    (language) => language === 'en' || pagePattern(page, language) !== pagePattern(page, 'en'),
  ).map((language) => route(pagePattern(page, language), moduleOf(page), { id: `${page}-${language}` })),
);

export default [...pages, route('*', 'pages/not-found/not-found-page.tsx')] satisfies RouteConfig;
