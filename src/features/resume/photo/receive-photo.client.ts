import { deleteHandedPhoto, peekHandedPhoto } from '../../../platform/handed-photo/handed-photo.client.ts';
import { savePhoto } from '../storage/saved-photo.client.ts';
import { type PhotoError, readPhotoFile } from './read-photo.client.ts';

/** A photo from another page of this site, such as the gallery. */
export type ReceivedPhoto =
  | { readonly ok: true; readonly photo: Blob; readonly isSaved: boolean }
  | { readonly ok: false; readonly error: PhotoError };

/** Takes the photo that another page has left. It leaves the hand-over only when it is saved, or can never be opened. */
export async function receivePhoto(now: Date): Promise<ReceivedPhoto | undefined> {
  const handed = await peekHandedPhoto('resume-builder', now);
  if (!handed) return undefined;
  const read = await readPhotoFile(handed.photo);
  if (!read.ok) {
    if (read.error !== 'failed') await deleteHandedPhoto('resume-builder', handed);
    return read;
  }
  const isSaved = await savePhoto(read.value);
  if (isSaved) await deleteHandedPhoto('resume-builder', handed);
  return { ok: true, photo: read.value, isSaved };
}
