import type { MetaDescriptor } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { OG_IMAGE_SIZE } from '../../platform/og-image/og-image.ts';
import { type PageName, pagePath, UNLISTED_PAGES } from '../../page-urls.ts';
import type { JsonLd } from './json-ld.server.ts';
import { OG_LOCALES, type OgImage } from './og-image.server.ts';

/** The paths of a page in the languages that it exists in (hreflang). */
type Alternates = Partial<Readonly<Record<Language, string>>>;

export interface PageHead {
  readonly page: PageName;
  readonly language: Language;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** The complete title, as the browser's tab shows it. */
  readonly title: string;
  readonly description: string;
  /** Paths of the same content in each language; those of the page itself when absent. */
  readonly alternates?: Alternates;
  readonly ogType?: 'website' | 'article';
  readonly ogImage: OgImage;
  readonly jsonLd?: readonly JsonLd[];
  /** A feed of this page's language. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly path: string }[];
}

/**
 * Returns the head of a page for search engines and link previews: title, canonical URL, alternates in the other languages
 * with x-default, Open Graph and structured data. It is built on the server to keep it out of the scripts.
 */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const alternates = head.alternates ?? alternatesOf(head.page);
  const canonicalUrl = head.publicUrl + (alternates[head.language] ?? pagePath(head.page, head.language));
  const descriptors: MetaDescriptor[] = [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonicalUrl },
    ...openGraph(head, canonicalUrl, alternates),
    ...(head.feeds ?? []).map(({ type, title, path }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type,
      title,
      href: head.publicUrl + path,
    })),
    ...(head.jsonLd ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
  if (UNLISTED_PAGES.has(head.page)) {
    return [...descriptors, { name: 'robots', content: 'noindex, nofollow' }];
  }
  return [
    ...descriptors,
    ...LANGUAGES.flatMap((language) => {
      const path = alternates[language];
      return path === undefined ? [] : [alternateLink(language, head.publicUrl + path)];
    }),
    // English serves everybody whose language we do not offer.
    ...(alternates.en === undefined ? [] : [alternateLink('x-default', head.publicUrl + alternates.en)]),
  ];
}

/** A page's paths in all languages. */
export function alternatesOf(page: PageName): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pagePath(page, language)])) as Record<
    Language,
    string
  >;
}

function alternateLink(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

function openGraph(head: PageHead, url: string, alternates: Alternates): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    property('og:type', head.ogType ?? 'website'),
    property('og:site_name', BRAND.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', OG_LOCALES[head.language]),
    ...LANGUAGES.filter((language) => language !== head.language && alternates[language] !== undefined).map(
      (language) => property('og:locale:alternate', OG_LOCALES[language]),
    ),
    property('og:image', head.publicUrl + head.ogImage.path),
    property('og:image:width', String(OG_IMAGE_SIZE.widthPx)),
    property('og:image:height', String(OG_IMAGE_SIZE.heightPx)),
    property('og:image:alt', head.ogImage.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
