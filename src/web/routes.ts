import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LANGUAGES } from '../catalog/languages.ts';
import {
  DASHBOARD_PAGES,
  DASHBOARD_PATHS,
  type DashboardPageName,
  SIGN_IN_PAGES,
} from '../dashboard-urls.ts';
import { type PageName, PAGE_NAMES, pagePattern } from '../page-urls.ts';

/**
 * The route table that React Router's build reads; its convention requires this file and a default export. The paths come
 * from page-urls.ts, which holds every page's URL.
 */

/** Returns the module of a page: `cvPhoto` is in pages/cv-photo/cv-photo-page.tsx. */
function moduleOf(page: PageName | DashboardPageName, room: 'pages' | 'admin'): string {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${room}/${name}/${name}-page.tsx`;
}

const publicPages = PAGE_NAMES.filter((page) => page !== 'dashboard');

const pages: RouteConfigEntry[] = publicPages.flatMap((page) =>
  // A page that has the same path in every language needs only one route.
  LANGUAGES.filter(
    (language) => language === 'en' || pagePattern(page, language) !== pagePattern(page, 'en'),
  ).map((language) =>
    route(pagePattern(page, language), moduleOf(page, 'pages'), { id: `${page}-${language}` }),
  ),
);

const dashboardRoute = (page: DashboardPageName) =>
  route(DASHBOARD_PATHS[page], moduleOf(page, 'admin'), { id: `dashboard-${page}` });

/** The layout lets in only operators who have signed in. */
const dashboard = layout(
  'admin/dashboard-layout.tsx',
  DASHBOARD_PAGES.filter((page) => !SIGN_IN_PAGES.has(page)).map(dashboardRoute),
);
const signIn = [...SIGN_IN_PAGES].map(dashboardRoute);

export default [
  ...pages,
  dashboard,
  ...signIn,
  route('*', 'pages/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
