import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface StallingProxy {
  /** The given address with the proxy's host and port. */
  readonly url: string;
  /** Returns the number of connections requested so far. */
  readonly connections: () => number;
  /** Holds back all bytes in both directions from now on; new connections are accepted but never answered. */
  stall(): void;
  /** Delivers everything that was held back. */
  resume(): void;
}

/** Starts a proxy that can make its server look frozen. It is closed at the end of the test. */
export async function openStallingProxy(targetUrl: string): Promise<StallingProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let stalled = false;
  let connections = 0;
  const link = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => to.write(bytes));
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    if (stalled) from.pause();
  };
  const server = createServer((socket) => {
    connections += 1;
    const upstream = connect(Number(target.port), target.hostname);
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.on('close', () => sockets.delete(each));
    }
    link(socket, upstream);
    link(upstream, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    connections: () => connections,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
