import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldTexts {
  /** The text of the empty choice, whose value is ''. Default: there is none. */
  placeholder?: string;
  options: readonly (SelectOption | SelectGroup)[];
}

interface SelectOption {
  readonly value: string;
  readonly text: string;
}

/** Options below a heading. */
interface SelectGroup {
  readonly group: string;
  readonly options: readonly SelectOption[];
}

/** A native select with its label, hint and error. */
export function SelectField({ label, hint, error, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <span className={styles.selectBox}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((one) =>
              'group' in one ? (
                <optgroup key={one.group} label={one.group}>
                  {one.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(one)
              ),
            )}
          </select>
        </span>
      )}
    </FieldFrame>
  );
}

function renderOption({ value, text }: SelectOption) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}
