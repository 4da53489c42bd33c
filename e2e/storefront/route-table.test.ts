import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { ENDPOINTS, pagePath, UNLISTED_PAGES } from '../../src/page-urls.ts';
import { type Lichtbild, startLichtbild } from '../lichtbild.ts';
import { type DocumentHead, readHead } from './page-head.ts';
import { publicPages } from './page-list.ts';
import { OTHER_TITLES, PAGE_TITLES } from './page-titles.ts';

/** A browser language that differs from the language of the path, which must win. */
const OTHER_LANGUAGE: Readonly<Record<Language, string>> = { en: 'en-US', de: 'es-ES', es: 'de-DE' };
const OG_LOCALES = { en: 'en_US', de: 'de_DE', es: 'es_ES' } as const;

let lichtbild: Lichtbild;
beforeAll(async () => {
  lichtbild = await startLichtbild({}, inject('startedOnce'));
});
afterAll(() => lichtbild?.[Symbol.asyncDispose]());

const open = (path: string, language: Language, headers: Record<string, string> = {}) =>
  fetch(lichtbild.url + path, {
    redirect: 'manual',
    headers: { 'Accept-Language': OTHER_LANGUAGE[language], Accept: 'text/html', ...headers },
  });

async function headOf(path: string, language: Language): Promise<DocumentHead> {
  return readHead(await (await open(path, language)).text());
}

describe.each(LANGUAGES)('every page in %s', (language) => {
  it('has its status, language, title, canonical URL and alternates', async () => {
    const titles = new Map<string, string>();
    for (const { page, path } of await publicPages(language)) {
      const response = await open(path, language);
      const head = readHead(await response.text());
      const own = lichtbild.url + path;
      expect.soft(response.status, path).toBe(200);
      expect.soft(head.lang, `lang of ${path}`).toBe(language);
      expect.soft(head.ogLocale, `og:locale of ${path}`).toBe(OG_LOCALES[language]);
      expect.soft(head.canonical, `canonical of ${path}`).toBe(own);
      expect.soft(head.title, `title of ${path}`).toBe(PAGE_TITLES[language][path]);
      expect.soft(head.description?.length, `description of ${path}`).toBeGreaterThan(50);
      expect.soft(head.description?.length, `description of ${path}`).toBeLessThanOrEqual(200);
      const doubled = titles.get(head.title ?? '');
      expect.soft(doubled, `${path} has the title of`).toBeUndefined();
      titles.set(head.title ?? '', path);

      if (UNLISTED_PAGES.has(page)) {
        expect.soft(head.robots, `robots of ${path}`).toBe('noindex, nofollow');
        expect.soft(head.alternates, `alternates of ${path}`).toEqual({});
      } else {
        expect.soft(head.robots, `robots of ${path}`).toBeUndefined();
        expect
          .soft(Object.keys(head.alternates).toSorted(), `alternates of ${path}`)
          .toEqual(['de', 'en', 'es', 'x-default']);
        expect.soft(head.alternates[language], `itself among the alternates of ${path}`).toBe(own);
        expect.soft(head.alternates['x-default']).toBe(head.alternates['en']);
      }
    }
  });

  it('has a title in the table, which has no other entries', async () => {
    const paths = (await publicPages(language)).map(({ path }) => path);
    expect(Object.keys(PAGE_TITLES[language]).toSorted()).toEqual(paths.toSorted());
  });

  it('is an alternate of its alternates', async () => {
    for (const { page, path } of await publicPages(language)) {
      if (UNLISTED_PAGES.has(page)) continue;
      const { alternates } = await headOf(path, language);
      for (const other of LANGUAGES) {
        const address = alternates[other]!.slice(lichtbild.url.length);
        expect.soft((await headOf(address, other)).alternates, `${address} and ${path}`).toEqual(alternates);
      }
    }
  });

  it('contains structured data that agrees with the page', async () => {
    for (const { page, path } of await publicPages(language)) {
      const { jsonLd } = await headOf(path, language);
      const types = jsonLd.map((data) => data['@type']);
      expect
        .soft(
          jsonLd.every((data) => data['@context'] === 'https://schema.org'),
          path,
        )
        .toBe(true);
      expect
        .soft(
          types.filter((type) => type === 'Organization'),
          path,
        )
        .toHaveLength(1);
      expect.soft(types.includes('BreadcrumbList'), `trail of ${path}`).toBe(page !== 'home');
      if (page === 'article') expect.soft(types, path).toContain('BlogPosting');
      if (page === 'home' || page === 'pricing') expect.soft(types, path).toContain('FAQPage');
      const organization = jsonLd.find((data) => data['@type'] === 'Organization');
      expect.soft(organization, path).toMatchObject({
        makesOffer: {
          price: 19.99,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      });
    }
  });

  it('has an Open Graph picture', async () => {
    for (const { path } of await publicPages(language)) {
      const { ogImage } = await headOf(path, language);
      const picture = await fetch(ogImage!);
      expect
        .soft([picture.status, picture.headers.get('content-type')], ogImage)
        .toEqual([200, 'image/jpeg']);
      expect.soft((await picture.arrayBuffer()).byteLength, ogImage).toBeLessThan(300_000);
    }
  });

  it('responds to an unknown address with 404 in the visitor’s language', async () => {
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of [`${prefix}/no-such-page`, `${prefix}/pricing/no-such-page`, `${prefix}/shoots`]) {
      const response = await open(path, language);
      const head = readHead(await response.text());
      expect.soft([response.status, head.lang, head.robots], path).toEqual([404, language, 'noindex']);
      expect.soft(head.title, path).toBe(OTHER_TITLES.notFound[language]);
    }
    const article = await open(pagePath('article', language, { slug: 'no-such-article' }), language);
    expect(article.status).toBe(404);
  });
});

describe('private pages, which must not be listed or cached', () => {
  const PREFERRED = { en: 'en', de: 'de-AT', es: 'es-MX' } as const;

  it.each(LANGUAGES)(
    'serve the operators’ sign-in in English to a visitor who prefers %s',
    async (language) => {
      const title = 'Sign in to the dashboard · Lichtbild';
      await expectPrivate('/dashboard/sign-in', language, { status: 200, title, lang: 'en' });
    },
  );

  it.each(LANGUAGES)('explain in %s that a gallery cannot be opened', async (language) => {
    const path = pagePath('gallery', language, { id: 'no-such-gallery' });
    await expectPrivate(path, language, { status: 404, title: OTHER_TITLES.gone[language] });
  });

  async function expectPrivate(
    path: string,
    language: Language,
    { status, title, lang = language }: { status: number; title: string; lang?: Language },
  ) {
    const response = await open(path, language, { 'Accept-Language': PREFERRED[language] });
    const head = readHead(await response.text());
    expect([response.status, head.title, head.lang]).toEqual([status, title, lang]);
    expect([head.robots, response.headers.get('x-robots-tag')]).toEqual([
      'noindex, nofollow',
      'noindex, nofollow',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect([head.canonical, head.alternates, head.ogImage]).toEqual([undefined, {}, undefined]);
  }
});

it('serves the visitor’s language on the bare path, and English if it has none of theirs', async () => {
  const langOf = async (path: string, headers: Record<string, string>) =>
    readHead(await (await fetch(lichtbild.url + path, { headers })).text());
  expect((await langOf('/pricing', { 'Accept-Language': 'de-AT,en;q=0.5' })).lang).toBe('de');
  expect((await langOf('/pricing', { 'Accept-Language': 'fr' })).lang).toBe('en');
  const chosen = await langOf('/pricing', { 'Accept-Language': 'de', Cookie: 'preferred-language=es' });
  expect([chosen.lang, chosen.canonical]).toEqual(['es', `${lichtbild.url}/es/pricing`]);
  // An article is in one language, whatever the browser prefers.
  expect((await langOf('/blog', { 'Accept-Language': 'de' })).lang).toBe('en');
});

it.each([
  ['/Pricing/', '/pricing'],
  ['/DE/CV-Photo', '/de/cv-photo'],
  ['/de/', '/de'],
  ['/es/blog', '/blog/es'],
  ['/de/blog?ref=x', '/blog/de?ref=x'],
])('sends %s to %s', async (typed, canonical) => {
  const response = await open(typed, 'en');
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
});

it('lists every indexable page in the sitemap, and no other', async () => {
  const xml = await (await fetch(lichtbild.url + ENDPOINTS.sitemap)).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const expected = (await Promise.all(LANGUAGES.map(publicPages)))
    .flat()
    .filter(({ page }) => !UNLISTED_PAGES.has(page))
    .map(({ path }) => new URL(path, lichtbild.url).href);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(expected.length);
  const robots = await (await fetch(lichtbild.url + ENDPOINTS.robots)).text();
  expect(robots).toContain(`Sitemap: ${lichtbild.url}${ENDPOINTS.sitemap}`);
});

it('revalidates a cached public page, and allows scripts only by the nonce of the response', async () => {
  const first = await open('/de/pricing', 'de');
  const second = await open('/de/pricing', 'de');
  const nonces = [first, second].map(
    (response) => /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)?.[1],
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  const html = await first.text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);
  const executable = scripts.filter((attributes) => !attributes.includes('application/ld+json'));
  expect(executable.length).toBeGreaterThan(1);
  for (const attributes of executable) expect(attributes).toContain(`nonce="${nonces[0]}"`);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);

  const etag = first.headers.get('etag')!;
  const kept = await open('/de/pricing', 'de', { 'If-None-Match': etag });
  expect([kept.status, kept.headers.get('content-security-policy')]).toEqual([304, null]);
  const other = await open('/es/pricing', 'es', { 'If-None-Match': etag });
  expect(other.status).toBe(200);
});

it('forbids framing, sends no referrer to other sites, and denies access to devices', async () => {
  const { headers } = await open('/', 'en');
  const policy = headers.get('content-security-policy');
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('microphone=()');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('serves a feed of each language’s articles', async () => {
  for (const language of LANGUAGES) {
    const list = pagePath('blog', language);
    const rss = await (await fetch(`${lichtbild.url}${list}/feed.xml`)).text();
    const json = (await (await fetch(`${lichtbild.url}${list}/feed.json`)).json()) as {
      items: { url: string }[];
    };
    const articles = (await publicPages(language)).filter(({ page }) => page === 'article');
    expect(json.items.map(({ url }) => url).toSorted()).toEqual(
      articles.map(({ path }) => lichtbild.url + path).toSorted(),
    );
    expect(rss.match(/<item>/g)).toHaveLength(articles.length);
  }
});
