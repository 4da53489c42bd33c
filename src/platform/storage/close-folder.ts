import { chmod, chown, mkdir, stat } from 'node:fs/promises';

/**
 * Makes the folder that holds everything of the service (0700), or closes it to other accounts when it is ours. One that
 * belongs to somebody else stays as its owner wants it. For root, a group that may go through (`openForGroup`) still may.
 */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await ownFolder(folder);
  if (!found) return;
  await setMode(folder, found.mode, process.getuid?.() === 0 ? 0o700 | (found.mode & 0o010) : 0o700);
}

/**
 * Lets the accounts of a group go through a folder of ours to the part that is theirs, without listing it; undefined:
 * nobody. Only root may give a folder to another group.
 */
export async function openForGroup(folder: string, gid: number | undefined): Promise<void> {
  const found = await ownFolder(folder);
  if (!found) return;
  if (gid !== undefined && found.gid !== gid) await chown(folder, found.uid, gid);
  await setMode(folder, found.mode, gid === undefined ? 0o700 : 0o710);
}

/** Undefined for one of another account, and on systems that have no such thing. */
async function ownFolder(folder: string) {
  const found = await stat(folder);
  return found.uid === process.getuid?.() ? found : undefined;
}

async function setMode(folder: string, current: number, wanted: number): Promise<void> {
  if ((current & 0o777) !== wanted) await chmod(folder, wanted);
}
