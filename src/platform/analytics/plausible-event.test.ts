import { expect, it } from 'vitest';
import { ANALYTICS_PLANS } from '../../catalog/analytics-plans.ts';
import { plausibleEvent } from './plausible-event.ts';

const timestamp = '2026-11-27T12:00:00.000Z';
const PAGE = { path: '/x', url: 'https://lichtbild.example/x', title: 'X' };
const SITE = { domain: 'lichtbild.example', referrer: '' };
const BASE = { url: PAGE.url, domain: SITE.domain };

it('reports page views by their special name, with the site that the visitor came from', () => {
  const event = { name: 'page-view', payload: { title: 'X', path: '/x' }, timestamp } as const;
  expect(plausibleEvent(event, PAGE, SITE)).toEqual({ name: 'pageview', ...BASE });
  const referrer = 'https://search.example/';
  expect(plausibleEvent(event, PAGE, { ...SITE, referrer })).toEqual({ name: 'pageview', ...BASE, referrer });
});

it('reports a purchase with its plan and revenue', () => {
  const event = {
    name: 'finished-checkout',
    timestamp,
    payload: { package: 'ultimate', plan: ANALYTICS_PLANS.ULTIMATE },
  } as const;
  expect(plausibleEvent(event, PAGE, SITE)).toEqual({
    ...{ name: 'finished-checkout', ...BASE },
    props: {
      ...{ package: 'ultimate', plan_id: 'ULTIMATE', plan_name: 'Ultimate', plan_price: 99.99 },
      ...{ plan_currency: 'USD', plan_variant_id: 'ultimate' },
    },
    revenue: { currency: 'USD', amount: 99.99 },
  });
});

it('marks what the page did by itself, and leaves out empty properties', () => {
  const opened = { name: 'newsletter-modal-opened', payload: {}, timestamp } as const;
  expect(plausibleEvent(opened, PAGE, SITE)).toEqual({
    ...{ name: 'newsletter-modal-opened', ...BASE },
    interactive: false,
  });
  const lead = {
    name: 'generate-lead',
    timestamp,
    payload: { kind: 'team', currency: 'USD', value: undefined },
  } as const;
  expect(plausibleEvent(lead, PAGE, SITE)).toEqual({
    ...{ name: 'generate-lead', ...BASE },
    props: { kind: 'team', currency: 'USD' },
  });
});
