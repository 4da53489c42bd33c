import { COMPANY_SIZES, LEAD_SOURCES } from '../../catalog/lead-choices.ts';
import type { LeadFormTexts } from '../../i18n/lead-form/en.ts';
import { Field } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

export interface LeadFormProps extends Pick<RequestFormProps, 'onSent'> {
  texts: LeadFormTexts;
}

/** The form of partners who want to offer the service under their own name. */
export function LeadForm({ texts, onSent }: LeadFormProps) {
  return (
    <RequestForm kind="white-label" texts={texts} onSent={onSent}>
      {(errorOf) => (
        <>
          <Field
            label={texts.company}
            name="company"
            autoComplete="organization"
            required
            error={errorOf('company')}
          />
          <SelectField
            label={texts.companySize}
            name="companySize"
            placeholder={texts.choose}
            options={COMPANY_SIZES.map((value) => ({ value, text: texts.companySizes[value] }))}
            required
            error={errorOf('companySize')}
          />
          <TextAreaField
            label={texts.message}
            hint={texts.messageHint}
            name="message"
            required
            error={errorOf('message')}
          />
          <SelectField
            label={texts.source}
            name="source"
            placeholder={texts.choose}
            options={LEAD_SOURCES.map((value) => ({ value, text: texts.sources[value] }))}
          />
        </>
      )}
    </RequestForm>
  );
}
