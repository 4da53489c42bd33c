import { Link, redirect } from 'react-router';
import { type Article, findRelated, findTranslations } from '../../../features/blog/article.ts';
import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx';
import { blogTexts, minutesToRead } from '../../../i18n/blog/index.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { formatDay } from '../../../i18n/day.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import { articleHead } from '../../seo/article-head.server.ts';
import { Prose } from '../../sections/prose.tsx';
import { SceneCover } from '../../sections/scene-cover.tsx';
import { Section } from '../../sections/section.tsx';
import { articleCard } from '../blog/article-card.ts';
import { ArticleCards } from '../blog/article-cards.tsx';
import type { Route } from './+types/article-page.ts';
import styles from './article-page.module.css';
import { BlogFailure, blogFailure } from './blog-failure.tsx';

const RELATED = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { blog, log, settings } = context.get(webContext);
  const { language } = context.get(visitContext);
  const texts = blogTexts[language](catalogFacts(language));
  const list = pagePath('blog', language);
  const all = await blog.articles().catch((error: unknown) => {
    log.error({ error }, 'the articles cannot be read');
    throw blogFailure(500, texts.failedArticle, pagePath('article', language, params), texts.retry);
  });

  const article = all.find((one) => one.slug === params.slug && one.language === language);
  if (!article) {
    // Somebody may have changed the language in the URL by hand.
    const other = all.find(({ slug }) => slug === params.slug);
    const translation = other && findTranslations(other, all).find((one) => one.language === language);
    if (translation) throw redirect(pathOf(translation), 301);
    throw blogFailure(404, texts.articleNotFound, list, texts.back, texts.articleNotFoundText);
  }

  const alternates = Object.fromEntries(
    findTranslations(article, all).map((one) => [one.language, pathOf(one)]),
  );
  return {
    texts,
    list,
    alternates,
    head: articleHead({ article, alternates, texts, publicUrl: settings.publicUrl }),
    article: {
      ...articleCard(article, language),
      html: article.html,
      author: article.author,
      tags: article.tags,
      coverAlt: article.imageAlt,
      readTime: minutesToRead[language](article.minutes),
      updated: article.updated && { date: article.updated, day: formatDay(article.updated, language) },
    },
    newsletter: newsletterBoxTexts[language],
    related: findRelated(article, all, RELATED).map((one) => articleCard(one, language)),
  };
}

function pathOf({ language, slug }: Article): string {
  return pagePath('article', language, { slug });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { texts, list, article, newsletter, related } = loaderData;
  return (
    // The key mounts a new page for each article, which moves the focus there and clears the newsletter box.
    <Page key={article.path}>
      <Link to={list} className={styles.back}>
        ← {texts.back}
      </Link>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.category}>{article.category}</p>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.lead}>{article.description}</p>
          <p className={styles.facts}>
            <span>
              {texts.by} {article.author}
            </span>
            <span>
              {texts.published} <time dateTime={article.date}>{article.day}</time>
            </span>
            {article.updated ? (
              <span>
                {texts.updated} <time dateTime={article.updated.date}>{article.updated.day}</time>
              </span>
            ) : null}
            <span>{article.readTime}</span>
          </p>
        </header>
        <SceneCover
          files={article.cover}
          alt={article.coverAlt}
          sizes="(min-width: 62rem) 30rem, 94vw"
          eager
          caption={article.category}
        />
        <div className={styles.body}>
          <Prose html={article.html} />
          <aside className={styles.aside}>
            <p className={styles.asideTitle}>{texts.tags}</p>
            <ul className={styles.tags}>
              {article.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </aside>
        </div>
      </article>
      <NewsletterBox texts={newsletter} source="blog" />
      {related.length > 0 ? (
        <Section heading={texts.related}>
          <ArticleCards articles={related} label={texts.related} level="h3" />
        </Section>
      ) : null}
    </Page>
  );
}

export { BlogFailure as ErrorBoundary };
