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
])('too many tries of the link %s are answered by a page', async (path, more, language, heading, text) => {
  const answer = await open(path, { ...NAVIGATION, ...more }, tooMany);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Content-Security-Policy')).toContain("style-src-attr 'unsafe-inline'");
  const page = await answer.text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(heading);
  expect(page).toContain(text);
  expect(page).toContain('<meta name="referrer" content="no-referrer">'); // its address holds the key
  expect(page).not.toContain('<script');
});

it('a failure is answered by a page that names the request and nothing of the failure', async () => {
  const answer = await open('/de/gallery/abc?key=k', NAVIGATION, broken);
  expect(answer.status).toBe(500);
  const page = await answer.text();
  expect(page).toContain('Bei uns ist etwas schiefgegangen.');
  expect(page).toContain(answer.headers.get('X-Request-Id'));
  expect(page).not.toContain('hunter2');
});

it('a refusal arrives readable where the page would have been compressed', async () => {
  const headers = { ...NAVIGATION, 'Accept-Encoding': 'gzip' };
  for (const failing of [broken, tooMany]) {
    const answer = await open('/de/gallery/abc?key=k', headers, failing);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    const page = gunzipSync(await answer.arrayBuffer()).toString();
    expect(page).toContain('<html lang="de">');
  }
});

it('a download that is gone is answered by a page in the words of its endpoint', async () => {
  const headers = { ...NAVIGATION, Referer: 'http://localhost:3000/es/gallery/abc' };
  const answer = await open('/api/gallery/abc/headshots/1/original', headers, tooMany);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<html lang="es">[^]*no hay nada que ver/);
});

it.each([
  ['/gallery/%00', 'en', 'Page Not Found'],
  ['/de/gallery/%00', 'de', 'Seite nicht gefunden'],
])('an unknown address, %s, has the title of the page for those', async (path, language, title) => {
  const page = await (await open(path, NAVIGATION, tooMany)).text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<title>${title}</title>`);
});

it('a broken address is answered by a page, also to a browser without Sec-Fetch', async () => {
  const answer = await open('/de/%ff', { Accept: 'text/html' }, tooMany);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Diese Seite lässt sich so nicht öffnen.');
});

it.each([{ 'Sec-Fetch-Mode': 'cors', Accept: 'text/html' }, { Accept: '*/*' }, {}])(
  'scripts and machines get JSON (%o)',
  async (headers) => {
    const answer = await open('/gallery/abc?key=k', headers as Record<string, string>, tooMany);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error: 'too-many-requests' });
  },
);
