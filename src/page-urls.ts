import { type Language, LANGUAGES } from './catalog/languages.ts';

/**
 * Contract: every page URL. A page exists at its English path (language by preference) and again below /de
 * and /es, so that each language has an address of its own. Where a page is different, all three are written out.
 */
export const PAGE_PATHS = {
  home: '/',
  createHeadshot: '/create-headshot',
  pricing: '/pricing',
  checkout: '/checkout',
  examples: '/examples',
  about: '/about',
  cvPhoto: '/cv-photo',
  resumePhoto: '/resume-photo',
  resumeHeadshot: '/resume-headshot',
  aiResumePhoto: '/ai-resume-photo',
  linkedinPhotoReview: '/linkedin-photo-review',
  resumePhotoReview: '/resume-photo-review',
  resumePhotoCropper: '/tools/resume-photo-cropper',
  resumeBuilder: '/resume-builder',
  whiteLabel: '/white-label',
  adLanding: '/ad-landing',
  adLandingDirectResponse: '/ad-landing/direct-response',
  adLandingEmotionalStory: '/ad-landing/emotional-story',
  // The language comes second here (spec §2), and the bare path is always English: an article is in one language.
  blog: { en: '/blog', de: '/blog/de', es: '/blog/es' },
  article: { en: '/blog/:slug', de: '/blog/de/:slug', es: '/blog/es/:slug' },
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundPolicy: '/refund-policy',
  withdraw: '/withdraw',
  accessibility: '/accessibility',
  imprint: '/imprint',
  progress: '/shoots/:id',
  findGallery: '/gallery',
  gallery: '/gallery/:id',
  share: '/share/:id',
  receipt: '/receipt/:id',
  newsletterConfirm: '/newsletter/confirm/:token',
  newsletterUnsubscribe: '/newsletter/unsubscribe/:token',
  sandboxCheckout: '/sandbox-checkout/:id',
  outbox: '/dev/outbox',
  // This page is for operators and has one address, without alternates in other languages (spec §2).
  dashboard: { en: '/dashboard', de: '/dashboard', es: '/dashboard' },
} as const satisfies Readonly<Record<string, string | Readonly<Record<Language, string>>>>;

export type PageName = keyof typeof PAGE_PATHS;

export const PAGE_NAMES = Object.keys(PAGE_PATHS) as readonly PageName[];

/** Pages that search engines must not list: they belong to one person, to a purchase, to operators or to developers. */
export const UNLISTED_PAGES: ReadonlySet<PageName> = new Set([
  'checkout',
  'findGallery',
  'progress',
  'gallery',
  'share',
  'receipt',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'sandboxCheckout',
  'outbox',
  'dashboard',
]);

/** Pages whose address is one person's secret, or whose content is; nothing may keep them. */
export const PRIVATE_PAGES: ReadonlySet<PageName> = new Set([
  'progress',
  'gallery',
  'share',
  'receipt',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'sandboxCheckout',
  'outbox',
  'dashboard',
]);

/** The route pattern of a page in a language: pagePattern('gallery', 'de') = /de/gallery/:id. */
export function pagePattern(page: PageName, language: Language): string {
  const path: string | Readonly<Record<Language, string>> = PAGE_PATHS[page];
  if (typeof path !== 'string') return path[language];
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

/** Returns the language of an address; undefined when it has none, so that the visitor's preference decides. */
export function languageOfPath(pathname: string): Language | undefined {
  const [, first, second] = pathname.split('/');
  if (first === 'blog') return LANGUAGES.find((language) => language === second) ?? 'en';
  return PREFIXED_LANGUAGES.find((language) => language === first);
}

/** Languages that have a prefix of their own; English lives on the bare path. */
const PREFIXED_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/**
 * Returns the same page's path in another language: changes, adds or drops the prefix. In another language an article has
 * another slug, which only the page knows, so the path of the article list is returned.
 */
export function pathInLanguage(pathname: string, language: Language): string {
  if (/^\/blog(\/|$)/.test(pathname)) return pagePath('blog', language);
  // Exactly one leading slash: browsers parse two, or a backslash, as the start of another site's address.
  const bare = `/${pathname.replace(/^\/(de|es)(?=\/|$)/, '').replace(/^[/\\\s\p{Cc}]+/u, '')}`;
  if (bare === PAGE_PATHS.dashboard.en || language === 'en') return bare;
  return `/${language}${bare === '/' ? '' : bare}`;
}

/** Endpoints that are not pages. Answers are JSON unless said otherwise. */
export const ENDPOINTS = {
  uploads: '/api/uploads', // tus 1.0
  shoot: '/api/shoot', // the visitor's own draft, found by its cookie
  checkout: '/api/checkout',
  leads: '/api/leads', // white-label and team requests
  withdrawals: '/api/withdrawals',
  newsletterSignup: '/api/newsletter/signup',
  newsletterConfirm: '/api/newsletter/confirm/:token',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe/:token', // also for mail programs (RFC 8058)
  sandboxPay: '/api/payments/sandbox/pay',
  paymentWebhook: '/api/payments/:provider/webhook',
  shoots: '/api/shoots', // a paid shoot's progress, for its owner
  shootEvents: '/api/shoots/:id/events', // server-sent events
  galleryLinks: '/api/gallery-links', // mails an owner the way back
  gallery: '/api/gallery/:id',
  share: '/api/share/:id', // public pictures of a share
  galleryZip: '/api/gallery/:id/zip',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  og: '/og/:language/:key{.+\\.jpg}', // Open Graph pictures, JPEG; their addresses: ogImagePath
  exampleMedia: '/examples-media/:name', // AVIF or WebP, named by its content
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
} as const;

/** The Open Graph picture of a public page or article: ogImagePath('de', 'blog/licht') = /og/de/blog/licht.jpg. */
export function ogImagePath(language: Language, key: string): string {
  return `/og/${language}/${key.split('/').map(encodeURIComponent).join('/')}.jpg`;
}
