import { err, ok, type Result } from '../../../base/result.ts';
import { HandedPhotoError, handPhotoOver } from '../../../platform/handed-photo/handed-photo.client.ts';

/** `forbidden` means that this browser stores nothing; the others have texts in `gallery.failed`. */
export type HandOverError = 'forbidden' | 'offline' | 'server' | 'gone';

/** Loads a headshot and leaves it in the browser for the resume builder. */
export async function handHeadshotOver(url: string): Promise<Result<undefined, HandOverError>> {
  let photo: Blob;
  try {
    const response = await fetch(url);
    if (response.status === 404) return err('gone');
    if (!response.ok) return err('server');
    photo = await response.blob();
  } catch (cause) {
    // fetch throws a TypeError when there is no network.
    if (cause instanceof TypeError) return err('offline');
    throw cause;
  }
  try {
    await handPhotoOver('resume-builder', photo);
    return ok(undefined);
  } catch (cause) {
    if (cause instanceof HandedPhotoError) return err('forbidden');
    throw cause;
  }
}
