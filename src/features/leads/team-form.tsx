import type { TeamFormTexts } from '../../i18n/team-form/en.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

export interface TeamFormProps extends Pick<RequestFormProps, 'onSent'> {
  texts: TeamFormTexts;
}

/** The form for headshots of a whole team. */
export function TeamForm({ texts, onSent }: TeamFormProps) {
  return (
    <RequestForm kind="team" texts={texts} onSent={onSent}>
      {(errorOf) => (
        <>
          <Field
            label={texts.company}
            name="company"
            autoComplete="organization"
            error={errorOf('company')}
          />
          <Field
            label={texts.headshots}
            hint={texts.headshotsHint}
            name="headshots"
            inputMode="numeric"
            autoComplete="off"
            required
            error={errorOf('headshots')}
          />
          <TextAreaField
            label={texts.message}
            hint={texts.messageHint}
            name="message"
            error={errorOf('message')}
          />
        </>
      )}
    </RequestForm>
  );
}
