import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileOnce } from './create-file-once.ts';

/**
 * One supervisor a data folder: a second one would stop the database under the first. Returns the function that
 * lets go, or the process id of who holds it. A lock of a dead process is taken over.
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<
  { readonly ok: true; release(): Promise<void> } | { readonly ok: false; readonly heldBy: number }
> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'supervisor.pid');
  for (;;) {
    if (await createFileOnce(file, String(process.pid))) {
      return { ok: true, release: () => rm(file, { force: true }) };
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid !== process.pid && (await isSupervisor(pid))) return { ok: false, heldBy: pid };
    await rm(file, { force: true });
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
