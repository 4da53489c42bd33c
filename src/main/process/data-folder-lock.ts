import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolderPrivate } from '../../platform/storage/private-folder.ts';
import { createFileOnce } from './create-file-once.ts';

/** Whoever takes longer to remove a stale lock was killed meanwhile. */
const TURN_MS = 5_000;

/**
 * One supervisor a data folder: a second one would stop the database under the first. Returns the function that
 * lets go, or the process id of who holds it. A lock of a dead process is taken over.
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<
  { readonly ok: true; release(): Promise<void> } | { readonly ok: false; readonly heldBy: number }
> {
  await makeFolderPrivate(dataDir);
  const file = join(dataDir, 'supervisor.pid');
  for (;;) {
    if (await createFileOnce(file, String(process.pid))) {
      return { ok: true, release: () => rm(file, { force: true }) };
    }
    const heldBy = await holder(file);
    if (heldBy !== undefined) return { ok: false, heldBy };
    await removeStale(file);
  }
}

/** The living supervisor that holds the lock. */
async function holder(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return pid !== process.pid && (await isSupervisor(pid)) ? pid : undefined;
}

/** One at a time, each looking again: of two that saw the same dead lock the slower would remove the quicker's. */
async function removeStale(file: string): Promise<void> {
  const turn = `${file}.turn`;
  try {
    await mkdir(turn);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() })); // over meanwhile
    if (Math.abs(Date.now() - mtimeMs) > TURN_MS) await rm(turn, { recursive: true, force: true });
    await delay(20);
    return;
  }
  try {
    // One that is not there may be made at any moment; one that is there stays as it is until it is removed here.
    const isThere = await stat(file).then(
      () => true,
      () => false,
    );
    if (isThere && (await holder(file)) === undefined) await rm(file, { force: true });
  } finally {
    await rm(turn, { recursive: true, force: true });
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
  // The number may be somebody else's after a reboot.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /\bstart\.(js|ts)\0/.test(commandLine);
}
