import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Language } from '../../../catalog/languages.ts';
import type { Article } from '../../../features/blog/article.ts';
import { BlogError } from '../../../features/blog/article-folder.server.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { visitContext, type WebContext, webContext } from '../../context.ts';
import { loader as loadArticle } from '../article/article-page.tsx';
import { loader as loadList } from './blog-page.tsx';

function visit(language: Language, articles: () => Promise<readonly Article[]>) {
  const context = new RouterContextProvider();
  context.set(webContext, {
    blog: { articles },
    log: silentLog,
    settings: { publicUrl: 'http://localhost:3000' },
  } as unknown as WebContext);
  context.set(visitContext, { language, requestId: 'r', nonce: 'n', ownShootId: undefined });
  return context;
}
const broken = () => Promise.reject(new BlogError('no such folder'));
const none = async () => [];

const list = (context: RouterContextProvider) =>
  loadList({ context } as unknown as Parameters<typeof loadList>[0]);
const article = (context: RouterContextProvider) =>
  loadArticle({ context, params: { slug: 'photo' } } as unknown as Parameters<typeof loadArticle>[0]);

it.each([
  ['en', 'Failed to load articles. Please try again later.'],
  ['de', 'Die Artikel konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.'],
  ['es', 'No se han podido cargar los artículos. Inténtelo de nuevo más tarde.'],
] as const)('a list that cannot be read says so in %s', async (language, heading) => {
  await expect(list(visit(language, broken))).rejects.toMatchObject({
    data: { heading },
    init: { status: 500 },
  });
});

it('an article that cannot be read says so, with a way to try again', async () => {
  await expect(article(visit('en', broken))).rejects.toMatchObject({
    data: { heading: 'Failed to load article. Please try again later.', link: { path: '/blog/photo' } },
    init: { status: 500 },
  });
});

it('an article that is not there says so, with a way back', async () => {
  await expect(article(visit('en', none))).rejects.toMatchObject({
    data: { heading: 'Article not found', link: { path: '/blog' } },
    init: { status: 404 },
  });
});
