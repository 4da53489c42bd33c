import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** A whole run needs less than half of this. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Returns a folder in memory for temporary files, or undefined where there is none or little room, as in most containers. Tests
 * create and drop hundreds of databases, and ext4 creates files slowly while many were deleted in the last seconds.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= LEAST_FREE_BYTES ? FOLDER : undefined;
}
