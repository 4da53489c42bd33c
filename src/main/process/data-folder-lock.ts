import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolderPrivate } from '../../platform/storage/private-folder.ts';
import { createFileOnce } from './create-file-once.ts';

/** A process that takes longer than this to remove a stale lock was killed while doing so. */
const REMOVAL_TIMEOUT_MS = 5_000;

/**
 * Locks a data folder for one supervisor, because a second one would stop the database of the first. The lock of a dead process
 * is taken over.
 * @returns the function that releases the lock, or the process id of the supervisor that holds it
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<
  { readonly ok: true; release(): Promise<void> } | { readonly ok: false; readonly holderPid: number }
> {
  await makeFolderPrivate(dataDir);
  const file = join(dataDir, 'supervisor.pid');
  for (;;) {
    if (await createFileOnce(file, String(process.pid))) {
      return { ok: true, release: () => rm(file, { force: true }) };
    }
    const holderPid = await findHolder(file);
    if (holderPid !== undefined) return { ok: false, holderPid };
    await removeStale(file);
  }
}

/** Returns the process id of the living supervisor that holds the lock. */
async function findHolder(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return pid !== process.pid && (await isSupervisor(pid)) ? pid : undefined;
}

/**
 * Removes the lock of a dead process. A mutex and a second check are needed: of two processes that saw the same dead lock, the
 * slower one would remove the lock that the faster one has just taken.
 */
async function removeStale(file: string): Promise<void> {
  const mutex = `${file}.turn`;
  try {
    await mkdir(mutex);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { mtimeMs } = await stat(mutex).catch(() => ({ mtimeMs: Date.now() })); // removed meanwhile
    if (Math.abs(Date.now() - mtimeMs) > REMOVAL_TIMEOUT_MS)
      await rm(mutex, { recursive: true, force: true });
    await delay(20);
    return;
  }
  try {
    // A missing lock may be created at any moment. An existing one is only ever removed under this mutex.
    const isThere = await stat(file).then(
      () => true,
      () => false,
    );
    if (isThere && (await findHolder(file)) === undefined) await rm(file, { force: true });
  } finally {
    await rm(mutex, { recursive: true, force: true });
  }
}

async function isSupervisor(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  // After a reboot the process id may belong to another program.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /\bstart\.(js|ts)\0/.test(commandLine);
}
