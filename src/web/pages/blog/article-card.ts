import type { Language } from '../../../catalog/languages.ts';
import type { Article } from '../../../features/blog/article.ts';
import { minutesToRead } from '../../../i18n/blog/index.ts';
import { formatDay } from '../../../i18n/day.ts';
import { pagePath } from '../../../page-urls.ts';
import type { PictureFiles } from '../../../ui/picture/picture.tsx';
import { scenePicture } from '../../../ui/picture/scene-pictures.ts';

/** The fields of an article that list pages need. */
export interface ArticleCard {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly date: string;
  /** The date in words, in the page's language. */
  readonly day: string;
  readonly readTime: string;
  readonly cover: PictureFiles;
}

/** Builds an article's card. Only loaders call it, because the tables of pictures and texts stay on the server. */
export function articleCard(article: Article, language: Language): ArticleCard {
  const { slug, title, description, category, date, minutes, image } = article;
  return {
    path: pagePath('article', language, { slug }),
    title,
    description,
    category,
    date,
    day: formatDay(date, language),
    readTime: minutesToRead[language](minutes),
    cover: scenePicture(image),
  };
}
