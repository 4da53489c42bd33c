import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';
import type { Sink } from '../../platform/analytics/sink.ts';
import { createCounterSink } from './counter-sink.client.ts';

const VIEW: TrackedEvent = {
  name: 'page-view',
  payload: { title: 'Mira', path: '/gallery/1' },
  timestamp: 'now',
};
const COUNTED = { name: 'page-view', detail: 'gallery' };
const ARRIVED = { name: 'visit-step', detail: 'search/arrived' };

let page: EventTarget & { visibilityState?: string; documentElement?: { lang: string } };
let beacons: { url: string; type: string; body: { language: string; events: unknown[] } }[];
let accepts: boolean;
let cameFrom: string;
let counter: Sink;
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'de' } });
  beacons = [];
  accepts = true;
  cameFrom = 'https://www.google.com/';
  Object.defineProperty(page, 'referrer', { get: () => cameFrom });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://lichtbild.example/' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  class TextBlob {
    readonly text: string;
    readonly type: string;
    constructor([text]: string[], { type }: { type: string }) {
      this.text = text!;
      this.type = type;
    }
  }
  vi.stubGlobal('Blob', TextBlob);
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, { text, type }: TextBlob) => {
      if (accepts) beacons.push({ url, type, body: JSON.parse(text) as never });
      return accepts;
    },
  });
  counter = createCounterSink((path) => (path === '/create-headshot' ? 'createHeadshot' : 'gallery'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('needs no consent, and sends events together after two seconds, without anything personal', () => {
  expect(counter.category).toBe('essential');
  counter.send(VIEW);
  vi.advanceTimersByTime(1_900);
  counter.send({ name: 'language-change', payload: { from: 'de', to: 'en' }, timestamp: 'now' });
  expect(beacons).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(beacons).toEqual([
    {
      ...{ url: '/api/events', type: 'application/json' },
      body: { language: 'de', events: [COUNTED, ARRIVED, { name: 'language-change', detail: 'en' }] },
    },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(beacons).toHaveLength(1);
});

it('sends what it has when the page is hidden or left, once', () => {
  counter.send(VIEW);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(beacons).toHaveLength(0);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  counter.send(VIEW);
  page.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(beacons).toHaveLength(2);
});

it('never sends more events at once than the endpoint accepts', () => {
  for (let index = 0; index < 45; index += 1) counter.send(VIEW);
  vi.advanceTimersByTime(2_000);
  const sizes = beacons.map(({ body }) => body.events.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(46);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});

it('sends a request when the browser refuses the beacon', () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    requests.push([url, options]);
    throw new TypeError('offline');
  });
  accepts = false;
  counter.send(VIEW);
  vi.advanceTimersByTime(2_000);
  expect(requests).toEqual([
    [
      '/api/events',
      {
        ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true },
        body: JSON.stringify({ language: 'de', events: [COUNTED, ARRIVED] }),
      },
    ],
  ]);
});

it('counts each step of a visit once, by the source of the visit', () => {
  const sent = () => beacons.flatMap(({ body }) => body.events as { name: string; detail: string }[]);
  const order = { package: 'basic', plan: {} };
  const raise = (name: string, payload: object) =>
    counter.send({ name, payload, timestamp: 'now' } as unknown as TrackedEvent);
  raise('page-view', { title: '', path: '/create-headshot' });
  raise('page-view', { title: '', path: '/create-headshot' });
  raise('checkout-step', { ...order, step: 'details' });
  raise('opened-checkout', order);
  raise('opened-checkout', order);
  raise('finished-checkout', order);
  vi.advanceTimersByTime(2_000);
  expect(sent().flatMap(({ name, detail }) => (name === 'visit-step' ? [detail] : []))).toEqual([
    'search/arrived',
    'search/create-headshot',
    'search/details',
    'search/payment',
    'search/paid',
  ]);
});
