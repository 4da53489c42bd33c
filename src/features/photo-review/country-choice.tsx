import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhotoExpectation } from '../../catalog/photo-standards.ts';
import type { PhotoReviewTexts } from '../../i18n/photo-review/en.ts';
import type { CountryGuide, SizeGuide } from '../../i18n/photo-guide.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import styles from './country-choice.module.css';

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
  const select = useRef<HTMLSelectElement>(null);
  const country = countries.find((one) => one.code === code);
  const [usual, ...others] = country?.sizes ?? [];

  const hear = useEffectEvent((shown: string) => {
    if (shown !== code) onCountry(shown);
  });
  useEffect(() => {
    // Chosen before the script was there, or restored by the browser.
    if (select.current) hear(select.current.value);
  }, []);

  return (
    <div className={styles.choice}>
      <SelectField
        ref={select}
        label={texts.label}
        placeholder={texts.other}
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
        value={code}
        onChange={(event) => onCountry(event.target.value)}
      />
      {usual && others.length > 0 ? (
        <SelectField
          label={texts.size}
          placeholder={sizeText(usual)}
          options={others.map((size) => ({ value: size.mm, text: sizeText(size) }))}
          value={others.some(({ mm }) => mm === sizeMm) ? sizeMm : ''}
          onChange={(event) => onSize(event.target.value)}
        />
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

function sizeText({ mm, role }: SizeGuide): string {
  return `${mm}, ${role}`;
}
