import type { PhotoReceiver } from './handed-photo.ts';

/** `not-stored`: the browser refuses to store a photo; `not-loaded`: the code for it did not arrive. */
export type LeavingPhoto = 'left' | 'not-stored' | 'not-loaded';

/** Loads the code of the hand-over and leaves a photo for another page. */
export async function leavePhoto(receiver: PhotoReceiver, photo: Blob): Promise<LeavingPhoto> {
  try {
    const { handPhotoOver } = await import('./handed-photo.client.ts');
    await handPhotoOver(receiver, photo);
    return 'left';
  } catch (error) {
    // The class itself is in the part that may not have loaded.
    const isRefused = error instanceof Error && error.name === 'HandedPhotoError';
    return isRefused ? 'not-stored' : 'not-loaded';
  }
}
