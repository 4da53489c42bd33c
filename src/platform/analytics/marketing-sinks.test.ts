import { describe, expect, it } from 'vitest';
import { ANALYTICS_PLANS } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';
import { fakePage } from './fake-vendor-page.fixture.ts';
import { createLinkedIn } from './linkedin.ts';
import { createMetaPixel } from './meta-pixel.ts';

const META = 'load https://connect.facebook.net/en_US/fbevents.js';
const LINKEDIN = 'load https://snap.licdn.com/li.lms-analytics/insight.min.js';
const timestamp = '';
const VIEW: TrackedEvent = { name: 'page-view', payload: { title: '', path: '/' }, timestamp };
const LEAD: TrackedEvent = {
  name: 'generate-lead',
  payload: { kind: 'white-label', currency: 'USD', value: 500 },
  timestamp,
};
const OPENED: TrackedEvent = {
  name: 'opened-checkout',
  payload: { package: 'basic', plan: ANALYTICS_PLANS.BASIC },
  timestamp,
};
const CLOSED: TrackedEvent = { name: 'welcome-modal-closed', payload: {}, timestamp };

describe('the Meta Pixel', () => {
  it('revokes the consent before it starts and grants it after, without collecting anything by itself', () => {
    const page = fakePage();
    const meta = createMetaPixel(page, '123');
    meta.start!();
    expect(page.globals.fbq).toBeUndefined();
    meta.send(VIEW);
    meta.send(LEAD);
    expect(page.done).toEqual([META]);
    const { disablePushState, version, loaded } = page.globals.fbq!;
    expect([disablePushState, version, loaded]).toEqual([true, '2.0', true]);
    expect(page.globals._fbq).toBe(page.globals.fbq);
    expect(page.globals.fbq!.queue).toEqual([
      ['consent', 'revoke'],
      ['set', 'autoConfig', false, '123'],
      ['init', '123'],
      ['consent', 'grant'],
      ['track', 'PageView', {}],
      ['track', 'Lead', { currency: 'USD', value: 500 }],
    ]);
  });

  it('calls the script directly once it has loaded', () => {
    const page = fakePage();
    const meta = createMetaPixel(page, '123');
    meta.send(VIEW);
    const calls: unknown[] = [];
    page.globals.fbq!.callMethod = (...call) => calls.push(call);
    meta.send(VIEW);
    meta.stop!();
    meta.start!();
    expect(calls).toEqual([
      ['track', 'PageView', {}],
      ['consent', 'revoke'],
      ['consent', 'grant'],
    ]);
    expect(page.done).toEqual([META, 'delete ^_fb[pc]$']);
  });

  it('neither loads nor sends on a private page, nor for an event that is not for advertising', () => {
    const page = fakePage();
    const meta = createMetaPixel(page, '123');
    meta.send(CLOSED);
    for (const openPage of ['secret', 'personal'] as const) {
      page.openPage = openPage;
      meta.send(VIEW);
    }
    meta.stop!();
    expect(page.done).toEqual(['delete ^_fb[pc]$']);
    expect(page.globals).toEqual({});
  });

  it('collects nothing more when it is blocked', async () => {
    const page = fakePage();
    const meta = createMetaPixel(page, '123');
    meta.send(VIEW);
    await page.pass(5_100);
    meta.send(VIEW);
    expect(page.globals.fbq!.queue).toHaveLength(5);
    meta.start!();
    meta.send(VIEW);
    expect(page.done).toEqual([META, META]);
  });
});

describe('LinkedIn', () => {
  const ids = { partnerId: '5123456', conversionId: '987' };

  it('reports page views and converts leads, and nothing else', () => {
    const page = fakePage();
    const linkedIn = createLinkedIn(page, ids);
    linkedIn.start!();
    linkedIn.send(OPENED);
    expect(page.done).toEqual([]);
    for (const event of [VIEW, OPENED, LEAD]) linkedIn.send(event);
    expect(page.done).toEqual([LINKEDIN]);
    expect(page.globals.lintrk!.q).toEqual([['track'], ['track', { conversion_id: 987 }]]);
    expect(page.globals).toMatchObject({
      ...{ _linkedin_partner_id: '5123456', _linkedin_data_partner_ids: ['5123456'] },
      _wait_for_lintrk: true,
    });
  });

  it('stays away from private pages', () => {
    const page = fakePage();
    for (const openPage of ['secret', 'personal'] as const) {
      page.openPage = openPage;
      createLinkedIn(page, ids).send(LEAD);
    }
    expect(page.done).toEqual([]);
    expect(page.globals).toEqual({});
  });

  it('loads the page again when the consent is withdrawn after its script has loaded, and only then', async () => {
    const page = fakePage();
    const linkedIn = createLinkedIn(page, ids);
    linkedIn.stop!();
    expect(page.done).toEqual(['delete ^(li_fat_id|li_giant)$']);
    linkedIn.send(VIEW);
    page.globals.lintrk = () => undefined;
    await page.pass(200);
    linkedIn.stop!();
    expect(page.done.at(-1)).toBe('reload');

    const blocked = fakePage();
    const sink = createLinkedIn(blocked, ids);
    sink.send(VIEW);
    await blocked.pass(5_100);
    sink.stop!();
    expect(blocked.done).not.toContain('reload');
  });
});
