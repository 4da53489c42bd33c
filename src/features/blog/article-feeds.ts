import { Feed } from 'feed';
import type { Language } from '../../catalog/languages.ts';
import type { Article } from './article.ts';

export interface FeedInfo {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** URL of the list of articles. */
  readonly url: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  readonly articleUrl: (slug: string) => string;
}

/** Returns the articles of one language as a feed, newest first. */
export function createArticleFeed(articles: readonly Article[], info: FeedInfo): Feed {
  const own = articles.filter(({ language }) => language === info.language);
  const newest = own[0];
  const feed = new Feed({
    id: info.url,
    link: info.url,
    title: info.title,
    description: info.description,
    language: info.language,
    copyright: '',
    feedLinks: { rss: info.rssUrl, json: info.jsonUrl },
    ...(newest ? { updated: new Date(newest.updated ?? newest.date) } : {}),
  });
  for (const article of own) {
    const url = info.articleUrl(article.slug);
    feed.addItem({
      id: url,
      link: url,
      title: article.title,
      description: article.description,
      content: makeLinksAbsolute(article.html, url),
      date: new Date(article.updated ?? article.date),
      published: new Date(article.date),
      author: [{ name: article.author }],
      category: article.tags.map((name) => ({ name })),
    });
  }
  return feed;
}

/** Resolves relative links, because feed readers have no page to resolve them against. */
function makeLinksAbsolute(html: string, pageUrl: string): string {
  return html.replace(/(?<=\s(?:href|src)=")[^"]*/g, (link) => URL.parse(link, pageUrl)?.href ?? link);
}
