import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';
import { isPostmasterOf } from './postmaster-pid.ts';

const run = promisify(execFile);
const FAST_TIMEOUT_MS = 20_000;

/**
 * Requests a fast shutdown, which rolls back open transactions and writes everything committed. After 20 s it requests an
 * immediate one, which loses nothing either, but makes the next start replay the log.
 */
export async function stopPostmaster(location: ClusterLocation, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await run(location.binaries.pgCtl, ['stop', '-D', location.clusterDir, '-m', 'fast', '-w']);
    return;
  }
  signal(pid, 'SIGINT');
  const deadline = performance.now() + FAST_TIMEOUT_MS;
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
    // The server may have exited between the check and the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
