import type { EncodedImage, HeadshotEngine, PrepareOutcome } from '../engine.ts';
import type { ClothesWish } from '../headshot-request.ts';
import type { PreparedSelfie, RejectReason } from '../selfie.ts';

/** `done` counts the selfies that are ready or refused. */
export interface PreparingEvent {
  readonly kind: 'preparing';
  readonly done: number;
  readonly of: number;
}

interface SelfiesToPrepare {
  readonly selfies: readonly EncodedImage[];
  /** Default: the person's own. */
  readonly clothes?: ClothesWish | undefined;
}

/** The result of preparing one selfie. */
export interface SelfieOutcome {
  /** Undefined when the selfie is refused. */
  readonly prepared: PreparedSelfie | undefined;
  readonly reasons: readonly RejectReason[];
}

/**
 * Prepares the selfies of a shoot, drops other people and duplicates, and releases those from the engine.
 * @returns one outcome for each selfie, in the given order
 */
export async function* prepareSelfies(
  engine: HeadshotEngine,
  options: SelfiesToPrepare,
  signal: AbortSignal | undefined,
): AsyncGenerator<PreparingEvent, readonly SelfieOutcome[], undefined> {
  const outcomes = yield* prepareEach(engine, options, signal);
  const passed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.selfie] : []));
  const compared = await engine.compare(passed, signal).catch(async (error: unknown) => {
    await releaseAll(engine, outcomes);
    throw error;
  });
  const dropped: PreparedSelfie[] = [];
  let at = 0;
  const results = outcomes.map((outcome): SelfieOutcome => {
    if (!outcome.ok) return { prepared: undefined, reasons: outcome.reasons };
    const reasons = compared[at++]!;
    if (reasons.length === 0) return { prepared: outcome.selfie, reasons };
    dropped.push(outcome.selfie);
    return { prepared: undefined, reasons };
  });
  await engine.release(dropped);
  return results;
}

/** Six selfies keep the matting thread busy, and another visitor's check still gets its turn soon. */
const MAX_CONCURRENT = 6;

/** Prepares all selfies or none. When one throws, or the consumer stops iterating, the prepared ones are released. */
async function* prepareEach(
  engine: HeadshotEngine,
  { selfies, clothes = 'own' }: SelfiesToPrepare,
  signal: AbortSignal | undefined,
): AsyncGenerator<PreparingEvent, readonly PrepareOutcome[], undefined> {
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
      begin(index + MAX_CONCURRENT);
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
