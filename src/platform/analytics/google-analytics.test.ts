import { beforeEach, expect, it } from 'vitest';
import { ANALYTICS_PLANS } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';
import { createDataLayer } from './data-layer.ts';
import { type FakePage, fakePage } from './fake-vendor-page.fixture.ts';
import { createGoogleAnalytics } from './google-analytics.ts';
import type { Sink } from './sink.ts';

const ID = 'G-TEST123456';
const SCRIPT = `load https://www.googletagmanager.com/gtag/js?id=${ID}`;
const timestamp = '2026-11-27T12:00:00.000Z';
const pageView = (path: string): TrackedEvent => ({
  name: 'page-view',
  payload: { title: 'T', path },
  timestamp,
});
const LEAD = {
  ...{ name: 'generate-lead', timestamp },
  payload: { kind: 'white-label', currency: 'USD', value: 500 },
} as TrackedEvent;

let page: FakePage;
let google: Sink;
beforeEach(() => {
  page = fakePage({
    landingUrl: 'https://lichtbild.example/?utm_source=press&email=mira@example.org',
    referrer: 'https://search.example/q?find=mira',
  });
  google = createGoogleAnalytics(page, ID);
});

it('touches neither the page nor its globals before the consent', () => {
  expect(page.done).toEqual([]);
  expect(page.globals).toEqual({});
});

it('configures before its first event: anonymous address, strict cookies, no page view of its own', () => {
  google.start!();
  google.send(pageView('/pricing'));
  expect(page.done).toEqual([SCRIPT]);
  const url = 'https://lichtbild.example/pricing?utm_source=press';
  expect(page.dataLayer()).toEqual([
    ['js', expect.any(Date)],
    [
      'config',
      ID,
      {
        ...{ send_page_view: false, anonymize_ip: true, cookie_flags: 'SameSite=Lax;Secure' },
        ...{ cookie_expires: 31_536_000, page_referrer: 'https://search.example/' },
      },
    ],
    ['set', { page_location: url, page_title: 'T' }],
    ['event', 'page_view', { page_path: '/pricing', page_location: url, page_title: 'T' }],
  ]);
});

it('gives commands as `arguments`, which is the only form that Google’s script recognises', () => {
  google.start!();
  google.send(pageView('/'));
  for (const command of page.globals.dataLayer!)
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
});

it('loads and configures once, and values a white-label lead at 500 USD', () => {
  google.start!();
  google.send(pageView('/white-label'));
  google.send(LEAD);
  expect(page.done).toEqual([SCRIPT]);
  expect(page.dataLayer().at(-1)).toMatchObject(['event', 'generate_lead', { currency: 'USD', value: 500 }]);
  expect(page.dataLayer().filter((command) => (command as unknown[])[0] === 'config')).toHaveLength(1);
});

it('is silent and disabled on a secret page, and goes on after it', () => {
  page.openPage = 'secret';
  google.start!();
  google.send(pageView('/gallery/:id'));
  expect(page.done).toEqual([]);
  expect(page.dataLayer()).toEqual([]);
  expect(page.globals[`ga-disable-${ID}`]).toBe(true);
  page.openPage = 'personal';
  google.send(pageView('/order/:id'));
  expect(page.globals[`ga-disable-${ID}`]).toBe(false);
  expect(page.done).toEqual([SCRIPT]);
});

it('switches Google’s script off and deletes its cookies when the consent is withdrawn, and on again', () => {
  google.start!();
  google.send(pageView('/'));
  google.stop!();
  expect(page.globals[`ga-disable-${ID}`]).toBe(true);
  expect(page.done.at(-1)).toMatch(/^delete /);
  const names = new RegExp(page.done.at(-1)!.slice('delete '.length));
  for (const name of ['_ga', '_ga_TEST123456', '_gid', '_gcl_au']) expect(name).toMatch(names);
  for (const name of ['_gallery', 'x_ga', 'preferred-language']) expect(name).not.toMatch(names);
  google.start!();
  expect(page.globals[`ga-disable-${ID}`]).toBe(false);
});

it('stops collecting when the script is blocked, tries again after the next choice, and accepts a late script', async () => {
  google.start!();
  google.send(pageView('/'));
  await page.pass(4_900);
  google.send(pageView('/a'));
  const before = page.dataLayer().length;
  await page.pass(200);
  google.send(pageView('/b'));
  expect(page.dataLayer()).toHaveLength(before);
  expect(page.done).toEqual([SCRIPT]);
  google.start!();
  google.send(pageView('/c'));
  expect(page.done).toEqual([SCRIPT, SCRIPT]);
  expect(page.dataLayer()).toHaveLength(before + 2);
  await page.pass(5_100);
  page.globals.google_tag_manager = {};
  google.send(pageView('/d'));
  expect(page.dataLayer()).toHaveLength(before + 4);
});

it('keeps the specification’s names and the plan in the data layer, after the defaults of the signals', () => {
  const layer = createDataLayer(page.globals, true);
  layer.onConsent!({ essential: true, analytics: true, marketing: false });
  layer.send({
    ...{ name: 'opened-checkout', timestamp },
    payload: { package: 'basic', plan: ANALYTICS_PLANS.BASIC },
  } as TrackedEvent);
  layer.send(LEAD);
  expect(page.dataLayer()).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', wait_for_update: 500 })],
    ['set', 'ads_data_redaction', true],
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_user_data: 'denied' })],
    {
      ...{ event: 'opened-checkout', package: 'basic', timestamp },
      plan: { id: 'BASIC', name: 'Basic', price: 29.99, currency: 'USD', variant_id: 'basic' },
    },
    { event: 'generate-lead', kind: 'white-label', currency: 'USD', value: 500, timestamp },
  ]);
  const elsewhere = fakePage();
  createDataLayer(elsewhere.globals, false);
  expect(elsewhere.dataLayer()[0]).toMatchObject(['consent', 'default', { ad_storage: 'granted' }]);
});
