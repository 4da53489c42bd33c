import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {}

/** A multi-line text field with its label, hint and error. */
export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <textarea
          rows={5}
          {...textarea}
          {...control}
          className={classNames(control.className, styles.textArea)}
        />
      )}
    </FieldFrame>
  );
}
