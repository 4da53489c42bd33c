import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Reads `postmaster.pid` of a data directory; undefined when there is none or it is only half written. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory, status.
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the living process `pid` is a PostgreSQL server of this data directory. After a reboot the number in
 * a left-over file may belong to anybody. Only Linux can be asked; elsewhere the answer is yes.
 */
export async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(`\0${clusterDir}\0`);
}
