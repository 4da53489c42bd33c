import type { ReactNode } from 'react';
import type { LeadKind } from '../../catalog/lead-choices.ts';
import type { TeamFormTexts } from '../../i18n/team-form/en.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormPanel } from '../../ui/form-submission/form-panel.tsx';
import { MIN_SHOWN_MS } from '../../ui/form-submission/honeypot.ts';
import type { Fields } from '../../ui/form-submission/saved-fields.client.ts';
import { SentNotice } from '../../ui/form-submission/sent-notice.tsx';
import { HoneypotField } from '../../ui/form-submission/honeypot-field.tsx';
import { useFormSubmission } from '../../ui/form-submission/use-form-submission.ts';
import { fieldOfLeadError, type LeadField, parseLead } from './lead.ts';
import styles from './request-form.module.css';

/** The texts that both forms have in common. */
type RequestTexts = Omit<
  TeamFormTexts,
  'company' | 'headshots' | 'headshotsHint' | 'message' | 'messageHint'
>;

export interface RequestFormProps {
  kind: LeadKind;
  texts: RequestTexts;
  /** Called when the server has accepted the request. */
  onSent?: ((lead: { readonly kind: LeadKind }) => void) | undefined;
  /** Renders the fields after name and email address; `errorOf` returns the error message of a field. */
  children: (errorOf: (field: LeadField) => string | undefined) => ReactNode;
}

/** A form that requests a quote: the sender's name and email address, the given fields, and a note once it is sent. */
export function RequestForm({ kind, texts, onSent, children }: RequestFormProps) {
  const name = `${kind}-form`;
  const form = useFormSubmission({
    name,
    path: ENDPOINTS.leads,
    minShownMs: MIN_SHOWN_MS,
    failed: texts.failed,
  });
  const { state } = form;

  async function submit(fields: Fields) {
    const lead = parseLead(kind, fields);
    if (!lead.ok) {
      return form.showProblem({ field: fieldOfLeadError(lead.error), message: texts.errors[lead.error] });
    }
    const answer = await form.send(fields, { kind });
    if (answer?.ok) onSent?.({ kind });
  }

  if (state.step === 'sent') {
    return (
      <SentNotice heading={texts.sentHeading}>
        <p>{texts.sentText}</p>
      </SentNotice>
    );
  }
  const problem = state.step === 'editing' ? state.problem : undefined;
  const errorOf = (field: LeadField) => (problem?.field === field ? problem.message : undefined);
  const busy = state.step === 'sending';
  return (
    <FormPanel
      name={name}
      problem={problem}
      failure={state.step === 'editing' ? state.failure : undefined}
      busy={busy}
      action={busy ? texts.sending : texts.send}
      note={texts.note}
      noScript={texts.noScript}
      onSubmit={(fields) => void submit(fields)}
      onEdited={form.clearProblem}
    >
      <Field
        label={texts.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        error={errorOf('firstName')}
      />
      <Field
        label={texts.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        error={errorOf('lastName')}
      />
      <div className={styles.row}>
        <Field
          label={texts.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errorOf('email')}
        />
      </div>
      {children(errorOf)}
      <HoneypotField label={texts.trap} />
    </FormPanel>
  );
}
