import { Section } from '../../sections/section.tsx';
import type { ShownRatings } from './shown-ratings.ts';
import styles from './customer-ratings.module.css';

/** Ratings that their authors and an operator have published. */
export function CustomerRatings({ heading, lead, ratings }: ShownRatings) {
  return (
    <Section id="ratings" heading={heading} lead={lead}>
      <ul className={styles.list}>
        {ratings.map(({ stars, comment, language, by }, index) => (
          <li key={index}>
            <figure className={styles.rating}>
              <p className={styles.stars}>{stars}</p>
              {comment === undefined ? null : (
                <blockquote className={styles.comment} lang={language}>
                  {comment}
                </blockquote>
              )}
              <figcaption className={styles.by}>{by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
