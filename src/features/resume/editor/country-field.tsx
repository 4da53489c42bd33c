import { useMemo } from 'react';
import { SelectField, type SelectFieldProps } from '../../../ui/form/select-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { listCountries } from '../document/countries.ts';
import { useEditorTexts } from './resume-form.ts';

export interface CountryFieldProps extends Omit<SelectFieldProps, 'options' | 'onChange' | 'placeholder'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** Asks for a country. What an opened file has instead of a code stays as another choice. */
export function CountryField({ value, onChange, placeholder: _, ...rest }: CountryFieldProps) {
  const texts = useEditorTexts();
  const language = useLanguage();
  const countries = useMemo(() => listCountries(language), [language]);
  const code = value.toUpperCase();
  const isListed = countries.some((country) => country.value === code);
  return (
    <SelectField
      {...rest}
      placeholder={texts.person.noCountry}
      options={isListed || value === '' ? countries : [{ value, text: value }, ...countries]}
      value={isListed ? code : value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
