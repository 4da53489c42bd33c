import type { Language } from '../../catalog/languages.ts';
import { pagePath } from '../../page-urls.ts';

/** Returns the blog's feeds in a language. */
export function feedsOf(language: Language) {
  const list = pagePath('blog', language);
  return [
    { name: 'RSS', type: 'application/rss+xml', path: `${list}/feed.xml` },
    { name: 'JSON Feed', type: 'application/feed+json', path: `${list}/feed.json` },
  ] as const;
}
