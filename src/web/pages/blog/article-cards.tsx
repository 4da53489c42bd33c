import { Link } from 'react-router';
import { SceneCover } from '../../sections/scene-cover.tsx';
import type { ArticleCard } from './article-card.ts';
import styles from './article-cards.module.css';

export function ArticleCards(props: {
  articles: readonly ArticleCard[];
  label: string;
  /** The heading level of the titles on this page. */
  level: 'h2' | 'h3';
}) {
  const Title = props.level;
  return (
    <ul className={styles.list} aria-label={props.label}>
      {props.articles.map((article) => (
        <li key={article.path} className={styles.card}>
          <SceneCover
            files={article.cover}
            alt=""
            sizes="(min-width: 62rem) 24rem, (min-width: 40rem) 45vw, 92vw"
            caption={article.category}
          />
          <Title className={styles.title}>
            <Link to={article.path} prefetch="intent">
              {article.title}
            </Link>
          </Title>
          <p>{article.description}</p>
          <p className={styles.facts}>
            <time dateTime={article.date}>{article.day}</time>
            <span>{article.readTime}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
