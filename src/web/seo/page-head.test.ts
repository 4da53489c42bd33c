import { expect, it } from 'vitest';
import { pageHead, type PageHead } from './page-head.server.ts';

const HEAD: PageHead = {
  ...{ page: 'article', language: 'de', publicUrl: 'https://lichtbild.example' },
  ...{ title: 'Licht', description: 'Vom Licht.', ogImage: { path: '/og/de/blog/licht.jpg', alt: 'Licht' } },
};

/** Returns what a head lists of other languages: its alternate links and its Open Graph locales. */
function othersOf(alternates: PageHead['alternates']) {
  const head = pageHead({ ...HEAD, ...(alternates && { alternates }) }) as Record<string, string>[];
  return {
    alternates: head.filter(({ hrefLang }) => hrefLang).map(({ hrefLang, href }) => [hrefLang, href]),
    locales: head.filter(({ property }) => property === 'og:locale:alternate').map(({ content }) => content),
  };
}

it('an untranslated article has no alternate but itself', () => {
  expect(othersOf({ de: '/blog/de/licht' })).toEqual({
    alternates: [['de', 'https://lichtbild.example/blog/de/licht']],
    locales: [],
  });
});

it('an article has its translations as alternates, and the English one as x-default', () => {
  expect(othersOf({ de: '/blog/de/licht', en: '/blog/light' })).toEqual({
    alternates: [
      ['en', 'https://lichtbild.example/blog/light'],
      ['de', 'https://lichtbild.example/blog/de/licht'],
      ['x-default', 'https://lichtbild.example/blog/light'],
    ],
    locales: ['en_US'],
  });
});

it('any other page has an alternate in every language', () => {
  const head = { ...HEAD, page: 'pricing' } as const;
  const found = pageHead(head) as Record<string, string>[];
  expect(found.flatMap(({ hrefLang }) => hrefLang ?? [])).toEqual(['en', 'de', 'es', 'x-default']);
  expect(found.filter(({ property }) => property === 'og:locale:alternate')).toHaveLength(2);
});
