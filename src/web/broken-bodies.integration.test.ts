import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { createShootWorld } from '../../test/shoot-world.ts';
import type { Log } from '../platform/log/log.ts';
import { createWebApp } from './server.ts';

interface Line {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Starts the whole web server on a real port and records every line that it logs. */
async function listen() {
  const world = await createShootWorld();
  onTestFinished(() => world[Symbol.asyncDispose]());
  const lines: Line[] = [];
  const write =
    (level: Line['level']) =>
    (fields: Line['fields'], message: string): void =>
      void lines.push({ level, fields, message });
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error'), child: () => log };
  const app = createWebApp({ context: { ...world.context, log }, checks: {}, metricsText: async () => '' });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { lines, port, origin: `http://127.0.0.1:${port}` };
}

/** Sends a request's head and half of its body, then disconnects. */
async function breakOff(port: number, head: readonly string[], half: string, end: 'reset' | 'end') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n${half}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (end === 'reset') socket.resetAndDestroy();
  else socket.destroy();
}

const JSON_BODY = ['Content-Type: application/json', 'Sec-Fetch-Site: same-origin'];

it.each(['reset', 'end'] as const)('logs interrupted bodies (%s) without an error', async (end) => {
  const { lines, port, origin } = await listen();
  const begun = await fetch(`${origin}/api/shoot`, { method: 'POST' });
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const tus = { Cookie: cookie, 'Tus-Resumable': '1.0.0' };
  const upload = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': '5000' },
  });
  const location = upload.headers.get('location') ?? '';
  const heads = [
    ['PUT /api/shoot/choice HTTP/1.1', `Cookie: ${cookie}`, ...JSON_BODY],
    ['POST /api/leads HTTP/1.1', ...JSON_BODY],
    ['POST /api/newsletter/signup HTTP/1.1', ...JSON_BODY],
    ['POST /api/withdrawals HTTP/1.1', ...JSON_BODY],
    ['POST /api/payments/sandbox/webhook HTTP/1.1', 'X-Signature: t=1,v1=2'],
    [
      `PATCH ${location} HTTP/1.1`,
      ...Object.entries(tus).map(([name, value]) => `${name}: ${value}`),
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
    ],
  ];
  const answered = () => lines.filter(({ message }) => message === 'answered').length;
  for (const head of heads) {
    const before = answered();
    await breakOff(port, head, '{"a":', end);
    await expect.poll(answered, { timeout: 10_000, message: head[0] ?? '' }).toBeGreaterThan(before);
  }
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/stack|\bat .+:\d+/);
  const statuses = lines.flatMap(({ fields }) => fields['status'] ?? []).slice(2);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
});
