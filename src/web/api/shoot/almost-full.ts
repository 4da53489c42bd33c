import type { DiskSpace } from '../../../platform/storage/storage.ts';

const RESERVE_BYTES = 2 * 1024 ** 3;
const RESERVE_SHARE = 0.05;

/** What is left belongs to the pictures of paid shoots: 2 GiB, or a twentieth of a small disk. */
export function isAlmostFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(RESERVE_BYTES, RESERVE_SHARE * totalBytes);
}
