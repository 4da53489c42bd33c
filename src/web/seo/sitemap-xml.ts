import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { type Article, findTranslations } from '../../features/blog/article.ts';
import { PAGE_NAMES, pagePath, UNLISTED_PAGES } from '../../page-urls.ts';

/** Lists every indexable page in each language with its alternates. Only articles have a date of their last change. */
export async function sitemapXml(publicUrl: string, articles: readonly Article[]): Promise<string> {
  const items = [...pageItems(), ...articleItems(articles)];
  const stream = new SitemapStream({
    hostname: publicUrl,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return xml.toString();
}

function pageItems(): SitemapItemLoose[] {
  return PAGE_NAMES.filter((page) => page !== 'article' && !UNLISTED_PAGES.has(page)).flatMap((page) =>
    LANGUAGES.map((language) => ({
      url: pagePath(page, language),
      links: alternateLinks(LANGUAGES.map((other) => [other, pagePath(page, other)])),
    })),
  );
}

function articleItems(articles: readonly Article[]): SitemapItemLoose[] {
  const pathOf = ({ language, slug }: Article) => pagePath('article', language, { slug });
  return articles.map((article) => ({
    url: pathOf(article),
    lastmod: article.updated ?? article.date,
    links: alternateLinks(
      findTranslations(article, articles).map((other) => [other.language, pathOf(other)]),
    ),
  }));
}

/** English is also the x-default, for everybody whose language we do not offer. */
function alternateLinks(paths: readonly (readonly [Language, string])[]) {
  const english = paths.find(([language]) => language === 'en');
  return [
    ...paths.map(([lang, url]) => ({ lang, url })),
    ...(english ? [{ lang: 'x-default', url: english[1] }] : []),
  ];
}
