import { useController, type FieldPath } from 'react-hook-form';
import { Field } from '../../../ui/form/field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import type { FieldKind } from '../document/section-fields.ts';
import { isEmail, webHref } from '../document/web-links.ts';
import { CountryField } from './country-field.tsx';
import { DateField } from './date-field.tsx';
import { type ResumeForm, useEditorTexts, useMissingLetters } from './resume-form.ts';

export interface ResumeFieldProps {
  path: FieldPath<ResumeForm>;
  kind: FieldKind;
  label: string;
  hint?: string | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
}

/** A control for one field of the document. Warnings never keep anybody from going on. */
export function ResumeField({
  path,
  kind,
  label,
  hint,
  autoComplete = 'off',
  placeholder,
}: ResumeFieldProps) {
  const texts = useEditorTexts();
  const validate = (value: unknown) => {
    if (typeof value !== 'string' || value.trim() === '') return true;
    if (kind === 'email' && !isEmail(value)) return texts.wrongEmail;
    if (kind === 'url' && webHref(value) === undefined) return texts.wrongUrl;
    return true;
  };
  const { field, fieldState } = useController<ResumeForm>({ name: path, rules: { validate } });
  const value: unknown = field.value;
  const lines = Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : [];
  const text = kind === 'lines' ? lines.join('\n') : typeof value === 'string' ? value : '';
  const letters = useMissingLetters(text);
  const error = fieldState.error?.message ?? (letters === '' ? undefined : texts.letters(letters));
  const shared = {
    label,
    hint,
    error,
    name: path,
    onBlur: field.onBlur,
    ref: field.ref,
    autoComplete,
    placeholder,
  };

  if (kind === 'date') {
    return (
      <DateField label={label} hint={hint} value={text} onChange={field.onChange} onBlur={field.onBlur} />
    );
  }
  if (kind === 'country') return <CountryField {...shared} value={text} onChange={field.onChange} />;
  if (kind === 'paragraph') {
    return (
      <TextAreaField
        {...shared}
        rows={4}
        value={text}
        onChange={(event) => field.onChange(event.target.value)}
      />
    );
  }
  if (kind === 'lines') {
    return (
      <TextAreaField
        {...shared}
        rows={4}
        hint={hint ?? texts.hints.lines}
        value={text}
        onChange={(event) => field.onChange(event.target.value.split('\n'))}
        onBlur={() => {
          if (lines.some((line) => line.trim() === ''))
            field.onChange(lines.filter((line) => line.trim() !== ''));
          field.onBlur();
        }}
      />
    );
  }
  return (
    <Field
      {...shared}
      type={kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : kind === 'url' ? 'url' : 'text'}
      value={text}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}
