import { expect, it } from 'vitest';
import type { Language } from '../../catalog/languages.ts';
import { type Article, createArticle, sortArticles, findRelated, findTranslations } from './article.ts';

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

it('estimates the reading time', () => {
  expect(article('a').minutes).toBe(5);
});

it.each([
  ['no title', { title: undefined }],
  ['no such day', { date: '2026-13-01' }],
  ['an unknown field', { tag: 'size' }],
  ['an image that is not a scene', { image: '../secret.jpg' }],
])('is refused with %s', (_, over) => {
  expect(() => article('a', over)).toThrow();
});

it('sorts articles newest first', () => {
  const all = [article('old'), article('new', { date: '2026-11-20' }), article('b-old')];
  expect(sortArticles(all).map(({ slug }) => slug)).toEqual(['new', 'b-old', 'old']);
});

it('finds translations, and related articles of the same language', () => {
  const own = article('own', { translationKey: 'k', tags: ['size', 'dpi'] });
  const translation = article('eigener', { translationKey: 'k' }, 'de');
  const sameCategory = article('same-category', { tags: ['other'] });
  const sameTags = article('same-tags', { category: 'CV', tags: ['size', 'dpi', 'x'] });
  const nothing = article('nothing', { category: 'CV', tags: ['light'] });
  const all = [nothing, own, translation, sameTags, sameCategory];
  expect(findTranslations(own, all)).toEqual([own, translation]);
  expect(findRelated(own, all, 2).map(({ slug }) => slug)).toEqual(['same-category', 'same-tags']);
});
