import { expect, it } from 'vitest';
import { createPageCache, PLACEHOLDERS, fillPlaceholders } from './cached-pages.ts';

/** Builds a cache that records which keys are rendered. `ask` renders a response with the given status. */
function world(maxPages?: number) {
  const pages = createPageCache(maxPages);
  const rendered: string[] = [];
  return {
    rendered,
    ask: (key: string, status = 200) =>
      pages.get(key, async () => {
        rendered.push(key);
        return new Response(`${key} in ${rendered.length}`, { status });
      }),
  };
}

it('renders a page once, however many ask at the same time and later', async () => {
  const { rendered, ask } = world();
  const pages = await Promise.all(Array.from({ length: 20 }, () => ask('de /')));
  expect(new Set(pages.map(({ html }) => html))).toEqual(new Set(['de / in 1']));
  expect((await ask('de /')).etag).toBe(pages[0]?.etag);
  expect(rendered).toEqual(['de /']);
});

it('keeps the pages of different keys apart', async () => {
  const { ask } = world();
  const [german, english] = [await ask('de /'), await ask('en /')];
  expect([german.html, english.html]).toEqual(['de / in 1', 'en / in 2']);
  expect(german.etag).not.toBe(english.etag);
});

it.each([404, 500, 302])('caches no response with status %i', async (status) => {
  const { rendered, ask } = world();
  const failed = await Promise.all([ask('de /', status), ask('de /')]);
  expect(failed.map((page) => page.status)).toEqual([status, status]);
  expect((await ask('de /')).status).toBe(200);
  await ask('de /');
  expect(rendered).toHaveLength(2);
});

it('caches no failed rendering', async () => {
  const pages = createPageCache();
  const broken = () => pages.get('de /', () => Promise.reject(new Error('no memory')));
  await expect(broken()).rejects.toThrow('no memory');
  expect((await pages.get('de /', async () => new Response('whole'))).html).toBe('whole');
});

it('evicts the oldest page when there are too many', async () => {
  const { rendered, ask } = world(2);
  for (const key of ['a', 'b', 'c', 'b', 'c']) await ask(key);
  expect(rendered).toEqual(['a', 'b', 'c']);
  await ask('a');
  expect(rendered).toEqual(['a', 'b', 'c', 'a']);
});

it('puts the values of a response into every place where they occur', () => {
  const { nonce, reference } = PLACEHOLDERS;
  const html = `<script nonce="${nonce}"></script><script nonce="${nonce}"></script><p>${reference}</p>`;
  expect(fillPlaceholders(html, { nonce: 'N', reference: 'R' })).toBe(
    '<script nonce="N"></script><script nonce="N"></script><p>R</p>',
  );
});
