import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import type { WebVariables } from './web-variables.ts';

async function headersOf(path: string, https: boolean): Promise<Headers> {
  const app = new Hono<{ Variables: WebVariables }>();
  app.use(async (c, next) => {
    c.set('nonce', 'a-nonce');
    await next();
  });
  app.use(securityHeaders({ https }));
  app.get('*', (c) => c.text('ok'));
  return (await app.request(path)).headers;
}

it('sends HSTS over https, but not over http', async () => {
  expect((await headersOf('/', true)).get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect((await headersOf('/', false)).get('strict-transport-security')).toBeNull();
});

it('allows scripts by nonce only, and inline style sheets only on the outbox page', async () => {
  const page = (await headersOf('/', false)).get('content-security-policy');
  expect(page).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-a-nonce'");
  expect(page).not.toMatch(/style-src [^;]*unsafe-inline/);
  expect((await headersOf('/de/dev/outbox', false)).get('content-security-policy')).toMatch(
    /style-src [^;]*'unsafe-inline'/,
  );
});

it('protects every response, and does not overwrite a response’s own headers', async () => {
  const app = new Hono<{ Variables: WebVariables }>();
  app.use(securityHeaders({ https: true }));
  app.get('/plain', (c) => c.text(''));
  app.get('/key', (c) => c.text('', 200, { 'Referrer-Policy': 'no-referrer' }));
  const headers = async (path: string) => (await app.request(path)).headers;
  expect((await headers('/plain')).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect((await headers('/plain')).get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect((await headers('/key')).get('Referrer-Policy')).toBe('no-referrer');
  expect((await headers('/key')).get('X-Frame-Options')).toBe('SAMEORIGIN');
});

it('sends files only the headers that apply to files, and workers all of them', async () => {
  const app = new Hono<{ Variables: WebVariables }>();
  app.use(securityHeaders({ https: true }));
  app.get('/assets/missing.css', (c) => c.html('', 404));
  app.get('/assets/*', (c) => c.body(''));
  const headers = async (path: string) => (await app.request(path)).headers;
  const file = await headers('/assets/shell-8RMFn84I.css');
  expect(file.get('X-Content-Type-Options')).toBe('nosniff');
  expect(file.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(file.get('Content-Security-Policy')).toBeNull();
  expect((await headers('/assets/missing.css')).get('X-Frame-Options')).toBe('SAMEORIGIN');
  const worker = await headers('/assets/quick-check.worker-BTg1rg52.js');
  expect(worker.get('Content-Security-Policy')).toContain("default-src 'self'");
});
