import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

const page = (html: string, status = 200) => new Response(html, { status });

it('renders a page once, also when many ask at the same time', async () => {
  const pages = createKeptPages();
  let rendered = 0;
  const render = async () => page(`<p>${(rendered += 1)}</p>`);
  const all = await Promise.all([pages.get('en /', render), pages.get('en /', render)]);
  all.push(await pages.get('en /', render));
  expect(all.map(({ html }) => Buffer.from(html).toString())).toEqual(Array(3).fill('<p>1</p>'));
  expect((await pages.get('de /', render)).etag).not.toBe(all[0]!.etag);
});

it('keeps no failure', async () => {
  const pages = createKeptPages();
  expect((await pages.get('en /', async () => page('', 500))).status).toBe(500);
  await expect(pages.get('en /', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await pages.get('en /', async () => page(''))).status).toBe(200);
});

it('has the page compressed after a while, and it is still the page', async () => {
  const html = '<p>Grüße</p>'.repeat(500);
  const { compressed } = await createKeptPages().get('de /', async () => page(html));
  for (let waits = 0; !compressed.br && waits < 200; waits += 1) await sleep(10);
  expect(gunzipSync(compressed.gzip!).toString()).toBe(html);
  expect(brotliDecompressSync(compressed.br!).toString()).toBe(html);
});

it('allows the scripts in a page by their content', async () => {
  const html = [
    '<head><script type="application/ld+json">{}</script></head>',
    '<script nonce="">a("ü");\nb()</script>',
    '<script type="module" async="">import "/x.js"</script>',
    '<script src="/assets/x.js"></script>',
    '<script nonce="">a("ü");\nb()</script>',
  ].join('');
  const { scriptSources } = await createKeptPages().get('en /', async () => page(html));
  const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(scriptSources.split(' ')).toEqual([source('a("ü");\nb()'), source('import "/x.js"')]);
});
