import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { PhotoExpectation } from '../../catalog/photo-standards.ts';
import type { PhotoReviewTexts } from '../../i18n/en/photo-review.ts';
import type { CountryGuide } from '../../i18n/photo-guide.ts';
import styles from './country-choice.module.css';
import { sizeOf } from './review-target.ts';

export interface CountryChoiceProps {
  countries: readonly CountryGuide[];
  expectations: Readonly<Record<PhotoExpectation, string>>;
  /** Empty: another country. */
  code: string;
  sizeMm: string | undefined;
  onCountry: (code: string) => void;
  onSize: (mm: string) => void;
  texts: PhotoReviewTexts['country'];
}

/** The country somebody applies in, what it makes of photos, and which of its sizes is meant. */
export function CountryChoice(props: CountryChoiceProps) {
  const { countries, expectations, code, sizeMm, onCountry, onSize, texts } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const country = countries.find((one) => one.code === code);
  const size = sizeOf(country, sizeMm);

  const hear = useEffectEvent((shown: string) => {
    if (shown !== code) onCountry(shown);
  });
  useEffect(() => {
    // Chosen before the script was there, or restored by the browser.
    if (select.current) hear(select.current.value);
  }, []);

  return (
    <div className={styles.choice}>
      <div className={styles.field}>
        <label htmlFor={`${id}-country`}>{texts.label}</label>
        <select
          ref={select}
          id={`${id}-country`}
          className={styles.select}
          value={code}
          onChange={(event) => onCountry(event.target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value="">{texts.other}</option>
        </select>
      </div>
      {country && country.sizes.length > 1 ? (
        <div className={styles.field}>
          <label htmlFor={`${id}-size`}>{texts.size}</label>
          <select
            id={`${id}-size`}
            className={styles.select}
            value={size?.mm}
            onChange={(event) => onSize(event.target.value)}
          >
            {country.sizes.map(({ mm, role }) => (
              <option key={mm} value={mm}>
                {mm}, {role}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div role="status" className={styles.advice}>
        {country ? (
          <>
            <p className={styles.expectation}>{expectations[country.expectation]}</p>
            <p>
              {country.advice}
              {country.sizes.length === 0 ? ` ${texts.noSize}` : null}
            </p>
          </>
        ) : (
          <p>{texts.otherAdvice}</p>
        )}
      </div>
    </div>
  );
}
