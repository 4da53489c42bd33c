import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { type FormResponse, postFile } from '../../../ui/form-submission/post-form.client.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import { photoToSend, type SendError } from './photo-to-send.client.ts';

/** Has the server measure a photo, which it does not store. `SendError`: this browser cannot make the photo acceptable. */
export async function measureOnServer(
  photo: Blob,
  facts: PhotoFacts,
): Promise<FormResponse<{ readonly measures: ReviewMeasures }> | SendError> {
  const sendable = await photoToSend(photo, facts);
  if (!sendable.ok) return sendable.error;
  const originalSidePx = Math.max(facts.widthPx, facts.heightPx);
  return await postFile(`${ENDPOINTS.photoReview}?originalSidePx=${originalSidePx}`, sendable.value);
}
