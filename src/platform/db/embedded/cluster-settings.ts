import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { z } from 'zod';

const clusterSettings = z.object({ port: z.number().int().positive(), password: z.string().min(20) });
export type ClusterSettings = z.infer<typeof clusterSettings>;

/** Port and password of the cluster; made on the first start and kept in a file only we can read. */
export async function loadClusterSettings(file: string): Promise<ClusterSettings> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return clusterSettings.parse(JSON.parse(text));
  const made = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  await saveClusterSettings(file, made);
  return made;
}

export async function saveClusterSettings(file: string, settings: ClusterSettings): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, `${JSON.stringify(settings)}\n`, { mode: 0o600 });
  await rename(partial, file);
}

/** The remembered port if nobody else took it meanwhile, else a free one. */
export async function usablePort(remembered: number): Promise<number> {
  return (await canListen(remembered)) ? remembered : freePort();
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export function freePort(): Promise<number> {
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
