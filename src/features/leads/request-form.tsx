import type { ReactNode } from 'react';
import type { LeadKind } from '../../catalog/lead-choices.ts';
import type { TeamFormTexts } from '../../i18n/team-form/en.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormSheet } from '../../ui/sent-form/form-sheet.tsx';
import { LEAST_SHOWN_MS } from '../../ui/sent-form/form-trap.ts';
import type { Fields } from '../../ui/sent-form/kept-fields.client.ts';
import { SentNote } from '../../ui/sent-form/sent-note.tsx';
import { TrapField } from '../../ui/sent-form/trap-field.tsx';
import { useSentForm } from '../../ui/sent-form/use-sent-form.ts';
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
  const form = useSentForm({
    name,
    path: ENDPOINTS.leads,
    leastShownMs: LEAST_SHOWN_MS,
    failed: texts.failed,
  });
  const { state } = form;

  async function submit(fields: Fields) {
    const lead = parseLead(kind, fields);
    if (!lead.ok) {
      return form.refuse({ field: fieldOfLeadError(lead.error), message: texts.errors[lead.error] });
    }
    const answer = await form.send(fields, { kind });
    if (answer?.ok) onSent?.({ kind });
  }

  if (state.step === 'sent') {
    return (
      <SentNote heading={texts.sentHeading}>
        <p>{texts.sentText}</p>
      </SentNote>
    );
  }
  const problem = state.step === 'editing' ? state.problem : undefined;
  const errorOf = (field: LeadField) => (problem?.field === field ? problem.message : undefined);
  const busy = state.step === 'sending';
  return (
    <FormSheet
      name={name}
      problem={problem}
      failure={state.step === 'editing' ? state.failure : undefined}
      busy={busy}
      action={busy ? texts.sending : texts.send}
      note={texts.note}
      noScript={texts.noScript}
      onSubmit={(fields) => void submit(fields)}
      onEdited={form.edited}
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
      <TrapField label={texts.trap} />
    </FormSheet>
  );
}
