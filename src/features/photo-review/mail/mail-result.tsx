import type { PhotoReviewMailTexts } from '../../../i18n/photo-review-mail/en.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormPanel } from '../../../ui/form-submission/form-panel.tsx';
import { MIN_SHOWN_MS } from '../../../ui/form-submission/honeypot.ts';
import { HoneypotField } from '../../../ui/form-submission/honeypot-field.tsx';
import type { Fields } from '../../../ui/form-submission/saved-fields.client.ts';
import { SentNotice } from '../../../ui/form-submission/sent-notice.tsx';
import { useFormSubmission } from '../../../ui/form-submission/use-form-submission.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { ReviewTarget } from '../review-target.ts';
import styles from './mail-result.module.css';
import { parseReviewEmail } from './review-email-address.ts';
import { requestOfTarget } from './review-target-request.ts';
import { sendReview } from './send-review.client.ts';

const NAME = 'photo-review';

export interface MailResultProps {
  photo: File;
  facts: PhotoFacts;
  target: ReviewTarget;
  texts: PhotoReviewMailTexts['form'];
  /** Called when the server has accepted the request. */
  onSent: () => void;
}

/** The form that has the full result mailed. */
export function MailResult({ photo, facts, target, texts, onSent }: MailResultProps) {
  const { state, send, showProblem, clearProblem } = useFormSubmission<object>({
    name: NAME,
    path: ENDPOINTS.photoReviewMail,
    post: (fields) =>
      sendReview({ photo, facts, target: requestOfTarget(target), fields, errors: texts.errors }),
    minShownMs: MIN_SHOWN_MS,
    failed: texts.failed,
  });

  async function submit(fields: Fields) {
    const email = parseReviewEmail(fields['email']);
    if (!email.ok) return showProblem({ field: 'email', message: texts.errors[email.error] });
    // The same address with another photo or country is another submission.
    const subject = JSON.stringify([photo.lastModified, facts.byteCount, requestOfTarget(target)]);
    const response = await send({ ...fields, subject });
    if (response?.ok) onSent();
  }

  if (state.step === 'sent') {
    return (
      <SentNotice heading={texts.sentHeading}>
        <p>{texts.sentText}</p>
      </SentNotice>
    );
  }
  const { problem, failure } = state.step === 'editing' ? state : {};
  const photoFailure = problem?.field === 'photo' ? problem.message : undefined;
  const busy = state.step === 'sending';
  return (
    <div className={styles.mail}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <p>{texts.lead}</p>
      <FormPanel
        name={NAME}
        isInline
        problem={problem}
        failure={failure ?? photoFailure}
        busy={busy}
        action={busy ? texts.sending : texts.send}
        note={texts.note}
        onSubmit={(fields) => void submit(fields)}
        onEdited={clearProblem}
      >
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={problem?.field === 'email' ? problem.message : undefined}
        />
        <HoneypotField label={texts.trap} />
      </FormPanel>
    </div>
  );
}
