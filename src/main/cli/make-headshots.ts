import { LIMITS } from '../../catalog/limits.ts';
import { selfieRank } from '../../features/shoots/selfies/selfie-rank.ts';
import { overridableCautions, suitsWish } from '../../features/shoots/selfies/suits-wish.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { SelfieCheck } from '../../imaging/selfie.ts';
import { rankHeadshots } from '../../imaging/recipes/headshot/rank-headshots.ts';
import { runSelectedShoot } from '../../imaging/recipes/plan/selected-shoot.ts';
import { checkPhotos } from './check-photos.ts';
import { clothesName } from './clothes-option.ts';
import type { OutFolder } from './out-folder.ts';
import { type PhotoFile, readPhoto } from './photo-file.ts';
import type { ShootOrder } from './shoot-order.ts';
import { headshotFileName, REPORT_FILE_NAME, type ShootReport } from './shoot-report.ts';
import type { Progress } from './show-progress.ts';
import { UnusableInput } from './unusable-input.ts';

/**
 * Checks, prepares and renders. From the first headshot on, the report in `out` describes the files beside it, even if the
 * shoot is interrupted. The files of an earlier shoot are removed only once the first headshot is about to be rendered.
 */
export async function makeHeadshots(
  engine: HeadshotEngine,
  order: ShootOrder,
  photos: readonly PhotoFile[],
  out: OutFolder,
  progress: Progress,
  signal: AbortSignal,
): Promise<ShootReport> {
  const startMs = performance.now();
  progress.begin('checking photos', photos.length);
  const checks = await checkPhotos(engine, photos, signal, () => progress.step());
  const selfies = photos.map(({ path }, index) => ({ file: path, ...checkedSelfie(checks[index]!) }));
  const { clothes = 'own' } = order;
  requireEnough(selfies);

  const usable = photos.flatMap((photo, index) => {
    const { accepted, cautions, measures } = checks[index]!;
    if (!accepted || !suitsWish(cautions, clothes)) return [];
    const isWantedAnyway = order.useCautioned === true;
    return [
      { photo, index, cautions: overridableCautions(cautions), rank: selfieRank(measures), isWantedAnyway },
    ];
  });
  const options = {
    usable,
    leastSelfies: LIMITS.selfiesMin,
    load: (indices: readonly number[]) => Promise.all(indices.map((at) => readPhoto(usable[at]!.photo))),
    styles: order.styles,
    count: order.headshotCount,
    size: order.size,
    largerSize: order.largerSize,
    seed: order.seed,
    clothes,
  };
  let headshots: MadeHeadshot[] = [];
  const counters = { rerolled: 0, alike: 0, prepareMs: 0, preparedAtMs: startMs };
  const currentReport = (): ShootReport => ({
    selfies,
    headshots: headshots.map(({ selfie, ...made }) => ({
      ...made,
      selfie: selfies[selfie]!.file,
    })),
    totals: {
      requested: order.headshotCount,
      passed: headshots.length,
      larger: headshots.filter(({ measures }) => isSmaller(order.size, measures)).length,
      smaller: headshots.filter(({ measures }) => isSmaller(measures, order.size)).length,
      enlarged: headshots.filter(({ measures }) => measures.enlargement > 1).length,
      rerolled: counters.rerolled,
      alike: counters.alike,
      prepareMs: Math.round(counters.prepareMs),
      renderMs: Math.round(performance.now() - counters.preparedAtMs),
      totalMs: Math.round(performance.now() - startMs),
      peakRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
    },
  });
  const writeReport = async (): Promise<ShootReport> => {
    const report = currentReport();
    await out.write(REPORT_FILE_NAME, `${JSON.stringify(report, null, 2)}\n`);
    return report;
  };

  for await (const event of runSelectedShoot(engine, options, signal)) {
    if (event.kind === 'selected') progress.begin('preparing selfies', event.selfies.length);
    if (event.kind === 'preparing') progress.step();
    if (event.kind === 'selfie') {
      const { index } = usable[event.index]!;
      const { reasons } = event;
      const accepted = reasons.length === 0;
      const cautions = accepted ? selfies[index]!.cautions : [];
      selfies[index] = { ...selfies[index]!, accepted, used: accepted, reasons, cautions };
    }
    if (event.kind === 'prepared') {
      // This event comes again for a second round when the first selfies gave too few headshots, which are kept.
      if (headshots.length === 0) {
        requireEnough(selfies);
        Object.assign(counters, { prepareMs: event.prepareMs, preparedAtMs: performance.now() });
        await out.removeEarlier();
      }
      await writeReport();
      progress.begin('making headshots', order.headshotCount - headshots.length);
    }
    if (event.kind === 'rerolled') counters.rerolled++;
    if (event.kind === 'headshot') {
      const { headshot } = event;
      if (event.isAlike) counters.alike++;
      const { style, scene, framing, treatment = 'colour' } = headshot.request;
      const file = headshotFileName(event.number, headshot.request);
      await out.write(file, headshot.jpeg);
      headshots.push({
        file,
        style,
        scene,
        framing,
        treatment,
        clothes: clothesName(headshot.request.clothes),
        selfie: usable[event.selfie]!.index,
        likeness: headshot.measures.likeness,
        measures: { ...headshot.measures, ...headshot.size },
        ms: Math.round(headshot.elapsedMs),
      });
      await writeReport();
      progress.step();
    }
  }
  headshots = await renameByRank(headshots, checks, out);
  // The progress line is cleared before anything else is printed.
  progress.end();
  return await writeReport();
}

/** A headshot of the report, with `selfie` as an index into the photos. */
type MadeHeadshot = Omit<ShootReport['headshots'][number], 'selfie'> & { readonly selfie: number };

/** Renames the files so that 001 is the best headshot. */
async function renameByRank(
  made: readonly MadeHeadshot[],
  checks: readonly SelfieCheck[],
  out: OutFolder,
): Promise<MadeHeadshot[]> {
  const order = rankHeadshots(
    made.map(({ selfie, ...headshot }) => {
      const { measures, cautions } = checks[selfie]!;
      return { ...headshot, selfie: { id: String(selfie), measures, cautions } };
    }),
  );
  const ranked = order.map((index, at) => {
    const headshot = made[index]!;
    return { ...headshot, file: headshotFileName(at + 1, headshot) };
  });
  await out.rename(new Map(order.map((index, at) => [made[index]!.file, ranked[at]!.file])));
  return ranked;
}

function checkedSelfie(check: SelfieCheck): Omit<ShootReport['selfies'][number], 'file'> {
  const { accepted, reasons, cautions, faceCount } = check;
  return { accepted, reasons, cautions, used: false, faces: faceCount };
}

function isSmaller(actual: ShootOrder['size'], requested: ShootOrder['size']): boolean {
  return actual.widthPx < requested.widthPx || actual.heightPx < requested.heightPx;
}

/**
 * Refuses a shoot with too few usable photos. A good photo that is too tight for any frame (`no-crop`) counts as long as
 * another one can be used. The web service is stricter and asks for another photo before it takes money; here nothing was paid.
 */
function requireEnough(selfies: ShootReport['selfies']): void {
  const good = selfies.filter((selfie) => selfie.reasons.every((reason) => reason === 'no-crop')).length;
  const usable = selfies.filter((selfie) => selfie.accepted).length;
  if (good >= LIMITS.selfiesMin && usable > 0) return;
  const refused = selfies
    .filter((selfie) => !selfie.accepted)
    .map((selfie) => `${selfie.file} (${selfie.reasons.join(', ')})`);
  throw new UnusableInput(
    `${usable > 0 ? good : 0} of ${selfies.length} photos can be used and ${LIMITS.selfiesMin} are needed: ` +
      `replace ${refused.join(', ')}.`,
  );
}
