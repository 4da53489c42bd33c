import { ClothesGoneError } from '../engine-error.ts';
import type { EncodedImage, HeadshotEngine, PrepareOutcome } from '../engine.ts';
import type { Headshot } from '../finished-headshot.ts';
import type { StyleId } from '../../base/style-ids.ts';
import type { ClothesWish, HeadshotRequest, HeadshotSize, PlannedHeadshot } from '../headshot-request.ts';
import type { PreparedSelfie, RejectReason } from '../selfie.ts';
import { hashBitsOf } from '../measure/likeness/perceptual-hash.ts';
import { type PlanEvent, renderPlan } from './render-plan.ts';

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
  /** Numbers of headshots that are stored already, with their perceptual hashes: not made again, nor anything like them. */
  readonly alreadyDone?: ReadonlyMap<number, string>;
  /** Headshots asked of the engine at once. Default 6: enough to keep its threads busy. */
  readonly inFlight?: number;
}

export type ShootEvent =
  /** `done` of the selfies are ready or refused. */
  | { readonly kind: 'preparing'; readonly done: number; readonly of: number }
  | { readonly kind: 'selfie'; readonly index: number; readonly reasons: readonly RejectReason[] }
  | {
      readonly kind: 'prepared';
      readonly accepted: number;
      readonly planned: number;
      readonly prepareMs: number;
    }
  | Exclude<PlanEvent, { readonly kind: 'headshot' }>
  /** `selfie`: index into ShootOptions.selfies. */
  | (Extract<PlanEvent, { readonly kind: 'headshot' }> & { readonly selfie: number })
  | { readonly kind: 'done'; readonly totals: ShootTotals };

export interface ShootTotals {
  readonly requested: number;
  /** Passed in this run; the already stored ones are not counted. */
  readonly passed: number;
  readonly rerolled: number;
  readonly missing: number;
  /** Delivered though closer than MIN_DISTINCTNESS to another: nothing more distinct was found. */
  readonly alike: number;
  readonly prepareMs: number;
  readonly renderMs: number;
}

/**
 * A whole shoot as a stream of events: judge and prepare the selfies, drop strangers and duplicates, plan, render,
 * re-roll what fails. Headshots arrive in order. With the same selfies and seed the plan is the same, so a run after
 * a crash makes exactly the numbers not `alreadyDone`. When the wardrobe loses planned clothes meanwhile, the numbers that are
 * left are planned again with what it holds then.
 *
 * Ends after `done`. With no selfie left nothing is rendered and `planned` is 0.
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
  const fit = yield* prepareSelfies(engine, options, signal);
  const prepared = fit.flatMap((selfie) => (selfie.prepared === undefined ? [] : [selfie.prepared]));
  const indices = fit.flatMap((selfie, index) => (selfie.prepared === undefined ? [] : [index]));
  try {
    for (const [index, { reasons }] of fit.entries()) yield { kind: 'selfie', index, reasons };
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
    for await (const event of renderChanging(plan, makePlan, render, options)) {
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

/** Plans of one shoot: more would mean that a plan asks for clothes that the engine never had. */
const MOST_PLANS = 5;

/** Renders the plan, or what is left of it by a new one whenever planned clothes are gone from the wardrobe. */
async function* renderChanging(
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
      if (!(error instanceof ClothesGoneError) || plans === MOST_PLANS) throw error;
    }
    todo = (await makePlan()).filter(isLeft);
    // The selfies that only the lost clothes could show are of no use any more.
    for (const { number } of plan.filter(isLeft)) {
      if (todo.some((planned) => planned.number === number)) continue;
      settled.add(number);
      yield { kind: 'missing', number, failures: ['clothes'] };
    }
  }
}

interface FitSelfie {
  readonly prepared: PreparedSelfie | undefined;
  readonly reasons: readonly RejectReason[];
}

async function* prepareSelfies(
  engine: HeadshotEngine,
  options: Pick<ShootOptions, 'selfies' | 'clothes'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ShootEvent, readonly FitSelfie[], undefined> {
  const outcomes = yield* prepareEach(engine, options, signal);
  const passed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.selfie] : []));
  const compared = await engine.compare(passed, signal).catch(async (error: unknown) => {
    await releaseAll(engine, outcomes);
    throw error;
  });
  const strangers: PreparedSelfie[] = [];
  let at = 0;
  const fit = outcomes.map((outcome): FitSelfie => {
    if (!outcome.ok) return { prepared: undefined, reasons: outcome.reasons };
    const reasons = compared[at++]!;
    if (reasons.length === 0) return { prepared: outcome.selfie, reasons };
    strangers.push(outcome.selfie);
    return { prepared: undefined, reasons };
  });
  await engine.release(strangers);
  return fit;
}

/** Six selfies keep the matting busy, and somebody else's selfie is still judged soon in between. */
const PREPARED_AT_ONCE = 6;

/** Prepares all of them, or none: when one throws, or nobody waits any more, those the engine holds are released. */
async function* prepareEach(
  engine: HeadshotEngine,
  { selfies, clothes = 'own' }: Pick<ShootOptions, 'selfies' | 'clothes'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ShootEvent, readonly PrepareOutcome[], undefined> {
  const running: Promise<PrepareOutcome>[] = [];
  const begin = (upTo: number): void => {
    for (const selfie of selfies.slice(running.length, upTo)) {
      const one = engine.prepare(selfie, signal, { dressable: clothes !== 'own' });
      one.catch(() => undefined); // awaited below, maybe after another one that throws first
      running.push(one);
    }
  };
  let all: readonly PrepareOutcome[] | undefined;
  try {
    for (let index = 0; index < selfies.length; index++) {
      begin(index + PREPARED_AT_ONCE);
      await running[index];
      yield { kind: 'preparing', done: index + 1, of: selfies.length };
    }
    all = await Promise.all(running);
    return all;
  } finally {
    if (all === undefined) {
      const settled = await Promise.allSettled(running);
      await releaseAll(
        engine,
        settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
      );
    }
  }
}

async function releaseAll(engine: HeadshotEngine, outcomes: readonly PrepareOutcome[]): Promise<void> {
  await engine.release(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.selfie] : [])));
}
