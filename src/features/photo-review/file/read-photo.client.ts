import { err, type Result } from '../../../base/result.ts';
import { MAX_PHOTO_BYTES } from '../../../imaging/codecs/browser/photo-limits.ts';
import { readPhotoFacts, type PhotoFactsError } from './photo-facts.ts';
import type { PhotoFacts } from './photo-header.ts';

export type ReadPhotoError = PhotoFactsError | 'too-large' | 'unreadable';

/** Measures a file in the browser; nothing is uploaded. */
export async function readPhoto(file: Blob): Promise<Result<PhotoFacts, ReadPhotoError>> {
  if (file.size > MAX_PHOTO_BYTES) return err('too-large');
  try {
    return readPhotoFacts(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    // The file was moved or deleted since it was chosen, or is in a cloud folder that does not respond.
    if (cause instanceof DOMException) return err('unreadable');
    throw cause;
  }
}
