import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range is below the ephemeral ports (from 32768 on Linux, from 49152 elsewhere), because an outgoing connection could
 * take such a port between two starts of a service.
 */
const FIRST = 20_000;
const LAST = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await canListen(port)) return port;
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  const isFree = await once(server, 'listening').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    },
  );
  if (!isFree) return false;
  server.close();
  await once(server, 'close');
  return true;
}
