import type { MetaDescriptor } from 'react-router';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { Language } from '../../catalog/languages.ts';
import type { Article } from '../../features/blog/article.ts';
import type { BlogTexts } from '../../i18n/blog/en.ts';
import { ogImagePath, pagePath } from '../../page-urls.ts';
import { feedsOf } from './feed-paths.ts';
import { breadcrumbs, type JsonLd } from './json-ld.server.ts';
import type { OgImage } from './og-image.server.ts';
import { pageHead } from './page-head.server.ts';

interface ArticleHead {
  readonly article: Article;
  /** Paths of the article's translations, its own included. */
  readonly alternates: Partial<Readonly<Record<Language, string>>>;
  readonly texts: BlogTexts;
  readonly publicUrl: string;
}

/** Builds an article's head; its title is between the specification's prefix and suffix (§2). */
export function articleHead({ article, alternates, texts, publicUrl }: ArticleHead): MetaDescriptor[] {
  const { language, slug } = article;
  const ogImage: OgImage = { path: ogImagePath(language, `blog/${slug}`), alt: article.title };
  const list = pagePath('blog', language);
  const path = pagePath('article', language, { slug });
  return pageHead({
    page: 'article',
    language,
    publicUrl,
    title: `${texts.titlePrefix}: ${article.title} · ${texts.titleSuffix}`,
    description: article.description,
    alternates,
    ogType: 'article',
    ogImage,
    jsonLd: [
      posting(article, publicUrl, publicUrl + path, publicUrl + ogImage.path),
      breadcrumbs(publicUrl, [
        { name: texts.titleSuffix, path: list },
        { name: article.title, path },
      ]),
    ],
    feeds: feedsOf(language).map(({ name, type, path: feed }) => ({
      type,
      title: `${texts.titleSuffix} (${name})`,
      path: feed,
    })),
  });
}

function posting(article: Article, publicUrl: string, url: string, image: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: [image],
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: article.language,
    keywords: article.tags.join(', '),
    articleSection: article.category,
    author: { '@type': 'Organization', name: article.author, url: publicUrl },
    publisher: { '@id': `${publicUrl}/#organization` },
    mainEntityOfPage: url,
  } satisfies WithContext<BlogPosting>;
}
