import type { CountryGuide } from '../../../i18n/photo-guide.ts';
import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import { countryFacts, type ReviewedPhoto } from './country-facts.ts';
import styles from './country-result.module.css';

export interface CountryResultProps {
  country: CountryGuide;
  photo: ReviewedPhoto;
  texts: PhotoReviewResultTexts;
}

/** The customs of the chosen country, compared with the photo. */
export function CountryResult({ country, photo, texts }: CountryResultProps) {
  return (
    <section className={styles.country} aria-label={texts.country.heading}>
      <h3 className={styles.heading}>{`${texts.country.heading}: ${country.name}`}</h3>
      <p>{country.advice}</p>
      <dl className={styles.facts}>
        {countryFacts(country, photo, texts).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
