import { SelectField } from '../form/select-field.tsx';

/** A select of a filter, with the choice that limits nothing. */
export function SelectFilter<Value extends string>(props: {
  readonly label: string;
  readonly name: string;
  /** The chosen value; undefined limits nothing. */
  readonly value: Value | undefined;
  /** The texts by value, in their order. */
  readonly texts: Readonly<Record<Value, string>>;
}) {
  const { label, name, value = '', texts } = props;
  return (
    <SelectField
      // The browser keeps the choice of a form that stays; another address has another choice.
      key={value}
      label={label}
      name={name}
      defaultValue={value}
      placeholder="All"
      options={Object.entries<string>(texts).map(([one, text]) => ({ value: one, text }))}
    />
  );
}
