import { execFile } from 'node:child_process';
import { access, chown, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../database.ts';
import type { ClusterLocation } from './cluster-location.ts';

const run = promisify(execFile);

/** Makes an empty cluster in `location.clusterDir` unless there is one. @throws {DatabaseError} with initdb's own words. */
export async function initCluster(location: ClusterLocation, password: string): Promise<'made' | 'found'> {
  if (await hasCluster(location)) return 'found';
  const making = await makeFolder(location);
  const ids = location.account ? { uid: location.account.uid, gid: location.account.gid } : {};
  const secretDir = await mkdtemp(join(tmpdir(), 'lichtbild-initdb-'));
  const passwordFile = join(secretDir, 'password');
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (location.account) {
      await chown(passwordFile, location.account.uid, location.account.gid);
      await chown(secretDir, location.account.uid, location.account.gid);
    }
    await run(
      location.binaries.initdb,
      [
        `--pgdata=${making}`,
        '--username=lichtbild',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's own locale: the same order of words on every machine, whatever is installed.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      // Not our own folder, which the account may be unable to enter.
      { ...ids, cwd: dirname(location.clusterDir) },
    );
    await makeRoom(location.clusterDir);
    await rename(making, location.clusterDir);
    return 'made';
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    const words = (cause as { stderr?: string }).stderr?.trim();
    throw new DatabaseError(`The built-in PostgreSQL could not make its files: ${words ?? 'see the cause'}`, {
      cause,
    });
  } finally {
    await rm(making, { recursive: true, force: true });
    await rm(secretDir, { recursive: true, force: true });
  }
}

/**
 * Whether there is a whole cluster: it gets its name only when `initdb` is done.
 * @throws what the disk says: a cluster that cannot be seen just now is not one that is not there.
 */
export async function hasCluster(location: Pick<ClusterLocation, 'clusterDir'>): Promise<boolean> {
  try {
    await access(join(location.clusterDir, 'PG_VERSION'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** What lies in the cluster's place without being one may be somebody's half-copied backup: it is put aside. */
async function makeRoom(clusterDir: string): Promise<void> {
  try {
    await rmdir(clusterDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rename(clusterDir, `${clusterDir}.aside-${Date.now()}`);
  }
}

/**
 * A folder of its own beside the cluster's: `initdb` writes PG_VERSION first, so one that was killed half-way would
 * look like a cluster in its final place. Those of earlier starts are removed.
 */
async function makeFolder(location: ClusterLocation): Promise<string> {
  const parent = dirname(location.clusterDir);
  const prefix = `${basename(location.clusterDir)}.making-`;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(parent, prefix));
  if (location.account) await chown(folder, location.account.uid, location.account.gid);
  return folder;
}
