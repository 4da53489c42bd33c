import { err, type Result } from '../../base/result.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { photoFacts, type PhotoFactsError } from './photo-facts.ts';
import type { PhotoFacts } from './picture-header.ts';

export type ReadPhotoError = PhotoFactsError | 'too-large' | 'unreadable';

/** Measures a file where it is; not a byte of it leaves the browser. */
export async function readPhoto(file: Blob): Promise<Result<PhotoFacts, ReadPhotoError>> {
  if (file.size > LIMITS.reviewMaxBytes) return err('too-large');
  try {
    return photoFacts(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    // Moved or deleted since it was chosen, or kept in a cloud that does not answer.
    if (cause instanceof DOMException) return err('unreadable');
    throw cause;
  }
}
