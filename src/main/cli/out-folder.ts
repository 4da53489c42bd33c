import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { isShootFile, REPORT_FILE_NAME } from './shoot-report.ts';
import { UnusableInput } from './unusable-input.ts';

/** Size of the file that is written and removed again as a test; about one headshot. */
const PROBE_BYTES = 1_000_000;

/** The output folder of a shoot. Every failure to write is an UnusableInput that says what to change. */
export interface OutFolder {
  readonly path: string;
  /** Absolute paths of the files of an earlier shoot. */
  readonly earlier: readonly string[];
  removeEarlier(): Promise<void>;
  /** Writes the whole file or none of it. */
  write(name: string, content: Uint8Array | string): Promise<void>;
  /** Renames files by a map from old to new names; files may swap names. */
  rename(newNames: ReadonlyMap<string, string>): Promise<void>;
  /** Removes the folders that were created for the shoot, unless they contain something. */
  removeIfEmpty(): Promise<void>;
}

/**
 * Creates the folder and tries to write into it, so that a missing permission is found before minutes of work. The files of an
 * earlier shoot are listed, to be removed once there is a new one, because shoot.json must describe all files beside it.
 */
export async function openOutFolder(path: string): Promise<OutFolder> {
  const folder = resolve(path);
  const created: string[] = [];
  const removeIfEmpty = async (): Promise<void> => {
    for (const each of created.toReversed()) {
      try {
        await rmdir(each);
      } catch (error) {
        // The folder contains files, or is gone already.
        if (/^(ENOTEMPTY|EEXIST|ENOENT)$/.test((error as NodeJS.ErrnoException).code ?? '')) return;
        throw error;
      }
    }
  };
  const write = async (name: string, content: Uint8Array | string): Promise<void> => {
    const partial = join(folder, `.${name}.part`);
    try {
      await writeFile(partial, content);
      await rename(partial, join(folder, name));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined); // the first error is the one to report
      throw writeError(path, error);
    }
  };
  const renameAll = async (newNames: ReadonlyMap<string, string>): Promise<void> => {
    try {
      // All files get temporary names first. The next shoot removes those that a killed one leaves.
      for (const [from, to] of newNames) await rename(join(folder, from), join(folder, `.${to}.part`));
      for (const to of newNames.values()) await rename(join(folder, `.${to}.part`), join(folder, to));
    } catch (error) {
      throw writeError(path, error);
    }
  };
  try {
    // Created level by level, because below /proc a recursive mkdir never returns.
    for (const missing of await missingFolders(folder)) {
      await mkdir(missing);
      created.push(missing);
    }
    const probe = `lichtbild-probe-${process.pid}`;
    await write(probe, new Uint8Array(PROBE_BYTES));
    await rm(join(folder, probe));
    const earlier = (await readdir(folder)).filter(isShootFile).map((name) => join(folder, name));
    const removeEarlier = async (): Promise<void> => {
      // The report is removed first, because without it the rest does not look like a complete shoot.
      const inOrder = earlier.toSorted((a, b) => Number(isReport(b)) - Number(isReport(a)));
      for (const file of inOrder) await rm(file, { force: true });
    };
    return { path, earlier, removeEarlier, write, rename: renameAll, removeIfEmpty };
  } catch (error) {
    await removeIfEmpty();
    throw writeError(path, error);
  }
}

function isReport(file: string): boolean {
  return basename(file) === REPORT_FILE_NAME;
}

/** Lists `folder` and the folders above it that do not exist yet, outermost first. */
async function missingFolders(folder: string): Promise<readonly string[]> {
  try {
    // For a path below a file, stat itself fails with ENOTDIR.
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    return [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [...(await missingFolders(dirname(folder))), folder];
  }
}

function writeError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof UnusableInput || code === undefined) return error;
  if (code === 'ENOTDIR')
    return new UnusableInput(`${path} is a file or is below one: name a folder with --out.`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new UnusableInput(
      `The disk below ${path} is full (${code}): free some space, or name a folder elsewhere with --out.`,
    );
  const remedy = code === 'EACCES' || code === 'EPERM' ? 'change its permissions, or name' : 'name';
  return new UnusableInput(`${path} cannot be written (${code}): ${remedy} another folder with --out.`);
}
