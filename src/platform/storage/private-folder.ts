import { chmod, chown, mkdir, stat } from 'node:fs/promises';

/**
 * Creates a folder with mode 0700, or closes an existing one of this account to other accounts. A folder of another account is
 * not changed. Under root, a group that was allowed to traverse the folder (`allowGroupTraversal`) still may.
 */
export async function makeFolderPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await ownFolder(folder);
  if (!found) return;
  await setMode(folder, found.mode, process.getuid?.() === 0 ? 0o700 | (found.mode & 0o010) : 0o700);
}

/**
 * Allows the accounts of a group to traverse a folder without listing it; with undefined, no group may. Only root can assign a
 * folder to another group.
 */
export async function allowGroupTraversal(folder: string, gid: number | undefined): Promise<void> {
  const found = await ownFolder(folder);
  if (!found) return;
  if (gid !== undefined && found.gid !== gid) await chown(folder, found.uid, gid);
  await setMode(folder, found.mode, gid === undefined ? 0o700 : 0o710);
}

/** Returns the folder's status when this account owns it; undefined otherwise, and on systems without accounts. */
async function ownFolder(folder: string) {
  const found = await stat(folder);
  return found.uid === process.getuid?.() ? found : undefined;
}

async function setMode(folder: string, current: number, wanted: number): Promise<void> {
  if ((current & 0o777) !== wanted) await chmod(folder, wanted);
}
