import type { StoredCrop } from '../cropper-state.ts';

/** A record stored in visitors' browsers, so its property names must not change. */
export interface PhotoRecord {
  readonly photo: Blob;
  readonly id: string;
  readonly savedAtMs: number;
}

/** A record stored in visitors' browsers, too. */
export interface CropRecord extends StoredCrop {
  readonly photoId: string;
}

export interface RestoredPhoto {
  readonly photo: Blob;
  readonly id: string;
  /** Undefined when the photo was not cropped yet. */
  readonly crop: StoredCrop | undefined;
}

const MAX_AGE_MS = 86_400_000;

/** Returns what may still be shown of two records: nothing of a photo older than a day, and no crop of another photo. */
export function pairRecords(
  { photo, id, savedAtMs }: PhotoRecord,
  crop: CropRecord | undefined,
  nowMs: number,
): RestoredPhoto | undefined {
  if (nowMs - savedAtMs > MAX_AGE_MS) return undefined;
  return { photo, id, crop: crop?.photoId === id ? crop : undefined };
}
