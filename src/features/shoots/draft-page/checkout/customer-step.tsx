import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { pagePath } from '../../../../page-urls.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import type { ChoiceForm, FormProblem } from '../choice/choice-form.ts';
import type { ConsentKind } from '../../draft/consents.ts';
import styles from './customer-step.module.css';
import { Step } from '../step.tsx';

export interface CustomerStepProps {
  form: ChoiceForm;
  problem: FormProblem | undefined;
  onChange: (update: (form: ChoiceForm) => ChoiceForm) => void;
  onConsent: (kind: ConsentKind, given: boolean) => void;
}

/** The step for the name, the email address and the consents, which are separate boxes and never ticked in advance. */
export function CustomerStep({ form, problem, onChange, onConsent }: CustomerStepProps) {
  const language = useLanguage();
  const page = createHeadshotTexts[language];
  const texts = page.customer;
  const emailProblem = problem === 'email-missing' || problem === 'email-invalid' ? problem : undefined;

  const consent = (kind: ConsentKind, missing?: 'terms-missing' | 'likeness-missing' | 'start-missing') => (
    <div data-problem={missing}>
      <CheckboxField
        label={texts[kind]}
        name={kind}
        checked={form.consents[kind]}
        error={missing && problem === missing ? page.problems[missing] : undefined}
        onChange={({ target }) => onConsent(kind, target.checked)}
      />
    </div>
  );

  return (
    <Step number={4} id="customer" heading={texts.heading}>
      <div className={styles.fields}>
        <div data-problem="first-name-too-short">
          <Field
            label={texts.firstName}
            name="first-name"
            autoComplete="given-name"
            value={form.firstName}
            error={problem === 'first-name-too-short' ? page.problems['first-name-too-short'] : undefined}
            onChange={({ target }) => onChange((before) => ({ ...before, firstName: target.value }))}
          />
        </div>
        <div data-problem="email-missing email-invalid">
          <Field
            label={texts.email}
            hint={texts.emailHint}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={form.email}
            error={emailProblem ? page.problems[emailProblem] : undefined}
            onChange={({ target }) => onChange((before) => ({ ...before, email: target.value }))}
          />
        </div>
      </div>
      <fieldset className={styles.consents}>
        <legend className={styles.legend}>{texts.consents}</legend>
        {/* These open in a new tab, so that uploads and entries on this page survive. */}
        <p className={styles.read}>
          {texts.read.lead}{' '}
          <a href={pagePath('termsOfService', language)} target="_blank">
            {texts.read.terms}
          </a>
          ,{' '}
          <a href={pagePath('privacyPolicy', language)} target="_blank">
            {texts.read.privacy}
          </a>
        </p>
        {consent('terms', 'terms-missing')}
        {consent('likeness', 'likeness-missing')}
        {consent('startBeforeWithdrawalEnds', 'start-missing')}
        <div className={styles.apart}>{consent('newsletter')}</div>
      </fieldset>
    </Step>
  );
}
