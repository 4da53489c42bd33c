import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import { ClothesGoneError } from '../../../imaging/engine-error.ts';
import type { EncodedImage, HeadshotEngine } from '../../../imaging/engine.ts';
import type { Headshot } from '../../../imaging/finished-headshot.ts';
import type { Clothes, HeadshotRequest } from '../../../imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../../imaging/selfie.ts';
import { failureOfMeasures, nearestFraming, type RemakeFailure } from './remake.ts';

/** The part of the first picture's request that the new picture repeats. */
export type KeptRequest = Pick<
  HeadshotRequest,
  'style' | 'scene' | 'treatment' | 'framing' | 'variation' | 'seed'
>;

/** Number of selfies prepared at once, enough to keep the matting thread busy. */
const PREPARED_AT_ONCE = 6;

/**
 * Makes the picture of one selfie again. The other selfies of the shoot are prepared too, because a likeness is measured
 * against them: the new picture passes the gates that the first one passed, or is not shown.
 * @param selfies the shoot's, each named by its id
 * @param sourceId the selfie that the picture is made of
 * @param clothes clothes of the new picture; null for the person's own
 */
export async function makeAgain(
  engine: HeadshotEngine,
  selfies: readonly EncodedImage[],
  sourceId: string,
  kept: KeptRequest,
  clothes: Clothes | null,
  signal: AbortSignal,
): Promise<Result<Headshot, RemakeFailure>> {
  const held: PreparedSelfie[] = [];
  try {
    const prepared = await prepareAll(engine, selfies, signal, held);
    const source = prepared.get(sourceId);
    if (!source) return err('selfie-gone');
    const fitting = await framingsIn(engine, source, clothes, signal);
    if (!fitting.ok) return fitting;
    const framing = nearestFraming(kept.framing, fitting.value);
    if (!framing) return err(clothes ? 'does-not-fit' : 'own-cut-off');
    const compared = await comparable(engine, held, source, signal);
    const { style, scene, variation, treatment, seed } = kept;
    const headshot = await engine.render(
      compared,
      {
        ...{ style, scene, selfieIndex: compared.indexOf(source), framing, variation },
        ...{ clothes: clothes ?? undefined, treatment, size: HEADSHOT_SIZE, seed },
        largerSize: LARGE_HEADSHOT_SIZE,
      },
      signal,
    );
    return headshot.passed ? ok(headshot) : err(failureOfMeasures(headshot.failures));
  } catch (error) {
    // An operator has taken the garment away since it was tried on.
    if (error instanceof ClothesGoneError) return err('garment-gone');
    throw error;
  } finally {
    await engine.release(held);
  }
}

/** Prepares all selfies and returns those that can be used, by the name of their file. */
async function prepareAll(
  engine: HeadshotEngine,
  selfies: readonly EncodedImage[],
  signal: AbortSignal,
  held: PreparedSelfie[],
): Promise<ReadonlyMap<string, PreparedSelfie>> {
  const prepared = new Map<string, PreparedSelfie>();
  for (let from = 0; from < selfies.length; from += PREPARED_AT_ONCE) {
    const some = selfies.slice(from, from + PREPARED_AT_ONCE);
    // All of them are awaited even if one throws, so that none is held by the engine for ever.
    const outcomes = await Promise.allSettled(
      some.map((selfie) => engine.prepare(selfie, signal, { dressable: true })),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected' || !outcome.value.ok) continue;
      held.push(outcome.value.selfie);
      prepared.set(some[index]!.fileName, outcome.value.selfie);
    }
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
  return prepared;
}

/** Lists the framings in which the selfie can be shown in these clothes. */
async function framingsIn(
  engine: HeadshotEngine,
  source: PreparedSelfie,
  clothes: Clothes | null,
  signal: AbortSignal,
): Promise<Result<readonly HeadshotRequest['framing'][], RemakeFailure>> {
  if (!clothes) return ok(source.framings);
  const fits = await engine.tryGarments(source, signal);
  const fit = fits.find(({ garment }) => garment === clothes.garment);
  if (!fit?.dyes.includes(clothes.dye)) return err('garment-gone');
  return fit.refusal ? err(fit.refusal) : ok(fit.framings);
}

/** Returns the selfies without strangers and duplicates, as a shoot uses them. */
async function comparable(
  engine: HeadshotEngine,
  prepared: readonly PreparedSelfie[],
  source: PreparedSelfie,
  signal: AbortSignal,
): Promise<readonly PreparedSelfie[]> {
  const reasons = await engine.compare(prepared, signal);
  return prepared.filter((selfie, index) => selfie === source || reasons[index]!.length === 0);
}
