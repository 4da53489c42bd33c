import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Creates a file (mode 0600) unless it exists. It appears complete, so nobody reads it half written.
 * @returns false when the file existed
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
