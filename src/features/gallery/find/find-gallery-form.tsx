import type { FindGalleryTexts } from '../../../i18n/find-gallery/en.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormPanel } from '../../../ui/form-submission/form-panel.tsx';
import { MIN_SHOWN_MS } from '../../../ui/form-submission/honeypot.ts';
import type { Fields } from '../../../ui/form-submission/saved-fields.client.ts';
import { SentNotice } from '../../../ui/form-submission/sent-notice.tsx';
import { HoneypotField } from '../../../ui/form-submission/honeypot-field.tsx';
import { useFormSubmission } from '../../../ui/form-submission/use-form-submission.ts';
import { parseGalleryRequest } from './gallery-request.ts';

const NAME = 'find-gallery';

/** Mails the links of their galleries to people who have lost them. */
export function FindGalleryForm({ texts }: { texts: FindGalleryTexts['form'] }) {
  const { state, send, showProblem, clearProblem } = useFormSubmission({
    name: NAME,
    path: ENDPOINTS.galleryLinks,
    minShownMs: MIN_SHOWN_MS,
    failed: texts.failed,
    failureField: 'email',
  });

  async function submit(fields: Fields) {
    const request = parseGalleryRequest(fields);
    if (request.ok) await send(fields);
    else showProblem({ field: 'email', message: texts.errors[request.error] });
  }

  if (state.step === 'sent') {
    return (
      <SentNotice heading={texts.sentHeading}>
        <p>{texts.sentText}</p>
        <p>{texts.sentNothing}</p>
      </SentNotice>
    );
  }
  const busy = state.step === 'sending';
  const problem = state.step === 'editing' ? state.problem : undefined;
  return (
    <FormPanel
      name={NAME}
      isInline
      problem={problem}
      busy={busy}
      action={busy ? texts.sending : texts.send}
      noScript={texts.noScript}
      onSubmit={(fields) => void submit(fields)}
      onEdited={clearProblem}
    >
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem?.message}
      />
      <HoneypotField label={texts.trap} />
    </FormPanel>
  );
}
