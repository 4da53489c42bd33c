import { execFile } from 'node:child_process';
import { access, chown, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../database.ts';
import type { ClusterLocation } from './cluster-location.ts';

const run = promisify(execFile);

/** Creates an empty cluster in `location.clusterDir` unless there is one. @throws {DatabaseError} with initdb's own message */
export async function initCluster(location: ClusterLocation, password: string): Promise<'created' | 'found'> {
  if (await hasCluster(location)) return 'found';
  const partial = await createPartialFolder(location);
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
        `--pgdata=${partial}`,
        '--username=lichtbild',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's built-in locale sorts text the same way on every machine, whatever is installed.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      // The account may be unable to enter the current folder of this process.
      { ...ids, cwd: dirname(location.clusterDir) },
    );
    await moveAside(location.clusterDir);
    await rename(partial, location.clusterDir);
    return 'created';
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    const output = (cause as { stderr?: string }).stderr?.trim();
    throw new DatabaseError(
      `The built-in PostgreSQL could not create its files: ${output ?? 'see the cause'}`,
      {
        cause,
      },
    );
  } finally {
    await rm(partial, { recursive: true, force: true });
    await rm(secretDir, { recursive: true, force: true });
  }
}

/**
 * Returns whether there is a complete cluster, which gets its name only when `initdb` is done.
 * @throws the error of the disk, because a cluster that cannot be read now must not be taken for a missing one
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

/** Renames a folder in the cluster's place that is not a cluster, because it may be somebody's half-copied backup. */
async function moveAside(clusterDir: string): Promise<void> {
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
 * Creates a temporary folder beside the cluster's. `initdb` writes PG_VERSION first, so if it were killed half-way in the final
 * place, the result would look like a cluster. Temporary folders of earlier starts are removed.
 */
async function createPartialFolder(location: ClusterLocation): Promise<string> {
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
