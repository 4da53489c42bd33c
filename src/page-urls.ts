import { type Language, LANGUAGES } from './catalog/languages.ts';

/**
 * Contract: the path of every page. A page exists at its unprefixed path, where the visitor's preference decides the language,
 * and below /de and /es. Pages that deviate from this list all three paths.
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
  // Here the language comes second (spec §2), and the unprefixed path is always English, because an article has one language.
  blog: { en: '/blog', de: '/blog/de', es: '/blog/es' },
  article: { en: '/blog/:slug', de: '/blog/de/:slug', es: '/blog/es/:slug' },
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundPolicy: '/refund-policy',
  withdraw: '/withdraw',
  accessibility: '/accessibility',
  imprint: '/imprint',
  progress: '/shoots/:id',
  photoReview: '/photo-review/:id',
  findGallery: '/gallery',
  gallery: '/gallery/:id',
  share: '/share/:id',
  receipt: '/receipt/:id',
  order: '/order/:id',
  // For operators, who find it in mails.
  orderRefund: '/order/:id/refund',
  newsletterConfirm: '/newsletter/confirm/:token',
  newsletterUnsubscribe: '/newsletter/unsubscribe/:token',
  newsletterPreferences: '/newsletter/preferences/:token',
  sandboxCheckout: '/sandbox-checkout/:id',
  outbox: '/dev/outbox',
  // For operators, with the same path in every language (spec §2). Its own pages are in dashboard-urls.ts.
  dashboard: { en: '/dashboard', de: '/dashboard', es: '/dashboard' },
} as const satisfies Readonly<Record<string, string | Readonly<Record<Language, string>>>>;

export type PageName = keyof typeof PAGE_PATHS;

export const PAGE_NAMES = Object.keys(PAGE_PATHS) as readonly PageName[];

/** Pages that search engines must not list, because they are for one person, a purchase, operators or developers. */
export const UNLISTED_PAGES: ReadonlySet<PageName> = new Set([
  'checkout',
  'findGallery',
  'photoReview',
  'progress',
  'gallery',
  'share',
  'receipt',
  'order',
  'orderRefund',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'newsletterPreferences',
  'sandboxCheckout',
  'outbox',
  'dashboard',
]);

/** Pages whose URL or content is one person's secret, so that no cache may store them. */
export const PRIVATE_PAGES: ReadonlySet<PageName> = new Set([
  'photoReview',
  'progress',
  'gallery',
  'share',
  'receipt',
  'order',
  'orderRefund',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'newsletterPreferences',
  'sandboxCheckout',
  'outbox',
  'dashboard',
]);

/** Returns the route pattern of a page in a language: pagePattern('gallery', 'de') = /de/gallery/:id. */
export function pagePattern(page: PageName, language: Language): string {
  const path: string | Readonly<Record<Language, string>> = PAGE_PATHS[page];
  if (typeof path !== 'string') return path[language];
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** Returns the path of a page in a language with its parameters: pagePath('gallery', 'de', {id}) = /de/gallery/…. */
export function pagePath(
  page: PageName,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return pagePattern(page, language).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** Returns the language of a path; undefined for an unprefixed one, where the visitor's preference decides. */
export function languageOfPath(pathname: string): Language | undefined {
  const [, first, second] = pathname.split('/');
  if (first === 'dashboard') return 'en';
  if (first === 'blog') return LANGUAGES.find((language) => language === second) ?? 'en';
  return PREFIXED_LANGUAGES.find((language) => language === first);
}

/** The languages with a path prefix. English has none. */
const PREFIXED_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/**
 * Returns the same page's path in another language, by changing, adding or removing the prefix. An article has another slug in
 * each language, which only its page knows, so for articles the path of the article list is returned.
 */
export function pathInLanguage(pathname: string, language: Language): string {
  if (/^\/blog(\/|$)/.test(pathname)) return pagePath('blog', language);
  // The result has exactly one leading slash: browsers would parse two, or a backslash, as the start of another site's URL.
  const unprefixed = `/${pathname.replace(/^\/(de|es)(?=\/|$)/, '').replace(/^[/\\\s\p{Cc}]+/u, '')}`;
  if (/^\/dashboard(\/|$)/.test(unprefixed) || language === 'en') return unprefixed;
  return `/${language}${unprefixed === '/' ? '' : unprefixed}`;
}

/** Contract: the paths of endpoints that are not pages. Responses are JSON unless a comment says otherwise. */
export const ENDPOINTS = {
  uploads: '/api/uploads', // tus 1.0
  shoot: '/api/shoot', // the visitor's own draft, found by its cookie
  checkout: '/api/checkout',
  purchase: '/api/purchase', // buys before the selfies are uploaded
  photoReview: '/api/photo-review', // measures a photo and does not store it
  photoReviewMail: '/api/photo-review/mail', // measures a photo and mails the full result
  reviewedPhoto: '/api/photo-review/:id/photo', // JPEG, for those who have the mailed link
  leads: '/api/leads', // white-label and team requests
  events: '/api/events', // our own counter of events, without cookies; responds with 204
  withdrawals: '/api/withdrawals',
  orderRefund: '/api/orders/:id/refund', // for operators
  newsletterSignup: '/api/newsletter/signup',
  newsletterOverlays: '/api/newsletter/overlays', // what the modals show, in one language
  newsletterAddTags: '/api/newsletter/add-tags',
  newsletterRemoveTags: '/api/newsletter/remove-tags',
  newsletterCheck: '/api/newsletter/check-subscription',
  newsletterConfirm: '/api/newsletter/confirm/:token',
  newsletterPreferences: '/api/newsletter/preferences/:token',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe/:token', // also for mail programs (RFC 8058)
  newsletterOpened: '/api/newsletter/opened/:token', // the pixel of readers who agreed to it, GIF
  newsletterLink: '/api/newsletter/link/:token/:link', // counts a click of a reader who agreed, and redirects
  mailReports: '/api/mail-reports', // bounces and complaints, for the operator's mail server
  sandboxPay: '/api/payments/sandbox/pay',
  paymentWebhook: '/api/payments/:provider/webhook',
  shoots: '/api/shoots', // a paid shoot's progress, for its owner
  shootEvents: '/api/shoots/:id/events', // server-sent events
  galleryLinks: '/api/gallery-links', // mails an owner the gallery's link again
  gallery: '/api/gallery/:id',
  share: '/api/share/:id', // the public headshots of a share
  galleryZip: '/api/gallery/:id/zip',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  og: '/og/:language/:key{.+\\.jpg}', // Open Graph images, JPEG; see ogImagePath
  exampleMedia: '/examples-media/:name', // AVIF or WebP, named by a hash of its content
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
} as const;

/** Returns the path of a page's or article's Open Graph image: ogImagePath('de', 'blog/licht') = /og/de/blog/licht.jpg. */
export function ogImagePath(language: Language, key: string): string {
  return `/og/${language}/${key.split('/').map(encodeURIComponent).join('/')}.jpg`;
}
