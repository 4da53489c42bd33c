import type { FindGalleryTexts } from '../../../i18n/find-gallery/en.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormSheet } from '../../../ui/sent-form/form-sheet.tsx';
import { LEAST_SHOWN_MS } from '../../../ui/sent-form/form-trap.ts';
import type { Fields } from '../../../ui/sent-form/kept-fields.client.ts';
import { SentNote } from '../../../ui/sent-form/sent-note.tsx';
import { TrapField } from '../../../ui/sent-form/trap-field.tsx';
import { useSentForm } from '../../../ui/sent-form/use-sent-form.ts';
import { parseGalleryRequest } from './gallery-request.ts';

const NAME = 'find-gallery';

/** Mails the links of their galleries to people who have lost them. */
export function FindGalleryForm({ texts }: { texts: FindGalleryTexts['form'] }) {
  const { state, send, refuse, edited } = useSentForm({
    name: NAME,
    path: ENDPOINTS.galleryLinks,
    leastShownMs: LEAST_SHOWN_MS,
    failed: texts.failed,
    failureField: 'email',
  });

  async function submit(fields: Fields) {
    const request = parseGalleryRequest(fields);
    if (request.ok) await send(fields);
    else refuse({ field: 'email', message: texts.errors[request.error] });
  }

  if (state.step === 'sent') {
    return (
      <SentNote heading={texts.sentHeading}>
        <p>{texts.sentText}</p>
        <p>{texts.sentNothing}</p>
      </SentNote>
    );
  }
  const busy = state.step === 'sending';
  const problem = state.step === 'editing' ? state.problem : undefined;
  return (
    <FormSheet
      name={NAME}
      inLine
      problem={problem}
      busy={busy}
      action={busy ? texts.sending : texts.send}
      noScript={texts.noScript}
      onSubmit={(fields) => void submit(fields)}
      onEdited={edited}
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
      <TrapField label={texts.trap} />
    </FormSheet>
  );
}
