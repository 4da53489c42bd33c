import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from '../database.ts';
import type { ClusterHome } from './cluster-home.ts';
import { isPostmasterOf, readPostmaster, type Postmaster } from './postmaster-pid.ts';

const READY_WITHIN_MS = 60_000;

/** `name=value` server settings, given on the command line. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts the server in a session of its own (so that Ctrl-C reaches us and not it) and waits until it takes
 * connections. @throws {DatabaseError} with the last lines of its log when it leaves before that.
 */
export async function startPostmaster(
  home: ClusterHome,
  port: number,
  settings: ServerSettings,
): Promise<Postmaster> {
  await dropForeignPidFile(home.clusterDir);
  const log = await open(home.logFile, 'a', 0o600);
  const start = (await log.stat()).size;
  const all: ServerSettings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(home.binaries.postgres, ['-D', home.clusterDir, '-p', String(port), ...flags], {
    ...(home.account ? { uid: home.account.uid, gid: home.account.gid } : {}),
    cwd: dirname(home.clusterDir),
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
    const postmaster = await readPostmaster(home.clusterDir);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
    if (left !== undefined) {
      const words = (await readFile(home.logFile)).subarray(start).toString('utf8').trim();
      throw new DatabaseError(
        `The built-in PostgreSQL ${left}: ${words.split('\n').slice(-5).join(' | ') || 'no log'}`,
      );
    }
    await delay(10);
  }
  child.kill('SIGKILL');
  throw new DatabaseError(
    `The built-in PostgreSQL was not ready after ${READY_WITHIN_MS / 1000} s; see ${home.logFile}`,
  );
}

/** After a reboot the process number in the left-over file may belong to somebody else; PostgreSQL would refuse. */
async function dropForeignPidFile(clusterDir: string): Promise<void> {
  const postmaster = await readPostmaster(clusterDir);
  if (postmaster && !(await isPostmasterOf(postmaster.pid, clusterDir))) {
    await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  }
}
