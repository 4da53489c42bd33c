import { Link } from 'react-router';
import type { NewsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/en.ts';
import { pagePath } from '../../../page-urls.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormPanel } from '../../../ui/form-submission/form-panel.tsx';
import { HoneypotField } from '../../../ui/form-submission/honeypot-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import type { Person } from './overlays.ts';
import type { SignUpForm as Form } from './sign-up-outcome.ts';
import { useSignUp } from './use-sign-up.ts';

export interface SignUpFormProps {
  form: Form;
  action: string;
  texts: NewsletterOverlaysTexts;
  search: string;
  onSignedUp: (person: Person) => void;
}

/** The form of a modal: names, except in the newsletter modal, the email address, and the sentence of consent. */
export function SignUpForm({ form, action, texts, search, onSignedUp }: SignUpFormProps) {
  const language = useLanguage();
  const { name, submit, clearProblem, isBusy, problem } = useSignUp({ form, texts, search, onSignedUp });
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <FormPanel
      name={name}
      problem={problem}
      busy={isBusy}
      action={isBusy ? texts.form.sending : action}
      note={
        <>
          {texts.consent.before}
          <Link to={pagePath('privacyPolicy', language)}>{texts.consent.privacy}</Link>
          {texts.consent.after}
        </>
      }
      onSubmit={(fields) => void submit(fields)}
      onEdited={clearProblem}
    >
      {form === 'newsletter' ? null : (
        <>
          <Field
            label={texts.form.firstName}
            name="firstName"
            autoComplete="given-name"
            required
            error={errorOf('firstName')}
          />
          <Field
            label={texts.form.lastName}
            name="lastName"
            autoComplete="family-name"
            required
            error={errorOf('lastName')}
          />
        </>
      )}
      <Field
        label={texts.form.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <HoneypotField label={texts.form.trap} />
    </FormPanel>
  );
}
