import { LANGUAGES, type Language } from './catalog/languages.ts';

/**
 * Contract: every page URL. A page exists at its English path (language by preference) and again below /de
 * and /es, so that each language has an address of its own.
 */
export const PAGES = {
  home: '/',
  createHeadshot: '/create-headshot',
  progress: '/shoots/:id',
  gallery: '/gallery/:id',
  share: '/share/:id',
  receipt: '/receipt/:id',
  sandboxCheckout: '/sandbox-checkout/:id',
  outbox: '/dev/outbox',
} as const;

export type PageName = keyof typeof PAGES;

/** Pages that search engines must not list: they belong to one person or to developers. */
export const PRIVATE_PAGES: ReadonlySet<PageName> = new Set([
  'progress',
  'gallery',
  'share',
  'receipt',
  'sandboxCheckout',
  'outbox',
]);

/** Languages that have a prefix of their own; English lives on the bare path. */
export const PREFIXED_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** The route pattern of a page in a language: pagePattern('gallery', 'de') = /de/gallery/:id. */
export function pagePattern(page: PageName, language: Language): string {
  const path = PAGES[page];
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** The path of a page in a language, with `:id` filled in: pagePath('gallery', 'de', {id}) = /de/gallery/…. */
export function pagePath(
  page: PageName,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return pagePattern(page, language).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** The language a path asks for by its prefix; undefined on the bare (English or preferred) path. */
export function languageOfPath(pathname: string): Language | undefined {
  return PREFIXED_LANGUAGES.find(
    (language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`),
  );
}

/** The same page in another language: swaps, adds or drops the prefix. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = pathname.replace(/^\/(de|es)(?=\/|$)/, '') || '/';
  return language === 'en' ? bare : `/${language}${bare === '/' ? '' : bare}`;
}

/** Endpoints that are not pages. Answers are JSON unless said otherwise. */
export const API = {
  uploads: '/api/uploads', // tus 1.0
  shoot: '/api/shoot', // the visitor's own draft, found by its cookie
  checkout: '/api/checkout',
  sandboxPay: '/api/payments/sandbox/pay',
  paymentWebhook: '/api/payments/:provider/webhook',
  shoots: '/api/shoots', // a paid shoot's progress, for its owner
  shootEvents: '/api/shoots/:id/events', // server-sent events
  gallery: '/api/gallery/:id',
  share: '/api/share/:id', // public pictures of a share
  galleryZip: '/api/gallery/:id/zip',
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
} as const;
