import { expect, it } from 'vitest';
import type { Article } from './article.ts';
import { createArticleFeed } from './article-feeds.ts';

const ORIGIN = 'https://lichtbild.example';
const article = (slug: string, html: string, language: Article['language'] = 'de'): Article => ({
  ...{ slug, html, language, title: slug, description: 'd', date: '2026-11-01', author: 'Lichtbild' },
  ...{ category: 'Licht', tags: ['licht'], image: 'lake-shore', imageAlt: 'Ein See', minutes: 1 },
  translationKey: slug,
});

function feedOf(articles: readonly Article[]) {
  return createArticleFeed(articles, {
    ...{ language: 'de', title: 'Tipps', description: 'd', url: `${ORIGIN}/blog/de` },
    ...{ rssUrl: `${ORIGIN}/blog/de/feed.xml`, jsonUrl: `${ORIGIN}/blog/de/feed.json` },
    articleUrl: (slug) => `${ORIGIN}/blog/de/${slug}`,
  });
}

it('makes links absolute for feed readers', () => {
  const html = [
    '<a href="/de/pricing?a=1&amp;b=2">Preise</a> <a class="x" href="#oben">nach oben</a>',
    '<a href="https://example.org/a">anderswo</a> <a href="mailto:a@example.org">Post</a> <img src="/s.webp" alt="">',
  ].join('');
  const feed = feedOf([article('licht', html)]);
  const { items } = JSON.parse(feed.json1()) as { items: { content_html: string }[] };
  const links = [...items[0]!.content_html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual([
    `${ORIGIN}/de/pricing?a=1&amp;b=2`,
    `${ORIGIN}/blog/de/licht#oben`,
    'https://example.org/a',
    'mailto:a@example.org',
    `${ORIGIN}/s.webp`,
  ]);
  expect(feed.rss2()).not.toMatch(/(?:href|src)="[/#]/);
});

it('contains only articles of its language', () => {
  const { items } = JSON.parse(feedOf([article('a', ''), article('b', '', 'en')]).json1()) as {
    items: { url: string }[];
  };
  expect(items.map(({ url }) => url)).toEqual([`${ORIGIN}/blog/de/a`]);
});
