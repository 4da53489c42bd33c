import { ENDPOINTS } from '../../../page-urls.ts';
import { type FormResponse, postFiles } from '../../../ui/form-submission/post-form.client.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import { photoToSend, type SendError } from '../measuring/photo-to-send.client.ts';
import type { ReviewTargetRequest } from './review-target-request.ts';

export interface SendReviewOptions {
  readonly photo: Blob;
  readonly facts: PhotoFacts;
  readonly target: ReviewTargetRequest;
  /** The form's fields: the address, and the facts that tell people from programs. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly errors: Readonly<Record<SendError, string>>;
}

/** Sends a photo, made smaller if necessary, and the address to which its full result is mailed. */
export async function sendReview({
  photo,
  facts,
  target,
  fields,
  errors,
}: SendReviewOptions): Promise<FormResponse<object>> {
  const sendable = await photoToSend(photo, facts);
  if (!sendable.ok) {
    const problem = { field: 'photo', message: errors[sendable.error] };
    return { ok: false, refusal: { kind: 'field', problem } };
  }
  const form = new FormData();
  form.set('photo', sendable.value, 'photo');
  form.set('details', JSON.stringify({ ...fields, facts, target }));
  return postFiles(ENDPOINTS.photoReviewMail, form);
}
