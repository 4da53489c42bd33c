import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from '../database.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { isPostmasterOf, readPostmaster, type Postmaster } from './postmaster-pid.ts';

const READY_TIMEOUT_MS = 60_000;

/** Server settings by name, which are passed on the command line. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts the server in a session of its own, so that Ctrl-C does not reach it, and waits until it accepts connections.
 * @throws {DatabaseError} with the last lines of its log when it exits before that
 */
export async function startPostmaster(
  location: ClusterLocation,
  port: number,
  settings: ServerSettings,
): Promise<Postmaster> {
  await removeStalePidFile(location.clusterDir);
  const log = await open(location.logFile, 'a', 0o600);
  const start = (await log.stat()).size;
  const all: ServerSettings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(location.binaries.postgres, ['-D', location.clusterDir, '-p', String(port), ...flags], {
    ...(location.account ? { uid: location.account.uid, gid: location.account.gid } : {}),
    cwd: dirname(location.clusterDir),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let exitReason: string | undefined;
  child.once('error', (error) => (exitReason = error.message));
  child.once('exit', (code, signal) => (exitReason = `ended with ${signal ?? `code ${code}`}`));
  child.unref();
  await log.close();

  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const postmaster = await readPostmaster(location.clusterDir);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
    if (exitReason !== undefined) {
      const output = (await readFile(location.logFile)).subarray(start).toString('utf8').trim();
      throw new DatabaseError(
        `The built-in PostgreSQL ${exitReason}: ${output.split('\n').slice(-5).join(' | ') || 'no log'}`,
      );
    }
    await delay(10);
  }
  child.kill('SIGKILL');
  throw new DatabaseError(
    `The built-in PostgreSQL was not ready after ${READY_TIMEOUT_MS / 1000} s; see ${location.logFile}`,
  );
}

/** Removes a left-over pid file. After a reboot its process id may belong to another program, and PostgreSQL would not start. */
async function removeStalePidFile(clusterDir: string): Promise<void> {
  const postmaster = await readPostmaster(clusterDir);
  if (postmaster && !(await isPostmasterOf(postmaster.pid, clusterDir))) {
    await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  }
}
