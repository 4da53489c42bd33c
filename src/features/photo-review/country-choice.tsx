import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhotoExpectation } from '../../catalog/photo-standards.ts';
import type { PhotoReviewTexts } from '../../i18n/photo-review/en.ts';
import type { CountryGuide, SizeGuide } from '../../i18n/photo-guide.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import styles from './country-choice.module.css';

export interface CountryChoiceProps {
  countries: readonly CountryGuide[];
  expectations: Readonly<Record<PhotoExpectation, string>>;
  /** Empty for a country that is not listed. */
  code: string;
  sizeMm: string | undefined;
  onCountry: (code: string) => void;
  onSize: (mm: string) => void;
  texts: PhotoReviewTexts['country'];
}

/** Asks for the country of the application and its photo size, and shows what employers there expect of photos. */
export function CountryChoice(props: CountryChoiceProps) {
  const { countries, expectations, code, sizeMm, onCountry, onSize, texts } = props;
  const select = useRef<HTMLSelectElement>(null);
  const country = countries.find((one) => one.code === code);
  const [usual, ...others] = country?.sizes ?? [];

  const adoptShownValue = useEffectEvent((shown: string) => {
    if (shown !== code) onCountry(shown);
  });
  useEffect(() => {
    // The value may have been chosen before hydration, or restored by the browser.
    if (select.current) adoptShownValue(select.current.value);
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
