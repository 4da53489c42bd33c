import type { RequestedDays } from '../../../features/orders/operator/zoned-days.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The fields with which days are chosen, and the zone in which they begin. */
export function DaysFields({ days, today }: Pick<RequestedDays, 'days' | 'today'>) {
  return (
    <>
      <Field label="From" type="date" name="from" defaultValue={days.first} max={today} required />
      <Field label="Until" type="date" name="until" defaultValue={days.last} max={today} required />
      <Field label="Days begin in" name="zone" defaultValue={days.timeZone} hint="Such as Europe/Berlin." />
    </>
  );
}

/** Says why other days are shown than were asked for. */
export function DaysProblem({ problem }: Pick<RequestedDays, 'problem'>) {
  return problem === undefined ? null : <Notice role="status">{problem}</Notice>;
}

/** A key by which a form starts anew when other days are shown. */
export function keyOfDays({ first, last, timeZone }: RequestedDays['days']): string {
  return `${first} ${last} ${timeZone}`;
}
