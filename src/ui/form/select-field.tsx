import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldTexts {
  /** The text of the empty choice, whose value is ''. Default: there is none. */
  placeholder?: string;
  options: readonly { readonly value: string; readonly text: string }[];
}

/** A native select with its label, hint and error. */
export function SelectField({ label, hint, error, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <span className={styles.selectBox}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  );
}
