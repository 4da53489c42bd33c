import { Hono } from 'hono';
import type { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { visitContext, type Visit, type WebContext } from './context.ts';
import { createHmacCapabilities } from '../platform/capability/hmac-capabilities.ts';
import { createPageHandler } from './page-handler.ts';
import type { WebVariables } from './web-variables.ts';

const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);

/** A page handler with a fake renderer, whose pages show their visit. `answer` decides their status. */
function world(answer: (path: string, visit: Visit) => number = () => 200) {
  const rendered: { path: string; visit: Visit }[] = [];
  const examples: { list: object[] } = { list: [] };
  const garments: { list: object[] } = { list: [] };
  const ratings: { list: object[] } = { list: [] };
  const context = {
    loadExamples: async () => examples.list,
    loadWardrobeOffer: async () => garments.list,
    loadPublishedRatings: async () => ratings.list,
    settings: { publicUrl: 'http://localhost:3000' },
    capabilities,
  } as unknown as WebContext;
  const handle = async (request: Request, router?: RouterContextProvider) => {
    const visit = router!.get(visitContext);
    const path = new URL(request.url).pathname;
    rendered.push({ path, visit });
    const html = `${visit.language} nonce=${visit.nonce} reference=${visit.reference}`;
    return new Response(html, { status: answer(path, visit), headers: { 'Content-Type': 'text/html' } });
  };
  const app = new Hono<{ Variables: WebVariables }>();
  let requests = 0;
  app.use(async (c, next) => {
    requests += 1;
    c.set('requestId', `request-${requests}`);
    c.set('nonce', `nonce-${requests}`);
    await next();
  });
  app.all('*', createPageHandler(context, handle));
  return {
    rendered,
    examples,
    garments,
    ratings,
    open: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(`http://localhost:3000${path}`, { method, headers }),
  };
}

describe('a public page', () => {
  it('is rendered once for everybody, and each response has its own nonce', async () => {
    const { rendered, open } = world();
    const [first, second] = [await open('/de/pricing'), await open('/de/pricing')];
    expect(await first.text()).toBe('de nonce=nonce-1 reference=request-1');
    expect(await second.text()).toBe('de nonce=nonce-2 reference=request-2');
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(rendered).toHaveLength(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const { open } = world();
    const etag = (await open('/pricing')).headers.get('ETag')!;
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await open('/pricing', { 'if-none-match': known });
      expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await open('/pricing', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('responds to HEAD as to GET but without the page, and caches the whole page', async () => {
    const { rendered, open } = world();
    const head = await open('/pricing', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const page = await open('/pricing');
    expect(page.headers.get('ETag')).toBe(head.headers.get('ETag'));
    expect(await page.text()).toContain('en nonce=');
    expect(rendered).toHaveLength(1);
  });

  it('is cached once for each language of its unprefixed path', async () => {
    const { rendered, open } = world();
    const speaking = async (language: string) => {
      const answer = await open('/pricing', { 'accept-language': language });
      expect(answer.headers.get('Vary')).toBe('Accept-Language, Cookie');
      return (await answer.text()).slice(0, 2);
    };
    const spoken = [];
    for (const language of ['de', 'es', 'en', 'fr', 'de']) spoken.push(await speaking(language));
    expect(spoken).toEqual(['de', 'es', 'en', 'en', 'de']);
    expect(rendered).toHaveLength(3);
    expect((await open('/de/pricing')).headers.get('Vary')).toBeNull();
  });

  it('is rendered again when the examples that it shows have changed', async () => {
    const { rendered, examples, open } = world();
    const after = { src: '/examples-media/a.webp' };
    await open('/de');
    for (const before of ['b', 'b', 'c']) {
      examples.list = [{ id: 'one', before: { src: before }, after }];
      await open('/de');
      await open('/de');
    }
    expect(rendered).toHaveLength(3);
  });

  it('is rendered again when other garments are on offer', async () => {
    const { rendered, garments, open } = world();
    await open('/de');
    for (const id of ['polo', 'polo', 'round-knit']) {
      garments.list = [{ id }];
      await open('/de');
    }
    expect(rendered).toHaveLength(3);
  });

  it('is rendered again when other ratings are published', async () => {
    const { rendered, ratings, open } = world();
    await open('/de');
    for (const stars of [4, 4, 5]) {
      ratings.list = [{ stars }];
      await open('/de');
    }
    expect(rendered).toHaveLength(3);
  });

  it('that fails is not cached, shows each visitor their own reference, and is logged under the first', async () => {
    let status = 500;
    const { rendered, open } = world(() => status);
    const failed = await Promise.all([open('/de/about'), open('/de/about')]);
    expect(failed.map((answer) => answer.status)).toEqual([500, 500]);
    expect(await failed[0].text()).toContain('reference=request-1');
    expect(await failed[1].text()).toContain('reference=request-2');
    expect(rendered.map(({ visit }) => visit.requestId)).toEqual(['request-1']);
    status = 200;
    expect((await open('/de/about')).status).toBe(200);
  });
});

it.each(['/gallery/AbC', '/gallery/AbC.data', '/de/about'])(
  'gets 503 with Retry-After when the database did not respond for %s',
  async (path) => {
    const { open } = world((_path, visit) => {
      visit.onOutage?.();
      return 500;
    });
    const answer = await open(path);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('nonce=');
  },
);

describe.each([
  '/gallery/AbC',
  '/de/gallery/AbC',
  '/gallery/AbC.data',
  '/gallery/AbC/_.data',
  '/%67allery/AbC',
  '/es/share/x.data?_routes=share-es',
  '/receipt/x?signature=y',
  '/newsletter/confirm/x',
  '/newsletter/preferences/x?outcome=saved',
  '/dashboard',
  '/dev/outbox',
])('%s', (path) => {
  it('is not cached and not indexed', async () => {
    const { rendered, open } = world();
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await open(path);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(headers.get('ETag')).toBeNull();
    }
    expect(rendered).toHaveLength(2);
  });
});

it.each([
  ['/pricing?package=basic', 200],
  ['/de/pricing.data', 200],
  ['/_.data', 200],
  ['/create-headshot', 200],
  ['/nothing-here', 404],
  ['/blog/no-such-article', 404],
  ['/assets/gone.js', 404],
])('no cache may guess a lifetime of %s', async (path, status) => {
  const { open } = world(() => status);
  const answer = await open(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  if (!path.startsWith('/blog'))
    expect(answer.headers.get('Vary') ?? '').toBe(path.startsWith('/de') ? '' : 'Accept-Language, Cookie');
});

describe.each(['/gallery/AbC', '/de/gallery/AbC', '/shoots/AbC', '/es/shoots/AbC.data?_routes=x'])(
  '%s',
  (path) => {
    const key = (purpose: 'draft' | 'owner', id = 'AbC') => capabilities.keyFor(purpose, id);
    const OWNERS = [`lichtbild_shoot=AbC.${key('draft')}`, `lichtbild_owner_AbC=${key('owner')}`];

    it.each(OWNERS)(
      'is its owner’s in the browser that made the shoot or holds the key: %s',
      async (cookie) => {
        const { rendered, open } = world();
        const { headers } = await open(path, {
          cookie: `${cookie}; lichtbild_owner_other=${key('owner', 'other')}`,
        });
        expect(rendered[0]?.visit.ownerKey).toBe(key('owner'));
        expect(headers.getSetCookie()).toEqual([
          `lichtbild_owner_AbC=${key('owner')}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
        ]);
      },
    );

    it.each([
      '',
      'lichtbild_shoot=AbC',
      `lichtbild_shoot=AbC.${key('owner')}`,
      `lichtbild_shoot=other.${key('draft', 'other')}`,
      `lichtbild_owner_AbC=${key('draft')}`,
      `lichtbild_owner_AbC=${key('owner', 'other')}`,
      `lichtbild_owner_other=${key('owner', 'other')}`,
    ])('is nobody else’s: %s', async (cookie) => {
      const { rendered, open } = world();
      const { headers } = await open(path, { cookie });
      expect(rendered[0]?.visit.ownerKey).toBeUndefined();
      expect(headers.getSetCookie()).toEqual([]);
    });

    it('sets no cookie for a shoot that does not exist', async () => {
      const { open } = world(() => 404);
      expect((await open(path, { cookie: OWNERS[0]! })).headers.getSetCookie()).toEqual([]);
    });
  },
);

it('sets no cookie for pages of another kind', async () => {
  const { rendered, open } = world();
  const cookie = `lichtbild_shoot=AbC.${capabilities.keyFor('draft', 'AbC')}`;
  for (const path of ['/create-headshot', '/share/AbC', '/receipt/AbC', '/gallery', '/pricing']) {
    expect((await open(path, { cookie })).headers.getSetCookie(), path).toEqual([]);
  }
  expect(rendered.every(({ visit }) => visit.ownerKey === undefined)).toBe(true);
});
