import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANALYTICS_EVENT, track } from './analytics-events.client.ts';
import { NO_SERVICES } from './analytics-settings.ts';
import { type FakePage, fakePage } from './fake-vendor-page.fixture.ts';
import type { Sink } from './sink.ts';
import { startAnalytics } from './start-analytics.client.ts';

const SETTINGS = {
  googleAnalyticsId: 'G-TEST123456',
  metaPixelId: '123',
  linkedIn: undefined,
  plausible: { domain: 'lichtbild.example', url: 'https://plausible.example' },
} as const;
const ACCEPTED = { essential: true, analytics: true, marketing: true } as const;

let page: FakePage;
let counted: string[];
let posted: { url: string; body: { name: string } }[];
let counter: Sink;
beforeEach(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  page = fakePage();
  counted = [];
  posted = [];
  counter = { category: 'essential', send: ({ name }) => void counted.push(name) };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) as { name: string } });
    throw new TypeError('blocked');
  });
});
afterEach(() => void vi.unstubAllGlobals());

const view = (path: string) => track('page-view', { title: '', path });
const scripts = () => page.done.filter((one) => one.startsWith('load'));
const start = (more: Partial<Parameters<typeof startAnalytics>[0]> = {}) =>
  startAnalytics({
    ...{ settings: SETTINGS, page, isAsked: true, consent: undefined, ownSinks: [counter] },
    ...more,
  });

it('loads nothing before the choice, but counts, and replays everything after a consent', () => {
  view('/early');
  start();
  view('/late');
  expect(counted.slice(-2)).toEqual(['page-view', 'page-view']);
  expect([scripts(), posted]).toEqual([[], []]);

  track('consent-updated', { analytics: true, marketing: false });
  expect(scripts()).toEqual([expect.stringContaining('googletagmanager')]);
  expect(posted.slice(-3).map(({ url, body }) => [url, body.name])).toEqual([
    ['https://plausible.example/api/event', 'pageview'],
    ['https://plausible.example/api/event', 'pageview'],
    ['https://plausible.example/api/event', 'consent-updated'],
  ]);
  const own = page.dataLayer().filter((entry) => !Array.isArray(entry)) as { event: string; path?: string }[];
  expect(own.slice(-3)).toMatchObject([
    { event: 'page-view', path: '/early' },
    { event: 'page-view', path: '/late' },
    { event: 'consent-updated', analytics: true },
  ]);
});

it('loads nothing after a refusal, and everything after a later consent', () => {
  start();
  track('consent-updated', { analytics: false, marketing: false });
  view('/');
  expect([scripts(), posted]).toEqual([[], []]);
  expect(page.dataLayer()).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  track('consent-updated', { analytics: true, marketing: true });
  view('/pricing');
  expect(scripts()).toHaveLength(2);
  expect(posted.map(({ body }) => body.name)).toEqual(['consent-updated', 'pageview']);
});

it('applies an earlier choice silently, and one of another tab', () => {
  const analytics = start({ consent: { ...ACCEPTED, analytics: false } });
  view('/');
  expect(scripts()).toEqual([expect.stringContaining('facebook')]);
  expect(counted).not.toContain('consent-updated');
  analytics.choose({ ...ACCEPTED, marketing: false });
  view('/');
  expect(page.globals.fbq!.queue!.at(-1)).toEqual(['consent', 'revoke']);
  expect(posted).toHaveLength(1);
});

it('sends to nobody when nothing is configured', () => {
  start({ settings: NO_SERVICES, consent: ACCEPTED });
  view('/');
  expect([page.done, posted]).toEqual([[], []]);
  expect(counted).toEqual(['page-view']);
});

it('reports a failing receiver and serves the others', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const failure = new Error('broken');
  const broken: Sink = {
    category: 'essential',
    send: () => {
      throw failure;
    },
  };
  start({ ownSinks: [broken, counter] });
  view('/');
  expect(reported).toEqual([failure]);
  expect(counted).toEqual(['page-view']);
});

it('dispatches every event to the page, whoever listens', () => {
  const heard: unknown[] = [];
  addEventListener(ANALYTICS_EVENT, (event) =>
    heard.push((event as CustomEvent<{ name: string }>).detail.name),
  );
  track('language-change', { from: 'en', to: 'de' });
  expect(heard).toEqual(['language-change']);
});
