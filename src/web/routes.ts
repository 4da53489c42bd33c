import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LANGUAGES } from '../catalog/languages.ts';
import { type PageName, pagePattern } from '../routes.ts';

/** Which module shows which page; the paths come from the contract, once per language. */
const PAGE_MODULES: Readonly<Record<PageName, string>> = {
  home: 'pages/home/home-page.tsx',
  createHeadshot: 'pages/create-headshot/create-headshot-page.tsx',
  progress: 'pages/progress/progress-page.tsx',
  gallery: 'pages/gallery/gallery-page.tsx',
  share: 'pages/share/share-page.tsx',
  receipt: 'pages/receipt/receipt-page.tsx',
  sandboxCheckout: 'pages/sandbox-checkout/sandbox-checkout-page.tsx',
  outbox: 'pages/outbox/outbox-page.tsx',
};

const pages: RouteConfigEntry[] = LANGUAGES.flatMap((language) =>
  Object.entries(PAGE_MODULES).map(([page, file]) =>
    route(pagePattern(page as PageName, language), file, { id: `${page}-${language}` }),
  ),
);

export default [...pages, route('*', 'pages/not-found/not-found-page.tsx')] satisfies RouteConfig;
