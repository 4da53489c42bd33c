import { Link } from 'react-router';
import type { RelatedLink } from '../../i18n/related-link.ts';
import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './related-links.module.css';
import { Section } from './section.tsx';

/** A list of related pages with a sentence about each. */
export function RelatedLinks({ heading, links }: { heading: string; links: readonly RelatedLink[] }) {
  const language = useLanguage();
  return (
    <Section heading={heading}>
      <ul className={styles.list}>
        {links.map(({ page, slug, name, text }) => (
          <li key={name} className={styles.link}>
            <Link
              to={pagePath(page, language, slug ? { slug } : {})}
              className={styles.name}
              prefetch="intent"
            >
              {name}
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
