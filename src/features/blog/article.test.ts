import { expect, it } from 'vitest';
import type { Language } from '../../catalog/languages.ts';
import { type Article, createArticle, inOrder, relatedTo, translationsOf } from './article.ts';

const article = (
  slug: string,
  over: Partial<Record<string, unknown>> = {},
  language: Language = 'en',
): Article =>
  createArticle({
    slug,
    language,
    html: '<p>…</p>',
    wordCount: 1150,
    fields: {
      title: slug,
      description: 'd',
      date: '2026-11-01',
      author: 'Lichtbild',
      category: 'LinkedIn',
      tags: ['size'],
      image: 'glass-office',
      imageAlt: 'An office',
      translationKey: slug,
      ...over,
    },
  });

it('says how long it takes to read', () => {
  expect(article('a').minutes).toBe(5);
});

it.each([
  ['no title', { title: undefined }],
  ['no such day', { date: '2026-13-01' }],
  ['a field nobody knows', { tag: 'size' }],
  ['a picture that is no scene', { image: '../secret.jpg' }],
])('is refused with %s', (_, over) => {
  expect(() => article('a', over)).toThrow();
});

it('the newest comes first', () => {
  const all = [article('old'), article('new', { date: '2026-11-20' }), article('b-old')];
  expect(inOrder(all).map(({ slug }) => slug)).toEqual(['new', 'b-old', 'old']);
});

it('finds its translations and what is related in its own language', () => {
  const own = article('own', { translationKey: 'k', tags: ['size', 'dpi'] });
  const twin = article('zwilling', { translationKey: 'k' }, 'de');
  const sameCategory = article('same-category', { tags: ['other'] });
  const sameTags = article('same-tags', { category: 'CV', tags: ['size', 'dpi', 'x'] });
  const nothing = article('nothing', { category: 'CV', tags: ['light'] });
  const all = [nothing, own, twin, sameTags, sameCategory];
  expect(translationsOf(own, all)).toEqual([own, twin]);
  expect(relatedTo(own, all, 2).map(({ slug }) => slug)).toEqual(['same-category', 'same-tags']);
});
