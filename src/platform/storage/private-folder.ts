import { chmod, chown, mkdir, stat } from 'node:fs/promises';

/**
 * Creates the data folder with mode 0700, or closes an existing one of this account to other accounts. One that
 * belongs to another account is not changed. As root, a group that may traverse it (`allowGroupTraversal`) still may.
 */
export async function makeFolderPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await ownFolder(folder);
  if (!found) return;
  await setMode(folder, found.mode, process.getuid?.() === 0 ? 0o700 | (found.mode & 0o010) : 0o700);
}

/**
 * Lets the accounts of a group traverse a folder without listing it; with undefined,
 * no group may. Only root can give a folder to another group.
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
