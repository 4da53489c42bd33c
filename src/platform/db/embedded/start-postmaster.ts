import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from '../database.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { isPostmasterOf, readPostmaster, type Postmaster } from './postmaster-pid.ts';

const READY_WITHIN_MS = 60_000;

/** `name=value` server settings, given on the command line. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts the server in a session of its own (so that Ctrl-C reaches us and not it) and waits until it takes
 * connections. @throws {DatabaseError} with the last lines of its log when it leaves before that.
 */
export async function startPostmaster(
  location: ClusterLocation,
  port: number,
  settings: ServerSettings,
): Promise<Postmaster> {
  await dropForeignPidFile(location.clusterDir);
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
  let left: string | undefined;
  child.once('error', (error) => (left = error.message));
  child.once('exit', (code, signal) => (left = `ended with ${signal ?? `code ${code}`}`));
  child.unref();
  await log.close();

  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const postmaster = await readPostmaster(location.clusterDir);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
    if (left !== undefined) {
      const words = (await readFile(location.logFile)).subarray(start).toString('utf8').trim();
      throw new DatabaseError(
        `The built-in PostgreSQL ${left}: ${words.split('\n').slice(-5).join(' | ') || 'no log'}`,
      );
    }
    await delay(10);
  }
  child.kill('SIGKILL');
  throw new DatabaseError(
    `The built-in PostgreSQL was not ready after ${READY_WITHIN_MS / 1000} s; see ${location.logFile}`,
  );
}

/** After a reboot the process number in the left-over file may belong to somebody else; PostgreSQL would refuse. */
async function dropForeignPidFile(clusterDir: string): Promise<void> {
  const postmaster = await readPostmaster(clusterDir);
  if (postmaster && !(await isPostmasterOf(postmaster.pid, clusterDir))) {
    await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  }
}
