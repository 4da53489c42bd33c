import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {}

/** A single-line text field with its label, hint and error. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>{(control) => <input {...input} {...control} />}</FieldFrame>
  );
}
