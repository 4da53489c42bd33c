import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** A whole run stores 0.3 GB at most. The rest is a margin, because these files take memory that services need, too. */
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
