import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** A server that accepts connections but never answers, like a frozen one or one behind a broken router. */
async function muteServer(): Promise<{ url: string; connections(): number }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, connections: () => sockets.length };
}

it('stops at once while the server does not answer, and reports no loss', async () => {
  const server = await muteServer();
  const lost: Error[] = [];
  const listener = listen({
    url: server.url,
    channels: ['c'],
    onNotification: () => undefined,
    onConnected: () => undefined,
    onLost: (error) => lost.push(error),
  });
  while (server.connections() === 0) await delay(5);
  const startedAt = performance.now();
  await listener.stop();
  expect(performance.now() - startedAt).toBeLessThan(500);
  await delay(300);
  expect(lost).toEqual([]);
  expect(server.connections()).toBe(1);
});

it('reports an outage once, and stops at once while it waits to reconnect', async () => {
  const lost: Error[] = [];
  const listener = listen({
    url: 'postgres://nobody@127.0.0.1:1/none',
    channels: ['c'],
    onNotification: () => undefined,
    onConnected: () => undefined,
    onLost: (error) => lost.push(error),
  });
  await delay(1_000);
  expect(lost).toHaveLength(1);
  const startedAt = performance.now();
  await listener.stop();
  expect(performance.now() - startedAt).toBeLessThan(200);
});
