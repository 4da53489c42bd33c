import { Form, Link, useLocation } from 'react-router';
import { type DayRange, lastDays } from '../../base/day-range.ts';
import { Button } from '../button.tsx';
import { Field } from '../form/field.tsx';

const PRESETS = [
  [1, 'Today'],
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [365, '12 months'],
] as const;

/** Chooses the days that a page is about. They stay in the address as `from` and `until`. */
export function RangeForm({ range, today }: { readonly range: DayRange; readonly today: string }) {
  const { pathname } = useLocation();
  const now = new Date(`${today}T12:00:00Z`);
  return (
    <div className="dash-range">
      <nav className="dash-actions" aria-label="Ranges">
        {PRESETS.map(([days, name]) => {
          const { first, last } = lastDays(days, now);
          const isCurrent = first === range.first && last === range.last;
          return (
            <Link
              key={days}
              className="dash-tab"
              aria-current={isCurrent ? 'true' : undefined}
              to={`${pathname}?from=${first}&until=${last}`}
            >
              {name}
            </Link>
          );
        })}
      </nav>
      <Form key={`${range.first} ${range.last}`} method="get" className="dash-form" aria-label="Other range">
        <Field label="From" type="date" name="from" defaultValue={range.first} max={today} required />
        <Field label="Until" type="date" name="until" defaultValue={range.last} max={today} required />
        <Button type="submit" look="secondary">
          Show
        </Button>
      </Form>
    </div>
  );
}
