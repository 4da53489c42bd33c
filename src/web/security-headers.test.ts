import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { NO_SERVICES } from '../platform/analytics/analytics-settings.ts';
import { analyticsSources, type AnalyticsSources } from '../platform/analytics/analytics-sources.ts';
import type { OverlaySources } from '../platform/payments/checkout-session.ts';
import { LEMON_SQUEEZY_SOURCES } from '../platform/payments/lemonsqueezy/lemon-squeezy-sources.ts';
import { PADDLE_SOURCES } from '../platform/payments/paddle/paddle-sources.ts';
import { STRIPE_SOURCES } from '../platform/payments/stripe/stripe-sources.ts';
import { securityHeaders } from './security-headers.ts';
import type { WebVariables } from './web-variables.ts';

async function headersOf(
  path: string,
  https: boolean,
  overlaySources?: OverlaySources,
  analyticsSources?: AnalyticsSources,
): Promise<Headers> {
  const app = new Hono<{ Variables: WebVariables }>();
  app.use(async (c, next) => {
    c.set('nonce', 'a-nonce');
    await next();
  });
  app.use(securityHeaders({ https, overlaySources, analyticsSources }));
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
  app.get('/assets/*', (c) => c.body('', 200, { 'Content-Type': 'text/css' }));
  const headers = async (path: string) => (await app.request(path)).headers;
  const file = await headers('/assets/shell-8RMFn84I.css');
  expect(Object.fromEntries(file)).toEqual({
    'content-type': 'text/css',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await headers('/assets/missing.css')).get('X-Frame-Options')).toBe('SAMEORIGIN');
  const worker = await headers('/assets/quick-check.worker-BTg1rg52.js');
  const pdfWorker = await headers('/assets/pdf.worker.min-CIqJB0yW.mjs');
  expect(pdfWorker.get('content-security-policy')).toBe(worker.get('content-security-policy'));
  expect(worker.get('Content-Security-Policy')).toContain("default-src 'self'");
});

it('loads nothing from other origins without an overlay', async () => {
  const headers = await headersOf('/de/checkout', true);
  expect(headers.get('Content-Security-Policy')).toBe(
    [
      "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'; frame-src 'self'",
      "img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:",
      "script-src 'self' 'wasm-unsafe-eval' 'nonce-a-nonce'; style-src 'self' 'self'; style-src-attr 'unsafe-inline'",
    ].join('; '),
  );
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toBe(
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  );
});

const ALL_SERVICES = {
  googleAnalyticsId: 'G-TEST123456',
  metaPixelId: '123',
  linkedIn: { partnerId: '1', conversionId: '2' },
  plausible: { domain: 'lichtbild.example', url: 'https://stats.lichtbild.example' },
} as const;

const directivesOf = (headers: Headers) =>
  new Map(
    headers
      .get('Content-Security-Policy')!
      .split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  );

describe('with analytics services', () => {
  const policy = async (settings: Parameters<typeof analyticsSources>[0]) =>
    directivesOf(await headersOf('/', true, undefined, analyticsSources(settings)));

  it('opens for none of them while none is configured', async () => {
    const strict = directivesOf(await headersOf('/', true));
    expect([...(await policy(NO_SERVICES))]).toEqual([...strict]);
  });

  it.each<[keyof typeof ALL_SERVICES, Record<string, string[]>]>([
    [
      'googleAnalyticsId',
      {
        'script-src': ['https://*.googletagmanager.com'],
        'connect-src': [
          ...['https://*.google-analytics.com', 'https://*.analytics.google.com'],
          'https://*.googletagmanager.com',
        ],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      },
    ],
    [
      'metaPixelId',
      {
        'script-src': ['https://connect.facebook.net'],
        'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
        'img-src': ['https://www.facebook.com'],
      },
    ],
    [
      'linkedIn',
      {
        'script-src': ['https://snap.licdn.com'],
        'connect-src': ['https://px.ads.linkedin.com'],
        'img-src': ['https://px.ads.linkedin.com'],
      },
    ],
    ['plausible', { 'connect-src': ['https://stats.lichtbild.example'] }],
  ])('opens for %s alone when only that is configured', async (service, added) => {
    const strict = directivesOf(await headersOf('/', true));
    const opened = await policy({ ...NO_SERVICES, [service]: ALL_SERVICES[service] });
    expect([...opened]).toEqual(
      [...strict].map(([name, values]) => [name, [...values, ...(added[name] ?? [])]]),
    );
  });

  it('stays in headers that proxies accept with all of them and an overlay', async () => {
    const headers = await headersOf('/', true, STRIPE_SOURCES, analyticsSources(ALL_SERVICES));
    const total = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(total).toBeLessThan(3_000);
    expect(directivesOf(headers).get('script-src')).toEqual(
      expect.arrayContaining(['https://js.stripe.com', 'https://connect.facebook.net']),
    );
  });
});

describe.each<[string, OverlaySources]>([
  ['Lemon Squeezy', LEMON_SQUEEZY_SOURCES],
  ['Paddle', PADDLE_SOURCES],
  ['Stripe', STRIPE_SOURCES],
])('with the overlay of %s', (_name, sources) => {
  it('adds its origins and changes nothing else', async () => {
    const strict = directivesOf(await headersOf('/', true));
    const widened = directivesOf(await headersOf('/', true, sources));
    const added = {
      'script-src': sources.script,
      'frame-src': sources.frame,
      'connect-src': sources.connect,
      'style-src': sources.style,
      'img-src': sources.image,
    };
    const expected = [...strict].map(([name, values]) => [
      name,
      [...values, ...(added[name as keyof typeof added] ?? [])],
    ]);
    expect([...widened]).toEqual(expected);
  });

  it('allows its payment sheet and its windows, in headers that proxies accept', async () => {
    const headers = await headersOf('/', true, sources);
    const payment = ['self', ...sources.payment.map((origin) => `"${origin}"`)].join(' ');
    expect(headers.get('Permissions-Policy')).toContain(`, payment=(${payment}), `);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    const total = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    // nginx takes 4096 bytes by default, of which the page's own headers need some.
    expect(total).toBeLessThan(2_500);
  });
});
