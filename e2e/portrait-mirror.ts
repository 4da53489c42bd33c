import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { EXAMPLE_PORTRAITS } from '../src/catalog/example-portraits.ts';

/** A local server that replaces the publisher of the example portraits. */
export interface PortraitMirror extends AsyncDisposable {
  /** The base address, for `EXAMPLES_FROM`. */
  readonly url: string;
  /** While this is false every connection is cut, as if there were no network. */
  online: boolean;
  /** Returns the number of portraits sent so far. */
  served(): number;
}

/**
 * @param folder contains the real portraits under the names of the list; nothing is copied from it
 * @param options.most number of portraits that the server has; for the others it responds with 404
 */
export async function startPortraitMirror(
  folder: string,
  { most = Infinity, online = true } = {},
): Promise<PortraitMirror> {
  let served = 0;
  const server = createServer((request, response) => {
    if (!mirror.online) return void request.socket.destroy();
    const portrait = EXAMPLE_PORTRAITS.slice(0, most).find((one) => request.url === `/${one.path}`);
    if (!portrait) return void response.writeHead(404).end();
    void readFile(path.join(folder, portrait.file)).then((bytes) => {
      served += 1;
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mirror: PortraitMirror = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    online,
    served: () => served,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return mirror;
}
