import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';
import type { Log } from '../../platform/log/log.ts';
import { readFrontMatter } from '../../platform/markdown/read-front-matter.ts';
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts';
import { type Article, createArticle, sortArticles } from './article.ts';

/** The folder with articles could not be read. */
export class BlogError extends Error {
  override readonly name = 'BlogError';
}

export interface Blog {
  /** Returns the articles in all languages, newest first. @throws {BlogError} */
  articles(): Promise<readonly Article[]>;
}

const SCENE_IDS: ReadonlySet<string> = new Set(
  Object.values(SCENES).flatMap((scenes) => scenes.map(({ id }) => id)),
);

const TABLE_LABELS: Readonly<Record<Language, string>> = { en: 'Table', de: 'Tabelle', es: 'Tabla' };

/** Reads the articles `<folder>/<language>/<slug>.md` once. An invalid article is logged and left out. */
export function createArticleFolder(folder: string, log: Log): Blog {
  let read: Promise<readonly Article[]> | undefined;
  return {
    articles() {
      read ??= readAll(folder, log).catch((cause: unknown) => {
        read = undefined;
        throw new BlogError(`the articles in ${folder} cannot be read`, { cause });
      });
      return read;
    },
  };
}

async function readAll(folder: string, log: Log): Promise<readonly Article[]> {
  const articles = await Promise.all(
    LANGUAGES.map(async (language) => {
      const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.md'));
      return Promise.all(names.map((name) => readOne(folder, language, name.slice(0, -3), log)));
    }),
  );
  return sortArticles(articles.flat().filter((article) => article !== undefined));
}

async function readOne(
  folder: string,
  language: Language,
  slug: string,
  log: Log,
): Promise<Article | undefined> {
  const path = join(folder, language, `${slug}.md`);
  try {
    const { fields, body } = readFrontMatter(await readFile(path, 'utf8'));
    const rendered = renderMarkdown(body, TABLE_LABELS[language]);
    const article = createArticle({ slug, language, fields, ...rendered });
    if (!SCENE_IDS.has(article.image)) throw new Error(`there is no scene ${article.image}`);
    return article;
  } catch (error) {
    log.error({ article: path, error: String(error) }, 'an article is invalid and left out');
    return undefined;
  }
}
