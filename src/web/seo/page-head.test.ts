import { expect, it } from 'vitest';
import { pageHead, type PageHead } from './page-head.server.ts';

const HEAD: PageHead = {
  ...{ page: 'article', language: 'de', publicUrl: 'https://lichtbild.example' },
  ...{ title: 'Licht', description: 'Vom Licht.', ogImage: { path: '/og/de/blog/licht.jpg', alt: 'Licht' } },
};

/** What the head says of other languages: its alternates and the locales for those who share it. */
function othersOf(twins: PageHead['twins']) {
  const head = pageHead({ ...HEAD, ...(twins && { twins }) }) as Record<string, string>[];
  return {
    alternates: head.filter(({ hrefLang }) => hrefLang).map(({ hrefLang, href }) => [hrefLang, href]),
    locales: head.filter(({ property }) => property === 'og:locale:alternate').map(({ content }) => content),
  };
}

it('an article that was never translated names itself alone', () => {
  expect(othersOf({ de: '/blog/de/licht' })).toEqual({
    alternates: [['de', 'https://lichtbild.example/blog/de/licht']],
    locales: [],
  });
});

it('an article names the translations that it has, and the English one for everybody else', () => {
  expect(othersOf({ de: '/blog/de/licht', en: '/blog/light' })).toEqual({
    alternates: [
      ['en', 'https://lichtbild.example/blog/light'],
      ['de', 'https://lichtbild.example/blog/de/licht'],
      ['x-default', 'https://lichtbild.example/blog/light'],
    ],
    locales: ['en_US'],
  });
});

it('any other page has all its twins', () => {
  const head = { ...HEAD, page: 'pricing' } as const;
  const found = pageHead(head) as Record<string, string>[];
  expect(found.flatMap(({ hrefLang }) => hrefLang ?? [])).toEqual(['en', 'de', 'es', 'x-default']);
  expect(found.filter(({ property }) => property === 'og:locale:alternate')).toHaveLength(2);
});
