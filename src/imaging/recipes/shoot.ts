import type {
  EncodedImage,
  Headshot,
  HeadshotEngine,
  HeadshotRequest,
  HeadshotSize,
  PreparedSelfie,
  PrepareOutcome,
  RejectReason,
  StyleId,
} from '../engine.ts';
import { SCENES } from '../scenes/all-scenes.ts';
import { planShoot, type PlannedHeadshot } from './shoot-plan.ts';

export interface ShootOptions {
  readonly selfies: readonly EncodedImage[];
  readonly styles: readonly StyleId[];
  readonly count: number;
  readonly size: HeadshotSize;
  readonly seed: number;
  /** Numbers of headshots that are stored already: they are not made again. */
  readonly alreadyDone?: ReadonlySet<number>;
  /** Headshots asked of the engine at once. Default 4: enough to keep its threads busy. */
  readonly inFlight?: number;
}

export type ShootEvent =
  /** So many of the selfies are ready or refused. */
  | { readonly kind: 'preparing'; readonly done: number; readonly of: number }
  | { readonly kind: 'selfie'; readonly index: number; readonly reasons: readonly RejectReason[] }
  | {
      readonly kind: 'prepared';
      readonly accepted: number;
      readonly planned: number;
      readonly prepareMs: number;
    }
  | {
      readonly kind: 'rerolled';
      readonly number: number;
      readonly request: HeadshotRequest;
      readonly failures: readonly string[];
    }
  | {
      readonly kind: 'headshot';
      readonly number: number;
      /** Index into ShootOptions.selfies. */
      readonly selfie: number;
      readonly headshot: Headshot;
    }
  /** Every alternate failed too; the number stays empty. */
  | { readonly kind: 'missing'; readonly number: number; readonly failures: readonly string[] }
  | { readonly kind: 'done'; readonly totals: ShootTotals };

export interface ShootTotals {
  readonly requested: number;
  /** Passed in this run; the already stored ones are not counted. */
  readonly passed: number;
  readonly rerolled: number;
  readonly missing: number;
  readonly prepareMs: number;
  readonly renderMs: number;
}

/**
 * A whole shoot as a stream of events: judge and prepare the selfies, drop strangers and duplicates, plan, render,
 * re-roll what fails. Headshots arrive as they finish, not in order. With the same selfies and seed the plan is
 * the same, so a run after a crash makes exactly the numbers not `alreadyDone`.
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
  const fit = yield* prepareSelfies(engine, options.selfies, signal);
  const prepared = fit.flatMap((selfie) => (selfie.prepared === undefined ? [] : [selfie.prepared]));
  const indices = fit.flatMap((selfie, index) => (selfie.prepared === undefined ? [] : [index]));
  try {
    for (const [index, { reasons }] of fit.entries()) yield { kind: 'selfie', index, reasons };
    const plan = prepared.length === 0 ? [] : planShoot({ ...options, selfies: prepared, scenes: SCENES });
    const preparedMs = nowMs();
    const prepareMs = preparedMs - startMs;
    yield { kind: 'prepared', accepted: prepared.length, planned: plan.length, prepareMs };
    const todo = plan.filter((planned) => options.alreadyDone?.has(planned.number) !== true);
    const totals = { passed: 0, rerolled: 0, missing: 0 };
    for await (const event of renderAll(engine, prepared, indices, todo, options.inFlight ?? 4, signal)) {
      if (event.kind === 'headshot') totals.passed++;
      if (event.kind === 'rerolled') totals.rerolled++;
      if (event.kind === 'missing') totals.missing++;
      yield event;
    }
    const renderMs = nowMs() - preparedMs;
    yield { kind: 'done', totals: { requested: options.count, ...totals, prepareMs, renderMs } };
  } finally {
    await engine.release(prepared);
  }
}

interface FitSelfie {
  readonly prepared: PreparedSelfie | undefined;
  readonly reasons: readonly RejectReason[];
}

async function* prepareSelfies(
  engine: HeadshotEngine,
  selfies: readonly EncodedImage[],
  signal: AbortSignal | undefined,
): AsyncGenerator<ShootEvent, readonly FitSelfie[], undefined> {
  const outcomes = yield* prepareEach(engine, selfies, signal);
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

/** Enough to keep the matting busy, and few enough that somebody else's selfie is judged soon in between. */
const PREPARED_AT_ONCE = 6;

/** Prepares all of them, or none: when one throws, or nobody waits any more, those the engine holds are released. */
async function* prepareEach(
  engine: HeadshotEngine,
  selfies: readonly EncodedImage[],
  signal: AbortSignal | undefined,
): AsyncGenerator<ShootEvent, readonly PrepareOutcome[], undefined> {
  const running: Promise<PrepareOutcome>[] = [];
  const begin = (upTo: number): void => {
    for (const selfie of selfies.slice(running.length, upTo)) {
      const one = engine.prepare(selfie, signal);
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

/** Yields each number's events as they finish; at most `inFlight` numbers are being made at once. */
async function* renderAll(
  engine: HeadshotEngine,
  prepared: readonly PreparedSelfie[],
  indices: readonly number[],
  todo: readonly PlannedHeadshot[],
  inFlight: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<ShootEvent, void, undefined> {
  const running = new Map<
    number,
    Promise<{ readonly number: number; readonly events: readonly ShootEvent[] }>
  >();
  const waiting = [...todo];
  while (waiting.length > 0 || running.size > 0) {
    signal?.throwIfAborted();
    while (running.size < inFlight && waiting.length > 0) {
      const planned = waiting.shift()!;
      const work = renderOne(engine, prepared, indices, planned, signal);
      running.set(planned.number, work);
      // Awaited below through the race; this keeps a second failure from being reported as unhandled.
      work.catch(() => undefined);
    }
    const finished = await Promise.race(running.values());
    running.delete(finished.number);
    yield* finished.events;
  }
}

async function renderOne(
  engine: HeadshotEngine,
  prepared: readonly PreparedSelfie[],
  indices: readonly number[],
  planned: PlannedHeadshot,
  signal: AbortSignal | undefined,
): Promise<{ readonly number: number; readonly events: readonly ShootEvent[] }> {
  const { number } = planned;
  const events: ShootEvent[] = [];
  let failures: readonly string[] = [];
  for (const request of [planned.request, ...planned.alternates]) {
    if (failures.length > 0) events.push({ kind: 'rerolled', number, request, failures });
    const headshot = await engine.render(prepared, request, signal);
    if (headshot.passed) {
      events.push({ kind: 'headshot', number, selfie: indices[request.selfieIndex]!, headshot });
      return { number, events };
    }
    failures = headshot.failures;
  }
  events.push({ kind: 'missing', number, failures });
  return { number, events };
}
