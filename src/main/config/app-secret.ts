import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolderPrivate } from '../../platform/storage/private-folder.ts';
import type { Config } from './config.ts';
import { createFileOnce } from '../process/create-file-once.ts';

/**
 * Loads the service's secrets, the current one first. Outside production one is generated into a file that only this account
 * can read; when several processes start at once, the first one generates it.
 */
export async function loadAppSecrets(secret: Config['secret']): Promise<readonly string[]> {
  if (secret.kind === 'given') return [secret.current, ...secret.retired];
  await makeFolderPrivate(dirname(secret.path));
  await createFileOnce(secret.path, `${randomBytes(32).toString('base64url')}\n`);
  const text = (await readFile(secret.path, 'utf8')).trim();
  if (text.length < 32) {
    throw new Error(
      `${secret.path} holds no secret: restore it, or delete it (old links then stop working).`,
    );
  }
  return [text];
}

/** A hash by which a restored backup notices another secret than that of its links. */
export function secretFingerprint(secret: string): string {
  return createHmac('sha256', secret).update('backup-fingerprint').digest('base64url');
}
