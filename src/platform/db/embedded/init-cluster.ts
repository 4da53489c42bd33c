import { execFile } from 'node:child_process';
import { access, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../database.ts';
import type { ClusterHome } from './cluster-home.ts';

const run = promisify(execFile);

/** Makes an empty cluster in `home.clusterDir` unless there is one. @throws {DatabaseError} with initdb's own words. */
export async function initCluster(home: ClusterHome, password: string): Promise<'made' | 'found'> {
  const done = await access(join(home.clusterDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (done) return 'found';
  // A first start that was killed leaves files without PG_VERSION last; initdb refuses a folder with files.
  for (const name of await readdir(home.clusterDir).catch(() => [])) {
    await rm(join(home.clusterDir, name), { recursive: true, force: true });
  }
  const ids = home.account ? { uid: home.account.uid, gid: home.account.gid } : {};
  const secretDir = await mkdtemp(join(tmpdir(), 'lichtbild-initdb-'));
  const passwordFile = join(secretDir, 'password');
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (home.account) {
      await chown(passwordFile, home.account.uid, home.account.gid);
      await chown(secretDir, home.account.uid, home.account.gid);
    }
    await run(
      home.binaries.initdb,
      [
        `--pgdata=${home.clusterDir}`,
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
      { ...ids, cwd: dirname(home.clusterDir) },
    );
    return 'made';
  } catch (cause) {
    const words = (cause as { stderr?: string }).stderr?.trim();
    throw new DatabaseError(`The built-in PostgreSQL could not make its files: ${words ?? 'see the cause'}`, {
      cause,
    });
  } finally {
    await rm(secretDir, { recursive: true, force: true });
  }
}
