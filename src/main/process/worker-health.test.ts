import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../platform/log/silent-log.ts';
import { readWorkerMetrics, serveWorkerHealth } from './worker-health.ts';

it('returns a worker’s metrics, and none when it is gone', async () => {
  const server = serveWorkerHealth(0, { text: async () => 'up 1\n' }, silentLog);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const log = { warn: () => expect.unreachable('a worker that is down needs no warning') };
  expect(await readWorkerMetrics(port, log)).toBe('up 1\n');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect(await readWorkerMetrics(port, log)).toBe('');
});

it('logs on both sides why metrics are missing', async () => {
  const lines: unknown[] = [];
  const log = { ...silentLog, warn: (fields: object, message: string) => void lines.push([message, fields]) };
  const error = new Error('no database');
  const server = serveWorkerHealth(0, { text: () => Promise.reject(error) }, log);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await readWorkerMetrics(port, log)).toBe('');
  expect(lines).toEqual([
    ['the worker could not collect its metrics', { error }],
    ['the worker did not return its metrics', { port, status: 500 }],
  ]);
});

it('a port that is taken is logged and affects nothing else', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const { port } = squatter.address() as { port: number };
  const lines: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => void lines.push(message) };
  await once(serveWorkerHealth(port, { text: async () => '' }, log), 'error');
  expect(lines).toEqual(['the worker cannot serve its metrics: another program uses WORKER_PORT']);
});
