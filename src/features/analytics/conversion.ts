import { VISIT_SOURCES, VISIT_STEPS, type VisitSource, type VisitStep } from './visit-steps.ts';

/** The number of visits of a source that reached each step. */
export interface Conversion {
  readonly source: VisitSource;
  readonly visits: Readonly<Record<VisitStep, number>>;
}

/** Arranges the sums of `visit-step` by source, the one with most arrivals first. Sources without a visit are left out. */
export function conversionBySource(
  sums: readonly { readonly detail: string; readonly count: number }[],
): readonly Conversion[] {
  const counts = new Map(sums.map(({ detail, count }) => [detail, count]));
  return VISIT_SOURCES.map((source) => ({
    source,
    visits: Object.fromEntries(
      VISIT_STEPS.map((step) => [step, counts.get(`${source}/${step}`) ?? 0]),
    ) as Conversion['visits'],
  }))
    .filter(({ visits }) => VISIT_STEPS.some((step) => visits[step] > 0))
    .toSorted((a, b) => b.visits.arrived - a.visits.arrived);
}

/** Adds up all sources. */
export function totalConversion(conversions: readonly Conversion[]): Conversion['visits'] {
  return Object.fromEntries(
    VISIT_STEPS.map((step) => [step, conversions.reduce((sum, { visits }) => sum + visits[step], 0)]),
  ) as Conversion['visits'];
}

/** Returns a share in percent with one digit: 3.1; undefined without a whole. */
export function percentOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;
}
