import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import { ClothesGoneError } from '../../../imaging/engine-error.ts';
import type { EncodedImage, HeadshotEngine } from '../../../imaging/engine.ts';
import type { Headshot } from '../../../imaging/finished-headshot.ts';
import type { Clothes, HeadshotRequest } from '../../../imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../../imaging/selfie.ts';
import { remakeFailureFrom, nearestFraming, type RemakeFailure } from './remake.ts';

/** The settings of the first version that the new one repeats. */
export type RepeatedSettings = Pick<
  HeadshotRequest,
  'style' | 'scene' | 'treatment' | 'framing' | 'variation' | 'seed'
>;

/** Enough to keep the matting thread busy. */
const CONCURRENT_PREPARATIONS_MAX = 6;

/**
 * Renders a headshot again from the same selfie. The other selfies of the shoot are prepared too, because the likeness is
 * measured against them: the new version must pass the same checks as the first one.
 * @param selfies the shoot's selfies; each file name is the selfie's id
 * @param sourceId the selfie that the headshot is made of
 * @param clothes clothes of the new version; null for the person's own
 */
export async function remakeHeadshot(
  engine: HeadshotEngine,
  selfies: readonly EncodedImage[],
  sourceId: string,
  settings: RepeatedSettings,
  clothes: Clothes | null,
  signal: AbortSignal,
): Promise<Result<Headshot, RemakeFailure>> {
  const toRelease: PreparedSelfie[] = [];
  try {
    const prepared = await prepareAll(engine, selfies, signal, toRelease);
    const source = prepared.get(sourceId);
    if (!source) return err('selfie-gone');
    const fitting = await listFramings(engine, source, clothes, signal);
    if (!fitting.ok) return fitting;
    const framing = nearestFraming(settings.framing, fitting.value);
    if (!framing) return err(clothes ? 'does-not-fit' : 'own-cut-off');
    const compared = await dropStrangersAndDuplicates(engine, toRelease, source, signal);
    const { style, scene, variation, treatment, seed } = settings;
    const headshot = await engine.render(
      compared,
      {
        ...{ style, scene, selfieIndex: compared.indexOf(source), framing, variation },
        ...{ clothes: clothes ?? undefined, treatment, size: HEADSHOT_SIZE, seed },
        largerSize: LARGE_HEADSHOT_SIZE,
      },
      signal,
    );
    return headshot.passed ? ok(headshot) : err(remakeFailureFrom(headshot.failures));
  } catch (error) {
    // An operator has removed the garment since it was tried on.
    if (error instanceof ClothesGoneError) return err('garment-gone');
    throw error;
  } finally {
    await engine.release(toRelease);
  }
}

/** Prepares all selfies and returns the usable ones by file name. */
async function prepareAll(
  engine: HeadshotEngine,
  selfies: readonly EncodedImage[],
  signal: AbortSignal,
  toRelease: PreparedSelfie[],
): Promise<ReadonlyMap<string, PreparedSelfie>> {
  const prepared = new Map<string, PreparedSelfie>();
  for (let from = 0; from < selfies.length; from += CONCURRENT_PREPARATIONS_MAX) {
    const some = selfies.slice(from, from + CONCURRENT_PREPARATIONS_MAX);
    // All of them are awaited even if one throws, so that each prepared selfie is released.
    const outcomes = await Promise.allSettled(
      some.map((selfie) => engine.prepare(selfie, signal, { dressable: true })),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected' || !outcome.value.ok) continue;
      toRelease.push(outcome.value.selfie);
      prepared.set(some[index]!.fileName, outcome.value.selfie);
    }
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
  return prepared;
}

/** Lists the framings that the selfie allows in these clothes. */
async function listFramings(
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
async function dropStrangersAndDuplicates(
  engine: HeadshotEngine,
  prepared: readonly PreparedSelfie[],
  source: PreparedSelfie,
  signal: AbortSignal,
): Promise<readonly PreparedSelfie[]> {
  const reasons = await engine.compare(prepared, signal);
  return prepared.filter((selfie, index) => selfie === source || reasons[index]!.length === 0);
}
