const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns a moment as operators read it: `27 Nov 2026, 13:46 UTC`. */
export function momentText(at: Date): string {
  return `${MOMENT.format(at)} UTC`;
}

/** Returns a day such as `2026-11-27` as `27 Nov 2026`. */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** A moment in UTC, so that operators in several places speak of the same time. A missing one is a dash. */
export function Moment({ at }: { readonly at: Date | null | undefined }) {
  if (!at) return '–';
  return <time dateTime={at.toISOString()}>{momentText(at)}</time>;
}
