import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import { ENDPOINTS } from '../../../page-urls.ts';

export type ServerMeasurement =
  | { readonly ok: true; readonly value: ReviewMeasures }
  | { readonly ok: false; readonly code: string; readonly message: string | undefined };

/** Has the server measure a photo, which it does not store. */
export async function measureOnServer(photo: Blob): Promise<ServerMeasurement> {
  try {
    const response = await fetch(ENDPOINTS.photoReview, { method: 'POST', body: photo });
    const body = (await response.json()) as {
      readonly measures?: ReviewMeasures;
      readonly error?: string;
      readonly message?: string;
    };
    if (response.ok && body.measures) return { ok: true, value: body.measures };
    return { ok: false, code: body.error ?? 'server', message: body.message };
  } catch {
    // No connection, or a response that is not ours.
    return { ok: false, code: 'offline', message: undefined };
  }
}
