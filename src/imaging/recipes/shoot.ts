import { ClothesGoneError } from '../engine-error.ts';
import type { EncodedImage, HeadshotEngine } from '../engine.ts';
import type { Headshot } from '../finished-headshot.ts';
import type { StyleId } from '../../base/style-ids.ts';
import type { ClothesWish, HeadshotRequest, HeadshotSize, PlannedHeadshot } from '../headshot-request.ts';
import type { RejectReason } from '../selfie.ts';
import { hashBitsOf } from '../measure/likeness/perceptual-hash.ts';
import { prepareSelfies, type PreparingEvent } from './prepare-selfies.ts';
import { type PlanEvent, renderPlan } from './render-plan.ts';

/** Everything that a shoot depends on. */
export interface ShootOptions {
  readonly selfies: readonly EncodedImage[];
  readonly styles: readonly StyleId[];
  readonly count: number;
  readonly size: HeadshotSize;
  /** See HeadshotRequest. */
  readonly largerSize?: HeadshotSize | undefined;
  readonly seed: number;
  /** Default: the person's own. */
  readonly clothes?: ClothesWish | undefined;
  /** Perceptual hashes of the stored headshots by number. These numbers are not made again, nor is any picture like them. */
  readonly alreadyDone?: ReadonlyMap<number, string>;
  /** Number of headshots rendered concurrently. The default of 6 keeps the engine's threads busy. */
  readonly inFlight?: number;
}

/** A step of a shoot, in the order in which it happened. */
export type ShootEvent =
  | PreparingEvent
  | { readonly kind: 'selfie'; readonly index: number; readonly reasons: readonly RejectReason[] }
  | {
      readonly kind: 'prepared';
      readonly accepted: number;
      readonly planned: number;
      readonly prepareMs: number;
    }
  | Exclude<PlanEvent, { readonly kind: 'headshot' }>
  /** `selfie` is an index into ShootOptions.selfies. */
  | (Extract<PlanEvent, { readonly kind: 'headshot' }> & { readonly selfie: number })
  | { readonly kind: 'done'; readonly totals: ShootTotals };

/** Counts and durations of one run of a shoot. */
export interface ShootTotals {
  readonly requested: number;
  /** Number of headshots that passed in this run, without those already stored. */
  readonly passed: number;
  readonly rerolled: number;
  readonly missing: number;
  /** Number of headshots delivered although closer than MIN_DISTINCTNESS to another, because none more distinct was found. */
  readonly alike: number;
  readonly prepareMs: number;
  readonly renderMs: number;
}

/**
 * Runs a whole shoot as a stream of events: judges and prepares the selfies, drops other people and duplicates, plans, renders,
 * and re-renders failures. Headshots arrive in order. The same selfies and seed give the same plan, so a run after a crash
 * makes exactly the numbers that are not in `alreadyDone`. When planned clothes are removed from the wardrobe meanwhile, the
 * remaining numbers are planned again with the garments that it holds then.
 *
 * The stream ends after `done`. When no selfie is usable, nothing is rendered and `planned` is 0.
 * @param nowMs a monotonic clock, milliseconds
 */
export async function* runShoot(
  engine: HeadshotEngine,
  options: ShootOptions,
  signal?: AbortSignal,
  nowMs: () => number = () => performance.now(),
): AsyncGenerator<ShootEvent, void, undefined> {
  const startMs = nowMs();
  engine.announce(options.styles);
  const outcomes = yield* prepareSelfies(engine, options, signal);
  const prepared = outcomes.flatMap((outcome) => (outcome.prepared === undefined ? [] : [outcome.prepared]));
  const indices = outcomes.flatMap((outcome, index) => (outcome.prepared === undefined ? [] : [index]));
  try {
    for (const [index, { reasons }] of outcomes.entries()) yield { kind: 'selfie', index, reasons };
    const { styles, count, size, seed, clothes } = options;
    const makePlan = () => engine.plan(prepared, { styles, count, size, seed, clothes }, signal);
    const plan = await makePlan();
    const preparedMs = nowMs();
    const prepareMs = preparedMs - startMs;
    yield { kind: 'prepared', accepted: prepared.length, planned: plan.length, prepareMs };
    const { largerSize } = options;
    const render = (request: HeadshotRequest): Promise<Headshot> =>
      engine.render(prepared, largerSize ? { ...request, largerSize } : request, signal);
    const totals = { passed: 0, rerolled: 0, missing: 0, alike: 0 };
    for await (const event of renderWithReplanning(plan, makePlan, render, options)) {
      signal?.throwIfAborted();
      if (event.kind === 'headshot') {
        totals.passed++;
        if (event.isAlike) totals.alike++;
        yield { ...event, selfie: indices[event.headshot.request.selfieIndex]! };
        continue;
      }
      totals[event.kind]++;
      yield event;
    }
    const renderMs = nowMs() - preparedMs;
    yield { kind: 'done', totals: { requested: options.count, ...totals, prepareMs, renderMs } };
  } finally {
    await engine.release(prepared);
  }
}

/** Upper limit of plans in one shoot. Needing more would mean that a plan asks for clothes that the engine never had. */
const MAX_PLANS = 5;

/** Renders the plan. Whenever planned clothes are gone from the wardrobe, the remaining numbers are planned anew. */
async function* renderWithReplanning(
  plan: readonly PlannedHeadshot[],
  makePlan: () => Promise<readonly PlannedHeadshot[]>,
  render: (request: HeadshotRequest) => Promise<Headshot>,
  { alreadyDone = new Map(), inFlight = 6 }: Pick<ShootOptions, 'alreadyDone' | 'inFlight'>,
): AsyncGenerator<PlanEvent, void, undefined> {
  const settled = new Set(alreadyDone.keys());
  const taken = [...alreadyDone.values()].map(hashBitsOf);
  const isLeft = ({ number }: { readonly number: number }) => !settled.has(number);
  let todo = plan.filter(isLeft);
  for (let plans = 1; ; plans++) {
    try {
      for await (const event of renderPlan(render, todo, taken, inFlight)) {
        if (event.kind !== 'rerolled') settled.add(event.number);
        yield event;
      }
      return;
    } catch (error) {
      if (!(error instanceof ClothesGoneError) || plans === MAX_PLANS) throw error;
    }
    todo = (await makePlan()).filter(isLeft);
    // A selfie that fitted a frame only in the removed clothes gives no picture any more.
    for (const { number } of plan.filter(isLeft)) {
      if (todo.some((planned) => planned.number === number)) continue;
      settled.add(number);
      yield { kind: 'missing', number, failures: ['clothes'] };
    }
  }
}
