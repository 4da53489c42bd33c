/** The pages that take a photo from another page. */
export type PhotoReceiver = 'resume-builder' | 'cropper';

/** A photo that waits in the visitor's browser for another page of this site. */
export interface HandedPhoto {
  readonly photo: Blob;
  /** The Unix time at which it was left, in milliseconds. */
  readonly handedAtMs: number;
}

/** A photo that no page has taken by then is forgotten: nobody expects it any more. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Returns a stored entry; undefined if it is none of ours or older than a day. */
export function currentHandedPhoto(stored: unknown, now: Date): HandedPhoto | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { photo, handedAtMs } = stored as Partial<HandedPhoto>;
  if (!(photo instanceof Blob) || typeof handedAtMs !== 'number') return undefined;
  return now.getTime() - handedAtMs < MAX_AGE_MS ? { photo, handedAtMs } : undefined;
}
