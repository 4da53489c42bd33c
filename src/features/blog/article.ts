import { z } from 'zod';
import type { Language } from '../../catalog/languages.ts';

/** The YAML front matter at the top of an article's file. */
const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(170),
  /** Day of publication. */
  date: z.iso.date(),
  /** Day of the last substantial change. */
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

/** Reading speed of adults, rounded down (Brysbaert 2019: 238 words a minute in English). */
const WORDS_PER_MINUTE = 230;

/** @throws {z.ZodError} naming the field that is missing or invalid */
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

/** Sorts articles newest first, then by title. */
export function sortArticles(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, a.language),
  );
}

/** Returns an article's translations including itself. */
export function findTranslations(article: Article, all: readonly Article[]): readonly Article[] {
  return all.filter(({ translationKey }) => translationKey === article.translationKey);
}

/** Returns the articles of the same language that share the most with this one. A shared category counts like two tags. */
export function findRelated(article: Article, all: readonly Article[], max: number): readonly Article[] {
  const shared = (other: Article) =>
    (other.category === article.category ? 2 : 0) +
    other.tags.filter((tag) => article.tags.includes(tag)).length;
  return sortArticles(
    all.filter(
      ({ language, translationKey }) =>
        language === article.language && translationKey !== article.translationKey,
    ),
  )
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, max);
}
