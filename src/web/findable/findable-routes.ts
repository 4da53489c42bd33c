import { Hono } from 'hono';
import { API } from '../../routes.ts';
import type { WebContext } from '../context.ts';
import { robotsText } from './robots-text.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** An hour: often enough for those who look once a day. */
const CACHE = 'public, max-age=3600';

/** What search engines read. */
export function createFindableRoutes(context: Pick<WebContext, 'settings' | 'blog'>): Hono {
  const { publicUrl } = context.settings;
  const app = new Hono();
  app.get(API.robots, (c) => c.text(robotsText(publicUrl), 200, { 'Cache-Control': CACHE }));
  app.get(API.sitemap, async (c) => {
    const xml = await sitemapXml(publicUrl, await context.blog.articles());
    return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE });
  });
  return app;
}
