import { useId, useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { dateToStore, parseDate, type TypedDate, typedDate } from '../document/dates.ts';
import styles from './editor.module.css';
import { useEditorTexts } from './resume-form.ts';

export interface DateFieldProps {
  label: string;
  hint?: string | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD; '' without a date. It may also be unfinished (`dateToStore`). */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Asks for month and year. A day that an opened file has stays until month or year are changed. */
export function DateField({ label, hint, value, onChange, onBlur }: DateFieldProps) {
  const texts = useEditorTexts();
  const hintId = useId();
  const language = useLanguage();
  // Unfinished input is not always stored. It counts only for the value that it was typed over, which an undo may replace.
  const [typed, setTyped] = useState<TypedDate & { over: string }>();
  const [hasLeft, setLeft] = useState(true);
  const shown = typed?.over === value ? typed : typedDate(value);
  const { year, month } = shown;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    text: format.format(Date.UTC(2024, index, 15)),
  }));

  function change(next: TypedDate) {
    const over = dateToStore(next, value);
    setTyped({ ...next, over });
    setLeft(false);
    onChange(over);
  }

  const isWrong = year === '' ? month !== '' : parseDate(year) === undefined;
  return (
    <fieldset
      className={styles.date}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setLeft(true);
        onBlur();
      }}
      aria-describedby={hint ? hintId : undefined}
    >
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
        error={isWrong && (hasLeft || year.length === 4) ? texts.date.wrongYear : undefined}
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
