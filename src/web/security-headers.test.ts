import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import type { WebVariables } from './web-variables.ts';

it('protects every answer, and lets one say it better', async () => {
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
