import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeFolderPrivate, allowGroupTraversal } from '../../storage/private-folder.ts';
import { canReach, findPostgresAccount, type PostgresAccount } from './postgres-account.ts';
import { copyPostgresBinaries, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';

/** The folder for clusters that root starts while the database's account cannot enter the data folder. */
const ROOT_FALLBACK = '/var/lib/lichtbild';

export interface ClusterLocation {
  /** PostgreSQL's own data directory. It may not contain a cluster yet. */
  readonly clusterDir: string;
  /** Contains port and password. It belongs to this process's account, not to the database's, with mode 0600. */
  readonly settingsFile: string;
  readonly logFile: string;
  readonly account: PostgresAccount | undefined;
  readonly binaries: PostgresBinaries;
  /** A sentence for the operator when the cluster could not be placed in the data folder. */
  readonly movedReason: string | undefined;
}

/**
 * Decides where the cluster of `dataDir` is and which account runs it. Ordinarily it is in `dataDir/postgres`. Under root it is
 * in a folder that the database's account can enter; one outside `dataDir` is recorded in `dataDir/postgres-location`.
 */
export async function findClusterLocation(dataDir: string): Promise<ClusterLocation> {
  const root = resolve(dataDir);
  await makeFolderPrivate(root);
  const settingsFile = join(root, 'postgres.json');
  const account = await findPostgresAccount();
  const binaries = await findPostgresBinaries();
  const inside = join(root, 'postgres');
  if (!account) return clusterLocation(inside, { settingsFile, account, binaries, movedReason: undefined });

  const recorded = await readRecordedLocation(root);
  const insideOwner = await accountOf(inside, account);
  // The account may traverse our folder to its own, but not list or read anything else.
  await allowGroupTraversal(root, recorded === undefined ? insideOwner.gid : undefined);
  const reachable = await canReach(insideOwner, root);
  if (!reachable) await allowGroupTraversal(root, undefined);
  const programsReachable = await canReach(account, dirname(binaries.postgres), binaries.postgres);
  const outside = join(ROOT_FALLBACK, createHash('sha256').update(root).digest('hex').slice(0, 12));
  const clusterDir = recorded ?? (reachable ? inside : join(outside, 'postgres'));
  await mkdir(dirname(clusterDir), { recursive: true, mode: 0o755 });
  await mkdir(clusterDir, { recursive: true, mode: 0o700 });
  const owner = await accountOf(clusterDir, account);
  await chown(clusterDir, owner.uid, owner.gid);
  if (clusterDir !== inside) await writeFile(locationFile(root), `${clusterDir}\n`);
  return clusterLocation(clusterDir, {
    settingsFile,
    account: owner,
    binaries: programsReachable
      ? binaries
      : await copyPostgresBinaries(binaries, join(ROOT_FALLBACK, 'programs')),
    movedReason:
      clusterDir === inside
        ? undefined
        : `The account "${account.name}", under which PostgreSQL has to run for root, cannot enter ${root}; ` +
          `the database is in ${clusterDir}.`,
  });
}

/** Returns the owner of the cluster: the existing one, or `account` for a cluster that is new or still owned by root. */
async function accountOf(clusterDir: string, account: PostgresAccount): Promise<PostgresAccount> {
  const owner = await stat(clusterDir).catch(() => undefined);
  return owner && owner.uid !== 0 ? { ...account, uid: owner.uid, gid: owner.gid } : account;
}

function clusterLocation(
  clusterDir: string,
  rest: Omit<ClusterLocation, 'clusterDir' | 'logFile'>,
): ClusterLocation {
  return { clusterDir, logFile: join(dirname(rest.settingsFile), 'postgres.log'), ...rest };
}

const locationFile = (root: string) => join(root, 'postgres-location');

async function readRecordedLocation(root: string): Promise<string | undefined> {
  return readFile(locationFile(root), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}
