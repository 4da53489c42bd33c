import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import type { Lichtbild } from './lichtbild.ts';

/** Lists every file of a shoot in storage, including temporary ones, relative to the shoot's folder. */
export async function filesOfShoot(lichtbild: Lichtbild, shootId: string): Promise<readonly string[]> {
  const folder = path.join(lichtbild.dataDir, 'files', storageKeys.shoot(shootId));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
