import { Hono } from 'hono';
import { LANGUAGES } from '../../catalog/languages.ts';
import { createArticleFeed } from '../../features/blog/article-feeds.ts';
import { blogTexts } from '../../i18n/blog/index.ts';
import { catalogFacts } from '../../i18n/catalog-facts.ts';
import { ENDPOINTS, pagePath } from '../../page-urls.ts';
import type { WebContext } from '../context.ts';
import { feedsOf } from './feed-paths.ts';
import { createOgRoutes } from '../og/og-routes.ts';
import { findOgPage } from './find-og-page.server.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** One hour, because crawlers come about once a day. */
const CACHE_ONE_HOUR = 'public, max-age=3600';

const headers = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': CACHE_ONE_HOUR,
});

/** Serves robots.txt, the sitemap, the feeds and the Open Graph images. */
export function createSeoRoutes(
  context: Pick<WebContext, 'settings' | 'blog' | 'legalDocuments' | 'ogImages'>,
): Hono {
  const { publicUrl } = context.settings;
  const app = new Hono();
  app.get(ENDPOINTS.robots, (c) => c.text(robotsText(publicUrl), 200, { 'Cache-Control': CACHE_ONE_HOUR }));
  app.get(ENDPOINTS.sitemap, async (c) => {
    const xml = await sitemapXml(publicUrl, await context.blog.articles());
    return c.body(xml, 200, headers('application/xml'));
  });
  app.route(
    '/',
    createOgRoutes({
      find: (language, key) => findOgPage(context, language, key),
      render: (card) => context.ogImages.render(card),
    }),
  );
  for (const language of LANGUAGES) {
    const [rss, json] = feedsOf(language);
    const feed = async () => {
      const list = publicUrl + pagePath('blog', language);
      const { title, description } = blogTexts[language](catalogFacts(language));
      return createArticleFeed(await context.blog.articles(), {
        language,
        title,
        description,
        url: list,
        rssUrl: publicUrl + rss.path,
        jsonUrl: publicUrl + json.path,
        articleUrl: (slug) => publicUrl + pagePath('article', language, { slug }),
      });
    };
    app.get(rss.path, async (c) => c.body((await feed()).rss2(), 200, headers(rss.type)));
    app.get(json.path, async (c) => c.body((await feed()).json1(), 200, headers(json.type)));
  }
  return app;
}

/** Unlisted pages are not disallowed here: a crawler has to read a page to find its `noindex`. */
function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${publicUrl}${ENDPOINTS.sitemap}`,
    '',
  ].join('\n');
}
