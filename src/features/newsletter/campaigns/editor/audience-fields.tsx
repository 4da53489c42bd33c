import { LANGUAGES } from '../../../../catalog/languages.ts';
import { SUBSCRIBER_TAGS } from '../../../../catalog/newsletter.ts';
import type { Audience, AudienceBehaviour } from '../../../../platform/db/tables/campaigns.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { AUDIENCE_BEHAVIOURS } from '../audience.ts';
import { daysOf, toggled } from './draft.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

const BEHAVIOUR_NAMES: Readonly<Record<AudienceBehaviour, string>> = {
  everyone: 'Whatever they have done',
  'has-bought': 'Who have bought',
  'has-not-bought': 'Who have never bought',
  'left-order-unpaid': 'Who opened an order and did not pay it',
};

interface AudienceFieldsProps {
  readonly audience: Audience;
  readonly onChange: (change: Partial<Audience>) => void;
}

/** Chooses the readers among the confirmed subscribers. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  const languages = audience.languages.length === 0 ? LANGUAGES : audience.languages;
  return (
    <div className="dash-dialog">
      <Checkboxes
        legend="Languages"
        values={LANGUAGES}
        names={LANGUAGE_NAMES}
        checked={languages}
        onToggle={(language) => {
          const chosen = toggled(languages, language);
          // All of them means also those that are added later.
          onChange({ languages: chosen.length === LANGUAGES.length ? [] : chosen });
        }}
      />
      <Checkboxes
        legend="With any of these tags (none: everybody)"
        values={SUBSCRIBER_TAGS}
        checked={audience.anyOfTags}
        onToggle={(tag) => onChange({ anyOfTags: toggled(audience.anyOfTags, tag) })}
      />
      <Checkboxes
        legend="Without these tags"
        values={SUBSCRIBER_TAGS}
        checked={audience.noneOfTags}
        onToggle={(tag) => onChange({ noneOfTags: toggled(audience.noneOfTags, tag) })}
      />
      <SelectField
        label="Readers"
        value={audience.behaviour}
        options={AUDIENCE_BEHAVIOURS.map((value) => ({ value, text: BEHAVIOUR_NAMES[value] }))}
        onChange={({ target }) => onChange({ behaviour: target.value as AudienceBehaviour })}
      />
      <div className="dash-form">
        <Days
          label="Signed up within the last … days"
          days={audience.confirmedWithinDays}
          onChange={(confirmedWithinDays) => onChange({ confirmedWithinDays })}
        />
        <Days
          label="Signed up at least … days ago"
          days={audience.confirmedBeforeDays}
          onChange={(confirmedBeforeDays) => onChange({ confirmedBeforeDays })}
        />
      </div>
    </div>
  );
}

function Days(props: {
  readonly label: string;
  readonly days: number | null;
  readonly onChange: (days: number | null) => void;
}) {
  return (
    <Field
      label={props.label}
      inputMode="numeric"
      autoComplete="off"
      value={props.days === null ? '' : String(props.days)}
      onChange={({ target }) => props.onChange(daysOf(target.value))}
    />
  );
}

interface CheckboxesProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  /** Default: the values themselves. */
  readonly names?: Readonly<Record<Value, string>>;
  readonly checked: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

function Checkboxes<Value extends string>(props: CheckboxesProps<Value>) {
  const { legend, values, names, checked, onToggle } = props;
  return (
    <fieldset className="dash-boxes">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" checked={checked.includes(value)} onChange={() => onToggle(value)} />
          {names?.[value] ?? value}
        </label>
      ))}
    </fieldset>
  );
}
