import { createHash } from 'node:crypto';
import type { PinnedPhoto, PortraitResult } from './portrait-source.ts';

/** The listed portraits have 150–300 kB. */
export const PORTRAIT_BYTES_MAX = 2_000_000;

export function verifyPortrait(photo: Pick<PinnedPhoto, 'sha256'>, bytes: Uint8Array): PortraitResult {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return photo.sha256.includes(sha256) ? { ok: true, bytes } : { ok: false, error: 'other-picture', sha256 };
}
