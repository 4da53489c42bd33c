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
    dashboardPath('shoot', { id: 'bench-shoot-2000' }),
    dashboardPath('order', { id: 'bench-order-2000' }),
    dashboardPath('subscriber', { id: 'bench-subscriber-50000' }),
  ];
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
