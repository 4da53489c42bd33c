import type { MetaDescriptor } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { OG_IMAGE_SIZE } from '../../platform/og-image/og-image.ts';
import { type PageName, pagePath, UNLISTED_PAGES } from '../../page-urls.ts';
import type { JsonLd } from './json-ld.server.ts';
import { OG_LOCALES, type OgImage } from './og-image.server.ts';

/** The paths of a page in the languages that it has. */
type Twins = Partial<Readonly<Record<Language, string>>>;

export interface PageHead {
  readonly page: PageName;
  readonly language: Language;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Whole, as the browser's tab shows it. */
  readonly title: string;
  readonly description: string;
  /** Paths of the same content in each language; those of the page itself when absent. */
  readonly twins?: Twins;
  readonly ogType?: 'website' | 'article';
  readonly ogImage: OgImage;
  readonly jsonLd?: readonly JsonLd[];
  /** A feed of this page's language. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly path: string }[];
}

/**
 * Everything a listed page says to search engines and to those who share it: title, canonical address, twins in the
 * other languages with x-default, Open Graph, structured data. Made on the server, so that none of it is script.
 */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const twins = head.twins ?? twinsOf(head.page);
  const own = head.publicUrl + (twins[head.language] ?? pagePath(head.page, head.language));
  const descriptors: MetaDescriptor[] = [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: own },
    ...openGraph(head, own, twins),
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
      const path = twins[language];
      return path === undefined ? [] : [alternate(language, head.publicUrl + path)];
    }),
    // English is for everybody whose language we do not speak.
    ...(twins.en === undefined ? [] : [alternate('x-default', head.publicUrl + twins.en)]),
  ];
}

/** A page's paths in all languages. */
export function twinsOf(page: PageName): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pagePath(page, language)])) as Record<
    Language,
    string
  >;
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

function openGraph(head: PageHead, url: string, twins: Twins): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    property('og:type', head.ogType ?? 'website'),
    property('og:site_name', BRAND.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', OG_LOCALES[head.language]),
    ...LANGUAGES.filter((language) => language !== head.language && twins[language] !== undefined).map(
      (language) => property('og:locale:alternate', OG_LOCALES[language]),
    ),
    property('og:image', head.publicUrl + head.ogImage.path),
    property('og:image:width', String(OG_IMAGE_SIZE.widthPx)),
    property('og:image:height', String(OG_IMAGE_SIZE.heightPx)),
    property('og:image:alt', head.ogImage.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
