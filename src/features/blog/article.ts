import { z } from 'zod';
import type { Language } from '../../catalog/languages.ts';

/** What stands between the `---` lines on top of an article's file. */
const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(170),
  /** The day it was published. */
  date: z.iso.date(),
  /** The day it was last changed in substance. */
  updated: z.iso.date().optional(),
  author: z.string().min(1),
  category: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
  /** Id of one of our scenes. */
  image: z.string().regex(/^[a-z-]+$/),
  imageAlt: z.string().min(1),
  /** The same in all translations of an article. */
  translationKey: z.string().regex(/^[a-z0-9-]+$/),
});

export interface Article extends z.infer<typeof frontMatter> {
  readonly slug: string;
  readonly language: Language;
  readonly html: string;
  readonly minutes: number;
}

/** Adults read about so many words of plain text a minute (Brysbaert 2019: 238 in English). */
const WORDS_PER_MINUTE = 230;

/** @throws {z.ZodError} naming the field that is missing or wrong. */
export function createArticle(file: {
  readonly slug: string;
  readonly language: Language;
  readonly fields: unknown;
  readonly html: string;
  readonly wordCount: number;
}): Article {
  const { slug, language, html, wordCount } = file;
  const minutes = Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
  return { ...frontMatter.parse(file.fields), slug, language, html, minutes };
}

/** Newest first, then by title. */
export function inOrder(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, a.language),
  );
}

/** An article's translations, itself among them. */
export function translationsOf(article: Article, all: readonly Article[]): readonly Article[] {
  return all.filter(({ translationKey }) => translationKey === article.translationKey);
}

/** Articles of the same language that share the most with this one: its category counts like two tags. */
export function relatedTo(article: Article, all: readonly Article[], most: number): readonly Article[] {
  const shared = (other: Article) =>
    (other.category === article.category ? 2 : 0) +
    other.tags.filter((tag) => article.tags.includes(tag)).length;
  return inOrder(
    all.filter(
      ({ language, translationKey }) =>
        language === article.language && translationKey !== article.translationKey,
    ),
  )
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}
