import { stepOf } from '../../../base/day-range.ts';
import { percentOf, totalConversion } from '../../../features/analytics/conversion.ts';
import { VISIT_STEPS, type VisitStep } from '../../../features/analytics/visit-steps.ts';
import { selfieReasons } from '../../../i18n/selfie-reasons/en.ts';
import { dashboardPath, DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ChartFigure } from '../../../ui/dashboard/chart-figure.tsx';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { dayText } from '../../../ui/dashboard/moment.tsx';
import { RangeForm } from '../../../ui/dashboard/range-form.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Link } from 'react-router';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { requestedRange } from '../requested-range.ts';
import { useOperator } from '../use-operator.ts';
import type { Route } from './+types/overview-page.ts';
import { loadOverview } from './overview-figures.server.ts';
import { moneyRows, moneyTotals, type OverviewExport } from './overview-rows.ts';
import { durationText, moneyText, stateOfService } from './overview-texts.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const requested = requestedRange(request.url, web.clock.now());
  return { ...requested, figures: await loadOverview(web, requested.range) };
}

export const meta: Route.MetaFunction = () => privateMeta('Overview');

const STEP_NAMES: Readonly<Record<VisitStep, string>> = {
  arrived: 'Arrived',
  'create-headshot': 'Opened “create headshot”',
  details: 'Entered details',
  payment: 'Opened payment',
  paid: 'Paid',
};

/** The state of the business in a range of days, and of the service at this moment. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { range, today, isRefused, figures } = loaderData;
  const { money, conversion, refusals, deliveries, orders, times } = figures;
  const { isOwner: mayExport } = useOperator();
  const csv = (name: OverviewExport) =>
    mayExport ? `${DASHBOARD_API}/overview/${name}?from=${range.first}&until=${range.last}` : undefined;
  const totals = moneyTotals(money);
  const step = stepOf(range);
  const stepTitle = step === 'day' ? 'Day' : 'Week from';
  const total = totalConversion(conversion);
  return (
    <DashboardPage title="Overview" lead={`${dayText(range.first)} to ${dayText(range.last)}, days in UTC.`}>
      <RangeForm range={range} today={today} />
      {isRefused ? (
        <Notice role="status">
          That range cannot be shown. It has to end after it begins, within two years.
        </Notice>
      ) : null}
      <DashboardSection title="Now">
        <Stats stats={stateOfService(figures)} />
      </DashboardSection>
      <DashboardSection title="Orders and money">
        <Stats
          stats={[
            {
              label: 'Orders opened',
              value: orders.opened,
              note: `${orders.paid} of them are paid by now`,
            },
            ...totals.flatMap(({ currency, payments, paidCents, refunds, refundedCents }) => [
              {
                label: `Revenue, ${currency}`,
                value: moneyText(paidCents, currency),
                note: `${payments} payments`,
              },
              {
                label: `Refunds, ${currency}`,
                value: moneyText(refundedCents, currency),
                note: `${refunds} refunds`,
              },
              { label: `Net, ${currency}`, value: moneyText(paidCents - refundedCents, currency) },
            ]),
          ]}
        />
        {totals.length === 0 ? (
          <EmptyList>No money moved in these days.</EmptyList>
        ) : (
          <div className="dash-columns">
            {totals.map(({ currency }) => (
              <ChartFigure
                key={currency}
                kind="bars"
                title={`Revenue and refunds per ${step}, ${currency}`}
                rows={moneyRows(money, range, currency)}
                category="day"
                categoryTitle={stepTitle}
                categoryText={dayText}
                series={[
                  { key: 'paid', name: 'Revenue' },
                  { key: 'refunded', name: 'Refunds' },
                ]}
                valueText={(value) => moneyText(Math.round(value * 100), currency)}
                csv={csv('money')}
              />
            ))}
          </div>
        )}
      </DashboardSection>
      <DashboardSection title="From visit to payment">
        {conversion.length === 0 ? (
          <EmptyList>Nothing was counted in these days.</EmptyList>
        ) : (
          <>
            <DataTable
              caption="Visits by source, and how far they came. A page that is loaded anew counts as an internal visit."
              rows={[...conversion, { source: 'all sources' as const, visits: total }]}
              rowKey={({ source }) => source}
              columns={[
                { key: 'source', title: 'Source', cell: ({ source }) => source },
                ...VISIT_STEPS.map((step) => ({
                  ...{ key: step, title: STEP_NAMES[step], isNumeric: true },
                  cell: ({ visits }: { readonly visits: Readonly<Record<VisitStep, number>> }) =>
                    visits[step],
                })),
                {
                  ...{ key: 'share', title: 'Paid of arrived', isNumeric: true },
                  cell: ({ visits }) => percentText(percentOf(visits.paid, visits.arrived)),
                },
              ]}
            />
            <ChartFigure
              kind="ranked"
              title="Visits that reached each step"
              rows={VISIT_STEPS.map((step) => ({ step: STEP_NAMES[step], visits: total[step] }))}
              category="step"
              categoryTitle="Step"
              series={[{ key: 'visits', name: 'Visits' }]}
              valueText={String}
              csv={csv('conversion')}
            />
          </>
        )}
      </DashboardSection>
      <div className="dash-columns">
        <DashboardSection title="Refused selfies">
          {refusals.length === 0 ? (
            <EmptyList>No selfie was refused in these days.</EmptyList>
          ) : (
            <ChartFigure
              kind="ranked"
              title="Refused selfies by reason"
              rows={refusals.map(({ reason, count }) => ({ reason: reasonText(reason), count }))}
              category="reason"
              categoryTitle="Reason"
              series={[{ key: 'count', name: 'Refused' }]}
              valueText={String}
              csv={csv('refused-selfies')}
            />
          )}
        </DashboardSection>
        <DashboardSection title="Time to delivery">
          {times ? (
            <>
              <Stats
                stats={[
                  { label: 'Delivered', value: times.delivered },
                  { label: 'Median', value: durationText(times.medianMinutes) },
                  { label: '95 of 100 within', value: durationText(times.p95Minutes) },
                ]}
              />
              <ChartFigure
                kind="lines"
                title={`Time to delivery per ${step}`}
                rows={deliveries.map(({ day, medianMinutes, p95Minutes }) => ({
                  ...{ day, median: medianMinutes, p95: p95Minutes },
                }))}
                category="day"
                categoryTitle={stepTitle}
                categoryText={dayText}
                series={[
                  { key: 'median', name: 'Median' },
                  { key: 'p95', name: '95 of 100' },
                ]}
                valueText={durationText}
                csv={csv('delivery-times')}
              />
            </>
          ) : (
            <EmptyList>Nothing was delivered in these days.</EmptyList>
          )}
        </DashboardSection>
      </div>
      <p>
        <Link to={dashboardPath('system')}>Everything about the queue, the disk and the last backup</Link>
      </p>
    </DashboardPage>
  );
}

function reasonText(reason: string): string {
  return Object.hasOwn(selfieReasons, reason)
    ? selfieReasons[reason as keyof typeof selfieReasons].why
    : reason;
}

function percentText(percent: number | undefined): string {
  return percent === undefined ? '–' : `${percent} %`;
}
