import { DASHBOARD_API } from '../../../dashboard-urls.ts';

export interface GarmentRefusal {
  /** The field that is to blame; undefined when it is none. */
  readonly field?: string;
  readonly message: string;
}

/** A photo of 25 MB on a slow connection. */
const TIMEOUT_MS = 5 * 60_000;

/** Sends the form with its two files. Resolves to undefined when the garment is stored. */
export async function sendGarment(form: FormData): Promise<GarmentRefusal | undefined> {
  const description = form.get('description');
  form.set('description', description instanceof File ? await description.text() : '');
  let response: Response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    response = await fetch(`${DASHBOARD_API}/garments`, { method: 'POST', body: form, signal });
  } catch {
    // `fetch` throws when there was no response.
    return { message: 'No answer came. Check the connection and try again.' };
  }
  if (response.ok) return undefined;
  const refused = (await response.json().catch(() => undefined)) as Partial<GarmentRefusal> | undefined;
  const message = refused?.message ?? `The server refused it (${response.status}). Reload and try again.`;
  return { ...(refused?.field === undefined ? {} : { field: refused.field }), message };
}
