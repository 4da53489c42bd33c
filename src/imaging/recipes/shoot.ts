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
  /** Perceptual hashes of the stored headshots by number. These numbers are not made again, nor is any picture like them. */
  readonly alreadyDone?: ReadonlyMap<number, string>;
  /** Number of headshots rendered concurrently. The default of 6 keeps the engine's threads busy. */
  readonly inFlight?: number;
}

export type ShootEvent =
  /** `done` counts the selfies that are ready or refused. */
  | { readonly kind: 'preparing'; readonly done: number; readonly of: number }
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

/** Six selfies keep the matting thread busy, and another visitor's check still gets its turn soon. */
const PREPARED_AT_ONCE = 6;

/** Prepares all selfies or none. When one throws, or the consumer stops iterating, the prepared ones are released. */
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
