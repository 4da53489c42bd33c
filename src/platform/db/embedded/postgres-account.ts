import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DatabaseError } from '../database.ts';

const run = promisify(execFile);

/** The system account the server runs as. PostgreSQL refuses to run as root. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/**
 * Returns undefined unless this process is root. Root uses the account `postgres`, which is created if possible, otherwise
 * `nobody`, which every Unix has.
 */
export async function findPostgresAccount(): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lookUp('postgres');
  if (existing) return existing;
  // This fails where there is no useradd (Alpine, macOS), and `nobody` is used instead.
  const created = await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).then(
    () => lookUp('postgres'),
    () => undefined,
  );
  const account = created ?? (await lookUp('nobody'));
  if (!account) {
    throw new DatabaseError(
      'PostgreSQL does not run as root, and there is no account `postgres` or `nobody`. ' +
        'Start Lichtbild as another user, or set DATABASE_URL.',
    );
  }
  return account;
}

async function lookUp(name: string): Promise<PostgresAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
  } catch {
    return undefined; // `id` answers 1 for an account that does not exist
  }
}

/** Returns whether the account can enter `folder` and execute `program` in it, if given, by trying both as that account. */
export async function canReach(account: PostgresAccount, folder: string, program = folder): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$1" && test -x "$2"', 'sh', folder, program], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
  }).then(
    () => true,
    () => false,
  );
}
