import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../platform/log/silent-log.ts';
import { readWorkerMetrics, serveWorkerHealth } from './worker-health.ts';

it('shows a worker’s numbers, and none when it is gone', async () => {
  const server = serveWorkerHealth(0, { text: async () => 'up 1\n' }, silentLog);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await readWorkerMetrics(port)).toBe('up 1\n');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect(await readWorkerMetrics(port)).toBe('');
});

it('a port that is taken is said and costs nothing else', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const { port } = squatter.address() as { port: number };
  const lines: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => void lines.push(message) };
  await once(serveWorkerHealth(port, { text: async () => '' }, log), 'error');
  expect(lines).toEqual(['the worker cannot show its numbers: another program uses WORKER_PORT']);
});
