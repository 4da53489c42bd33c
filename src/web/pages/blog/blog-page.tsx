import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx';
import { blogTexts } from '../../../i18n/blog/index.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { webContext } from '../../context.ts';
import { feedsOf } from '../../seo/feed-paths.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { BlogFailure, blogFailure } from '../article/blog-failure.tsx';
import type { Route } from './+types/blog-page.ts';
import { articleCard } from './article-card.ts';
import { ArticleCards } from './article-cards.tsx';
import styles from './blog-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { blog, log } = context.get(webContext);
  const page = marketingPage(context, 'blog', blogTexts);
  const { language, texts } = page;
  const all = await blog.articles().catch((error: unknown) => {
    log.error({ error }, 'the articles cannot be read');
    throw blogFailure(500, texts.failedList, pagePath('blog', language), texts.retry);
  });
  const articles = all.filter((article) => article.language === language);
  return {
    ...page,
    articles: articles.map((article) => articleCard(article, language)),
    feeds: feedsOf(language),
    newsletter: newsletterBoxTexts[language],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { texts, articles, feeds, newsletter } = loaderData;
  return (
    <Page>
      <PageHeading heading={texts.heading} lead={texts.lead} />
      <div className={styles.list}>
        {articles.length > 0 ? (
          <ArticleCards articles={articles} label={texts.listLabel} level="h2" />
        ) : (
          <p>{texts.empty}</p>
        )}
      </div>
      <NewsletterBox texts={newsletter} source="blog" />
      <p className={styles.feeds}>
        {texts.feeds}:{' '}
        {feeds.map(({ name, path }, index) => (
          <span key={path}>
            {index > 0 ? ', ' : ''}
            <a href={path}>{name}</a>
          </span>
        ))}
      </p>
    </Page>
  );
}

export { BlogFailure as ErrorBoundary };
