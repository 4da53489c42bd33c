import type { MetaDescriptor } from 'react-router';
import { BRAND } from '../catalog/brand.ts';
import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { type PageName, pagePath, PRIVATE_PAGES } from '../routes.ts';

export interface PageMeta {
  readonly page: PageName;
  readonly language: Language;
  /** Without a slash at the end; from the root loader (rootOf). */
  readonly publicUrl: string;
  readonly title: string;
  readonly description?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Title, description, canonical address and the twins in the other languages; private pages are not listed. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title.includes(BRAND.name) ? page.title : `${page.title} · ${BRAND.name}`;
  const descriptors: MetaDescriptor[] = [{ title }];
  if (page.description) descriptors.push({ name: 'description', content: page.description });
  if (PRIVATE_PAGES.has(page.page)) {
    return [...descriptors, { name: 'robots', content: 'noindex, nofollow' }];
  }
  const address = (language: Language) => page.publicUrl + pagePath(page.page, language, page.params);
  return [
    ...descriptors,
    { tagName: 'link', rel: 'canonical', href: address(page.language) },
    ...LANGUAGES.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: address(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:url', content: address(page.language) },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
  ];
}

interface Match {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** The root loader's answer, for a page's `meta({ matches })`; a failed root falls back to English. */
export function rootOf(matches: readonly (Match | undefined)[]): { language: Language; publicUrl: string } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    { language: Language; publicUrl: string } | undefined;
  return { language: root?.language ?? 'en', publicUrl: root?.publicUrl ?? '' };
}
