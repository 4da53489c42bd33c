import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Makes a file (0600) unless there is one, whole from the first moment: nobody ever reads it half written.
 * False when there was one.
 */
export async function createFileOnce(path: string, content: string): Promise<boolean> {
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(partial, content, { mode: 0o600 });
    await link(partial, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}
