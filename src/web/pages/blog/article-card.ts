import type { Language } from '../../../catalog/languages.ts';
import type { Article } from '../../../features/blog/article.ts';
import { minutesToRead } from '../../../i18n/blog/index.ts';
import { formatDay } from '../../../i18n/day.ts';
import { pagePath } from '../../../page-urls.ts';
import type { PictureFiles } from '../../../ui/picture/picture.tsx';
import { scenePicture } from '../../../ui/picture/scene-pictures.ts';

/** What a list shows of an article. */
export interface ArticleCard {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly date: string;
  /** The date as people write it. */
  readonly day: string;
  readonly readTime: string;
  readonly cover: PictureFiles;
}

/** For loaders: pictures and words are looked up on the server. */
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
