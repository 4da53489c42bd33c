import { expect, it } from 'vitest';
import { silentLog } from '../platform/log/silent-log.ts';
import { randomIds } from '../platform/ids/ids.ts';
import { createWebApp } from './server.ts';
import type { WebContext } from './context.ts';

const NO_DATABASE = new Error('no database');

function app(lines: unknown[] = [], failures: object[] = []) {
  const log = {
    ...silentLog,
    info: (fields: object) => void lines.push(fields),
    error: (fields: object) => void failures.push(fields),
  };
  const settings = {
    publicUrl: 'http://localhost:3000',
    outboxDir: undefined,
    operatorEmails: [],
    trustProxy: false,
  };
  const context = {
    ids: randomIds,
    log,
    settings,
    capabilities: { verify: () => false },
    rateLimiter: { count: () => Promise.reject(new Error('no limit', { cause: NO_DATABASE })) },
  } as unknown as WebContext;
  return createWebApp({ context, checks: {}, metricsText: async () => '' });
}

it('responds in JSON below /api', async () => {
  const answer = await app().request('/api/nothing-here', { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'not-found' });
});

it('refuses to change a page and to open a malformed URL', async () => {
  const changed = await app().request('/de/create-headshot', { method: 'POST' });
  expect([changed.status, changed.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await app().request('http://localhost/%ff')).status).toBe(400);
});

it('responds to a URL with a zero byte with 404', async () => {
  for (const path of [
    '/gallery/%00',
    '/share/a%00b',
    '/api/share/%00/headshots/1/web',
    '/receipt/x?signature=%00',
  ])
    expect((await app().request(path)).status, path).toBe(404);
});

it('logs a failure with its cause, which the log writes without secrets', async () => {
  const failures: object[] = [];
  const answer = await app([], failures).request('/gallery/x?key=k');
  expect(answer.status).toBe(500);
  expect(failures).toMatchObject([
    { requestId: answer.headers.get('X-Request-Id'), error: { message: 'no limit', cause: NO_DATABASE } },
  ]);
});

it('logs the pattern of a path, not the path', async () => {
  const lines: unknown[] = [];
  const answer = await app(lines).request('/api/gallery/secret-id');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{22}$/);
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      status: 404,
      requestId: expect.any(String),
      route: '/api/gallery/:id',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret-id');
});

it.each([
  ['/gallery/secret-id', '/gallery/:id'],
  ['/de/receipt/secret-id', '/de/receipt/:id'],
  ['/es', '/es'],
  ['/healthz', '/healthz'],
  ['/assets/app-1234.js', '/assets/*'],
  ['/secret-id', '/*'],
])('logs %s as %s', async (address, route) => {
  const lines: unknown[] = [];
  await app(lines).request(address);
  expect(lines).toEqual([expect.objectContaining({ route })]);
});
