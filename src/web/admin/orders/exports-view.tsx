import type { RequestedDays } from '../../../features/orders/operator/zoned-days.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { dayText } from '../../../ui/dashboard/moment.tsx';
import { DaysFields, DaysProblem, keyOfDays } from './days-fields.tsx';

const FILES = [
  {
    file: 'movements',
    title: 'Movements of money',
    text: 'One line for each payment and refund that a provider has reported, with the tax in it.',
  },
  {
    file: 'orders',
    title: 'Orders with their tax',
    text: 'One line for each order that was paid in these days, with its tax and what was refunded of both.',
  },
] as const;

/** The files for the accountant. */
export function ExportsView({
  requested: { days, today, problem },
  mayExport,
}: {
  readonly requested: RequestedDays;
  readonly mayExport: boolean;
}) {
  if (!mayExport) return <EmptyList>Only owners export. Ask one of them.</EmptyList>;
  const query = new URLSearchParams({ from: days.first, until: days.last, zone: days.timeZone }).toString();
  return (
    <>
      <p className="dash-soft">
        The files hold no names and no addresses. Amounts include taxes. Every export is recorded in the audit
        log.
      </p>
      <FilterForm key={keyOfDays(days)} label="Choose the days of the export" submit="Choose">
        <input type="hidden" name="view" value="exports" />
        <DaysFields days={days} today={today} />
      </FilterForm>
      <DaysProblem problem={problem} />
      <div className="dash-columns">
        {FILES.map(({ file, title, text }) => (
          <DashboardSection key={file} title={title}>
            <p>{text}</p>
            <a className="dash-export" href={`${DASHBOARD_API}/accounts/${file}?${query}`} download>
              {title}, {dayText(days.first)} to {dayText(days.last)}, days in {days.timeZone} (CSV)
            </a>
          </DashboardSection>
        ))}
      </div>
    </>
  );
}
