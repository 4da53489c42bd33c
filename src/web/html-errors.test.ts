import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { randomIds } from '../platform/ids/ids.ts';
import { silentLog } from '../platform/log/silent-log.ts';
import type { WebContext } from './context.ts';
import { createWebApp } from './server.ts';

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html,*/*;q=0.8' };

function open(path: string, headers: Record<string, string>, count: () => Promise<number>) {
  const context = {
    ids: randomIds,
    log: silentLog,
    settings: {
      publicUrl: 'http://localhost:3000',
      outboxDir: undefined,
      operatorEmails: [],
      trustProxy: false,
    },
    capabilities: { verify: () => false },
    rateLimiter: { count },
  } as unknown as WebContext;
  const app = createWebApp({ context, checks: {}, metricsText: async () => '' });
  return app.request(`http://localhost:3000${path}`, { headers });
}

const tooMany = async () => 60;
const broken = () => Promise.reject(new Error('no database: password hunter2'));

it.each([
  ['/gallery/abc?key=k', { 'Accept-Language': 'es-MX' }, 'es', 'No ha funcionado.', 'un momento'],
  ['/de/gallery/abc?key=k', { 'Accept-Language': 'es-MX' }, 'de', 'Das hat nicht geklappt.', 'einen Moment'],
  ['/gallery/abc?key=k', {}, 'en', 'That didn’t work.', 'That was a little fast.'],
])('too many tries of the link %s get a page', async (path, more, language, heading, text) => {
  const response = await open(path, { ...NAVIGATION, ...more }, tooMany);
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Security-Policy')).toContain("style-src-attr 'unsafe-inline'");
  const page = await response.text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(heading);
  expect(page).toContain(text);
  expect(page).toContain('<meta name="referrer" content="no-referrer">'); // the URL holds the key
  expect(page).not.toContain('<script');
});

it('a failure gets a page that names the request but not the cause', async () => {
  const response = await open('/de/gallery/abc?key=k', NAVIGATION, broken);
  expect(response.status).toBe(500);
  const page = await response.text();
  expect(page).toContain('Bei uns ist etwas schiefgegangen.');
  expect(page).toContain(response.headers.get('X-Request-Id'));
  expect(page).not.toContain('hunter2');
});

it('an error page is compressed and readable', async () => {
  const headers = { ...NAVIGATION, 'Accept-Encoding': 'gzip' };
  for (const failing of [broken, tooMany]) {
    const response = await open('/de/gallery/abc?key=k', headers, failing);
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    const page = gunzipSync(await response.arrayBuffer()).toString();
    expect(page).toContain('<html lang="de">');
  }
});

it('a download that does not exist gets a page with the message of its endpoint', async () => {
  const headers = { ...NAVIGATION, Referer: 'http://localhost:3000/es/gallery/abc' };
  const response = await open('/api/gallery/abc/headshots/1/original', headers, tooMany);
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/<html lang="es">[^]*no hay nada que ver/);
});

it.each([
  ['/gallery/%00', 'en', 'Page Not Found'],
  ['/de/gallery/%00', 'de', 'Seite nicht gefunden'],
])('the unknown path %s gets the title of the 404 page', async (path, language, title) => {
  const page = await (await open(path, NAVIGATION, tooMany)).text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<title>${title}</title>`);
});

it('a malformed URL gets a page, also in a browser without Sec-Fetch', async () => {
  const response = await open('/de/%ff', { Accept: 'text/html' }, tooMany);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Diese Seite lässt sich so nicht öffnen.');
});

it.each([{ 'Sec-Fetch-Mode': 'cors', Accept: 'text/html' }, { Accept: '*/*' }, {}])(
  'scripts and machines get JSON (%o)',
  async (headers) => {
    const response = await open('/gallery/abc?key=k', headers as Record<string, string>, tooMany);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ error: 'too-many-requests' });
  },
);
