import type { Headshot } from '../finished-headshot.ts';
import type { HeadshotRequest, PlannedHeadshot } from '../headshot-request.ts';
import { leastDistance, MIN_DISTINCTNESS } from '../measure/likeness/distinctness.ts';
import { type HashBits, hashBitsOf } from '../measure/likeness/perceptual-hash.ts';

/** A step of rendering a plan. */
export type PlanEvent =
  | {
      readonly kind: 'rerolled';
      readonly number: number;
      readonly request: HeadshotRequest;
      /** Names of the limits that the previous try failed; `distinctness` means that it looked like another picture of the shoot. */
      readonly failures: readonly string[];
    }
  | {
      readonly kind: 'headshot';
      readonly number: number;
      readonly headshot: Headshot;
      /** True when the hash is closer than MIN_DISTINCTNESS to that of another picture of the shoot. */
      readonly isAlike: boolean;
    }
  /** Every alternate failed too; the number stays empty. */
  | { readonly kind: 'missing'; readonly number: number; readonly failures: readonly string[] };

/**
 * Renders the planned headshots. When a picture fails its limits or looks like an earlier one, its alternates are rendered. When
 * all of them look like earlier ones, the most distinct is taken, so that no paid number stays empty. `inFlight` numbers are
 * rendered concurrently but decided in order, so that the result does not depend on which finishes first.
 * @param taken hashes of the existing pictures; those of this run are added
 */
export async function* renderPlan(
  render: (request: HeadshotRequest) => Promise<Headshot>,
  todo: readonly PlannedHeadshot[],
  taken: HashBits[],
  inFlight: number,
): AsyncGenerator<PlanEvent, void, undefined> {
  const waiting = [...todo];
  const underWay: { readonly planned: PlannedHeadshot; readonly first: Promise<Outcome> }[] = [];
  const begin = (): void => {
    for (const planned of waiting.splice(0, inFlight - underWay.length)) {
      const first = untilPassed(render, planned, 0, []);
      first.catch(() => undefined); // awaited below, maybe after another one that throws first
      underWay.push({ planned, first });
    }
  };
  begin();
  for (let next = underWay[0]; next !== undefined; next = underWay[0]) {
    const events = await settle(render, next.planned, await next.first, taken);
    underWay.shift();
    begin();
    yield* events;
  }
}

/** The result of rendering a number's requests until one passes. */
interface Outcome {
  /** Undefined when no request passed. */
  readonly headshot: Headshot | undefined;
  /** Index of the next request to try, where 0 is the planned one and the alternates follow. */
  readonly next: number;
  readonly rerolls: readonly PlanEvent[];
  readonly failures: readonly string[];
}

async function untilPassed(
  render: (request: HeadshotRequest) => Promise<Headshot>,
  { number, request: first, alternates }: PlannedHeadshot,
  from: number,
  failuresBefore: readonly string[],
): Promise<Outcome> {
  const requests = [first, ...alternates];
  const rerolls: PlanEvent[] = [];
  let failures = failuresBefore;
  for (let at = from; at < requests.length; at++) {
    const request = requests[at]!;
    if (failures.length > 0) rerolls.push({ kind: 'rerolled', number, request, failures });
    const headshot = await render(request);
    if (headshot.passed) return { headshot, next: at + 1, rerolls, failures: [] };
    failures = headshot.failures;
  }
  return { headshot: undefined, next: requests.length, rerolls, failures };
}

async function settle(
  render: (request: HeadshotRequest) => Promise<Headshot>,
  planned: PlannedHeadshot,
  first: Outcome,
  taken: HashBits[],
): Promise<readonly PlanEvent[]> {
  const { number } = planned;
  const events = [...first.rerolls];
  let best: { readonly headshot: Headshot; readonly hash: HashBits; readonly distance: number } | undefined;
  let outcome = first;
  while (outcome.headshot !== undefined) {
    const { headshot } = outcome;
    const hash = hashBitsOf(headshot.measures.perceptualHash);
    const distance = leastDistance(hash, taken);
    if (best === undefined || distance > best.distance) best = { headshot, hash, distance };
    if (distance >= MIN_DISTINCTNESS) break;
    outcome = await untilPassed(render, planned, outcome.next, ['distinctness']);
    events.push(...outcome.rerolls);
  }
  if (best === undefined) return [...events, { kind: 'missing', number, failures: outcome.failures }];
  taken.push(best.hash);
  return [
    ...events,
    { kind: 'headshot', number, headshot: best.headshot, isAlike: best.distance < MIN_DISTINCTNESS },
  ];
}
