import type { DiskSpace } from '../../../platform/storage/storage.ts';

const RESERVE_BYTES = 2 * 1024 ** 3;
const RESERVE_SHARE = 0.05;

/** Returns whether only the reserve for the headshots of paid shoots is left: 2 GiB, or 5 % of a small disk. */
export function isAlmostFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(RESERVE_BYTES, RESERVE_SHARE * totalBytes);
}
