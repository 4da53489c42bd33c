import { AUDIENCE_BEHAVIOURS, NEW_AUDIENCE } from '../../src/features/newsletter/campaigns/audience.ts';
import type { Audience, AudienceBehaviour } from '../../src/platform/db/tables/campaigns.ts';
import { DASHBOARD_PAGES, DASHBOARD_PATHS, dashboardPath, SIGN_IN_PAGES } from '../../src/dashboard-urls.ts';

/** Every list of the dashboard, a page of each thing, and the ranges, filters and searches that read most. */
export function pagesToMeasure(): readonly string[] {
  const lists = DASHBOARD_PAGES.filter(
    (page) => !SIGN_IN_PAGES.has(page) && !DASHBOARD_PATHS[page].includes(':'),
  ).map((page) => dashboardPath(page));
  const year = `from=${daysAgo(365)}&until=${daysAgo(0)}`;
  return [
    ...lists,
    `${dashboardPath('overview')}?${year}`,
    `${dashboardPath('audit')}?about=bench-order-19000`,
    `${dashboardPath('orders')}?q=person77@example.org`,
    `${dashboardPath('orders')}?provider=paddle&state=refunded`,
    `${dashboardPath('orders')}?view=ledger&${year}&zone=Europe/Berlin`,
    `${dashboardPath('orders')}?view=movements&${year}`,
    `${dashboardPath('orders')}?view=differences&show=all`,
    `${dashboardPath('orders')}?view=unmatched`,
    `${dashboardPath('mail')}?view=sent&kind=gallery-ready`,
    `${dashboardPath('mail')}?view=given-up`,
    `${dashboardPath('leads')}?show=all&open=bench-lead-77`,
    ...[
      'order=next-erased',
      'state=expired',
      'state=delivered&order=next-erased',
      'q=nobody@example.org',
    ].map((query) => `${dashboardPath('shoots')}?${query}`),
    ...['search=reader77', 'tag=linkedin&language=de', 'state=unsubscribed&source=blog'].map(
      (query) => `${dashboardPath('subscribers')}?${query}`,
    ),
    `${dashboardPath('ratings')}?stars=3`,
    dashboardPath('campaign', { id: 'bench-campaign-1' }),
    dashboardPath('campaign', { id: 'bench-campaign-2' }),
    `${dashboardPath('campaign', { id: 'bench-campaign-2' })}?state=bounced`,
    dashboardPath('shoot', { id: 'bench-shoot-2000' }),
    dashboardPath('order', { id: 'bench-order-2000' }),
    dashboardPath('subscriber', { id: 'bench-subscriber-50000' }),
  ];
}

/** The audiences that an editor of a campaign counts while choosing them, from the quickest to the one that reads most. */
export function audiencesToCount(): readonly Audience[] {
  const bought = (behaviour: AudienceBehaviour): Audience => ({ ...NEW_AUDIENCE, anyOfTags: [], behaviour });
  return [NEW_AUDIENCE, ...AUDIENCE_BEHAVIOURS.map(bought)];
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
