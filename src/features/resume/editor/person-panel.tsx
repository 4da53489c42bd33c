import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { BASICS_FIELDS, LOCATION_FIELDS, PROFILE_FIELDS } from '../document/section-fields.ts';
import { textOf } from '../document/resume.ts';
import styles from './editor.module.css';
import { Panel } from './panel.tsx';
import { ResumeField } from './resume-field.tsx';
import { type ResumeForm, useEditorTexts } from './resume-form.ts';
import type { Undo } from './use-undo.ts';

/** Lets browsers fill in what they know. */
const AUTOCOMPLETE = {
  name: 'name',
  label: 'organization-title',
  email: 'email',
  phone: 'tel',
  url: 'url',
  address: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  countryCode: 'country',
} as const;

/** The part of the form that the list of profiles needs to know. */
interface ProfilesForm {
  basics: { profiles: Record<string, unknown>[] };
}

/** Asks for name, contact and profiles. */
export function PersonPanel({ undo, placeholderEmail }: { undo: Undo; placeholderEmail: string }) {
  const texts = useEditorTexts();
  const { getValues, setValue } = useFormContext<ResumeForm>();
  const { fields, append, remove } = useFieldArray<ProfilesForm, 'basics.profiles', 'key'>({
    name: 'basics.profiles',
    keyName: 'key',
  });

  const addButton = useRef<HTMLButtonElement>(null);

  function removeProfile(index: number) {
    const before = getValues('basics.profiles') ?? [];
    const removed = before[index]!;
    remove(index);
    addButton.current?.focus();
    undo.offer(texts.removed(textOf(removed, 'network') || texts.person.profile), () => {
      setValue('basics.profiles', (getValues('basics.profiles') ?? []).toSpliced(index, 0, removed));
    });
  }

  return (
    <Panel heading={texts.person.heading}>
      {Object.entries(BASICS_FIELDS).map(([name, kind]) => (
        <ResumeField
          key={name}
          path={`basics.${name}`}
          kind={kind}
          label={texts.fields.basics[name as keyof typeof BASICS_FIELDS]}
          autoComplete={AUTOCOMPLETE[name as keyof typeof BASICS_FIELDS]}
          placeholder={name === 'email' ? placeholderEmail : undefined}
        />
      ))}
      <fieldset className={styles.group}>
        <legend>{texts.person.location}</legend>
        {Object.entries(LOCATION_FIELDS).map(([name, kind]) => (
          <ResumeField
            key={name}
            path={`basics.location.${name}`}
            kind={kind}
            label={texts.fields.location[name as keyof typeof LOCATION_FIELDS]}
            autoComplete={AUTOCOMPLETE[name as keyof typeof LOCATION_FIELDS]}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.person.profiles}</legend>
        {fields.map((profile, index) => (
          <div key={profile.key} className={styles.profile}>
            {Object.entries(PROFILE_FIELDS).map(([name, kind]) => (
              <ResumeField
                key={name}
                path={`basics.profiles.${index}.${name}`}
                kind={kind}
                label={texts.fields.profiles[name as keyof typeof PROFILE_FIELDS]}
              />
            ))}
            <Button look="quiet" onClick={() => removeProfile(index)}>
              {texts.sections.removeEntry}
            </Button>
          </div>
        ))}
        <Button ref={addButton} look="secondary" onClick={() => append({})}>
          {texts.person.addProfile}
        </Button>
      </fieldset>
    </Panel>
  );
}
