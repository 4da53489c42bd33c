import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';
import { isPostmasterOf } from './postmaster-pid.ts';

const run = promisify(execFile);
const FAST_WITHIN_MS = 20_000;

/**
 * Fast shutdown: open transactions are rolled back, everything committed is written. After 20 s an immediate
 * one, which loses nothing either but makes the next start replay the log.
 */
export async function stopPostmaster(location: ClusterLocation, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await run(location.binaries.pgCtl, ['stop', '-D', location.clusterDir, '-m', 'fast', '-w']);
    return;
  }
  signal(pid, 'SIGINT');
  const deadline = performance.now() + FAST_WITHIN_MS;
  while (await isPostmasterOf(pid, location.clusterDir)) {
    if (performance.now() > deadline) {
      signal(pid, 'SIGQUIT');
      await delay(500);
      return;
    }
    await delay(20);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It left by itself between the look and the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
