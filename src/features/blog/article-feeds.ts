import { Feed } from 'feed';
import type { Language } from '../../catalog/languages.ts';
import type { Article } from './article.ts';

export interface FeedFrame {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Of the list of articles. */
  readonly url: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  readonly articleUrl: (slug: string) => string;
}

/** The newest articles of one language, for feed readers. */
export function articleFeed(articles: readonly Article[], frame: FeedFrame): Feed {
  const own = articles.filter(({ language }) => language === frame.language);
  const newest = own[0];
  const feed = new Feed({
    id: frame.url,
    link: frame.url,
    title: frame.title,
    description: frame.description,
    language: frame.language,
    copyright: '',
    feedLinks: { rss: frame.rssUrl, json: frame.jsonUrl },
    ...(newest ? { updated: new Date(newest.updated ?? newest.date) } : {}),
  });
  for (const article of own) {
    const url = frame.articleUrl(article.slug);
    feed.addItem({
      id: url,
      link: url,
      title: article.title,
      description: article.description,
      content: absoluteLinks(article.html, url),
      date: new Date(article.updated ?? article.date),
      published: new Date(article.date),
      author: [{ name: article.author }],
      category: article.tags.map((name) => ({ name })),
    });
  }
  return feed;
}

/** A feed reader knows no page to which a link could be relative. */
function absoluteLinks(html: string, pageUrl: string): string {
  return html.replace(/(?<=\s(?:href|src)=")[^"]*/g, (link) => URL.parse(link, pageUrl)?.href ?? link);
}
