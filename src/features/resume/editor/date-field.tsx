import { useId, useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { parseDate } from '../document/dates.ts';
import styles from './editor.module.css';
import { useEditorTexts } from './resume-form.ts';

export interface DateFieldProps {
  label: string;
  hint?: string | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD; '' without a date. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Asks for month and year. A day that an opened file has stays until month or year are changed. */
export function DateField({ label, hint, value, onChange, onBlur }: DateFieldProps) {
  const texts = useEditorTexts();
  const hintId = useId();
  const language = useLanguage();
  const parts = parseDate(value);
  // A year that is still being typed is no date yet, and is kept here until it is one.
  const [typed, setTyped] = useState<{ year: string; month: string }>();
  const year = typed?.year ?? (parts ? String(parts.year) : '');
  const month = typed?.month ?? (parts?.month === undefined ? '' : String(parts.month).padStart(2, '0'));
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    text: format.format(Date.UTC(2024, index, 15)),
  }));

  function change(next: { year: string; month: string }) {
    const date = next.month === '' ? next.year : `${next.year}-${next.month}`;
    const isDate = parseDate(date) !== undefined;
    setTyped(isDate ? undefined : next);
    onChange(isDate ? date : '');
  }

  const isWrong = year !== '' && parseDate(year) === undefined;
  return (
    <fieldset className={styles.date} onBlur={onBlur} aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      <SelectField
        label={texts.date.month}
        placeholder={texts.date.none}
        options={months}
        value={month}
        onChange={(event) => change({ year, month: event.target.value })}
      />
      <Field
        label={texts.date.year}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        error={isWrong && typed?.year.length === 4 ? texts.date.wrongYear : undefined}
        onChange={(event) => change({ year: event.target.value.trim(), month })}
      />
      {hint ? (
        <p id={hintId} className={styles.dateHint}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
