import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { z } from 'zod';
import { DatabaseError } from '../database.ts';

const clusterSettings = z.object({ port: z.number().int().positive(), password: z.string().min(20) });
export type ClusterSettings = z.infer<typeof clusterSettings>;

/**
 * Loads the port and password of the cluster, which are generated at the first start into a file that only this account can
 * read.
 * @throws {DatabaseError} when there is a cluster but its file is missing or damaged
 */
export async function loadClusterSettings(file: string, hasCluster: boolean): Promise<ClusterSettings> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    // Only a missing file is generated. Replacing an unreadable one would lose the password of the cluster.
    if (cause.code === 'ENOENT') return undefined;
    throw new DatabaseError(`${file}, the database's port and password, cannot be read.`, { cause });
  });
  if (text !== undefined) return readSettings(file, text);
  if (hasCluster) {
    throw new DatabaseError(
      `${file} is missing, and with it the password of the database beside it: put it back from a backup.`,
    );
  }
  const generated = { port: await findFreePort(), password: randomBytes(24).toString('base64url') };
  await saveClusterSettings(file, generated);
  return generated;
}

function readSettings(file: string, text: string): ClusterSettings {
  try {
    return clusterSettings.parse(JSON.parse(text));
  } catch {
    // The cause is left out, because it would quote the password.
    throw new DatabaseError(
      `${file} does not hold the database's port and password: put it back from a backup.`,
    );
  }
}

export async function saveClusterSettings(file: string, settings: ClusterSettings): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  // The content is flushed before the rename, because an empty file after a power cut would mean a lost password.
  await writeFile(partial, `${JSON.stringify(settings)}\n`, { mode: 0o600, flush: true });
  await rename(partial, file);
}

/** Returns the recorded port, or a free one if another program has taken it. */
export async function usablePort(recorded: number): Promise<number> {
  return (await canListen(recorded)) ? recorded : findFreePort();
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
