import type { HeadshotRequest, PlannedHeadshot } from '../../headshot-request.ts';
import { leastDistance, MIN_DISTINCTNESS } from '../../measure/likeness/distinctness.ts';
import type { HashBits } from '../../measure/likeness/perceptual-hash.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';
import { worstSeverity } from '../selfie/caution-severity.ts';
import {
  type Appearance,
  countTurns,
  pictureCandidates,
  type RankedSelfie,
  type Reach,
  type Slot,
} from './picture-candidates.ts';
import type { PlannableSelfie, PlanOptions } from './plan-options.ts';
import { RoundRobin } from './round-robin.ts';
import { selfieShares } from './selfie-shares.ts';

/**
 * The appearances of a style's pictures, repeated after twelve: three have the plain backdrop, two are black and white, and one
 * of these is both.
 */
const APPEARANCES: readonly Appearance[] = Array.from({ length: 12 }, (_, index) => ({
  onBackdrop: index === 2 || index === 8 || index === 10,
  treatment: index === 4 || index === 10 ? 'black-and-white' : 'colour',
}));

/**
 * Predicted hash distance from which a picture is certainly distinct. Of pairs predicted at 12 bits 1 in 150 is rendered closer
 * than 10, of those predicted at 10 bits 1 in 7.
 */
const CERTAINLY_DISTINCT = 12;
/** Number of candidates searched for a certainly distinct one, before one that is just distinct is accepted. */
const MAX_CANDIDATES = 36;
/** Limits of the search for a picture that differs from all others. */
const FIRST_REACH: Reach = { selfies: 5, scenes: Infinity, arrangements: 12 };
/** Limits of the search for an alternate, which is narrower because few alternates are rendered. */
const ALTERNATE_REACH: Reach = { selfies: 1, scenes: 2, arrangements: 3 };
const ALTERNATES = 5;
/** A mix dresses at most this many pictures for each garment that fits, so that one garment does not fill half of a large shoot. */
const DRESSED_PER_GARMENT = 15;

/**
 * Plans the pictures of a shoot. The same input gives the same plan, so an interrupted shoot continues where it stopped. Styles
 * take turns (round robin), and so do selfies (the best first, each as often as its share allows), the scenes of a style, and
 * close, classic and wide framings. Each picture is the first candidate in this order whose predicted hash is distinct from all
 * before it, or else the most distinct one.
 * @returns one entry for each number; none when no selfie fits a frame
 */
export function planShoot(options: PlanOptions): readonly PlannedHeadshot[] {
  const { styles, count } = options;
  if (styles.length === 0 || options.selfies.length === 0) return [];
  const turns = new RoundRobin();
  const selfies = rankSelfies(options.selfies);
  const fit = {
    own: selfies.filter(({ index }) => options.selfies[index]!.framings.length > 0),
    dressed: selfies.filter(({ index }) => (options.looks?.[index] ?? []).length > 0),
  };
  if (fit.own.length + fit.dressed.length === 0) return [];
  const random = seededRandom(options.seed);
  const taken: HashBits[] = [];

  const choose = (slot: Slot, reach: Reach): Prediction => {
    const usable = slot.isDressed ? fit.dressed : fit.own;
    let best: Prediction | undefined;
    let tried = 0;
    for (const candidate of pictureCandidates(options, turns, usable, slot, reach)) {
      const request = { ...candidate, size: options.size, seed: Math.floor(random() * 0x7fffffff) };
      const hash = options.predictHash(request);
      const distance = leastDistance(hash, taken, best?.distance);
      if (best === undefined || distance > best.distance) best = { request, hash, distance };
      if (best.distance >= (++tried < MAX_CANDIDATES ? CERTAINLY_DISTINCT : MIN_DISTINCTNESS)) break;
    }
    countTurns(turns, best!.request);
    return best!;
  };

  const wish = options.clothes ?? 'own';
  const garments = new Set(options.looks?.flat().map(({ clothes }) => clothes.garment)).size;
  const maxDressed = wish === 'mix' ? DRESSED_PER_GARMENT * garments : count;
  let dressed = 0;
  const slots = Array.from({ length: count }, (_, index): Slot => {
    const round = Math.floor(index / styles.length);
    // In a mix every other picture of a style is dressed. The second half of the appearances begins undressed, so that neither
    // all plain backdrops nor all black-and-white pictures are dressed.
    const turn = round + (index % styles.length) + Math.floor(round / (APPEARANCES.length / 2));
    const wantsDressed = wish === 'mix' ? turn % 2 === 0 : wish !== 'own';
    const canBeDressed = fit.dressed.length > 0 && dressed < maxDressed;
    const isDressed = fit.own.length === 0 || (wantsDressed && canBeDressed);
    if (isDressed) dressed++;
    return { ...APPEARANCES[round % APPEARANCES.length]!, style: styles[index % styles.length]!, isDressed };
  });
  const firsts = slots.map((slot) => {
    const chosen = choose(slot, FIRST_REACH);
    taken.push(chosen.hash);
    return chosen.request;
  });
  return firsts.map((request, i) => ({
    number: i + 1,
    request,
    alternates: Array.from({ length: ALTERNATES }, () => choose(slots[i]!, ALTERNATE_REACH).request),
  }));
}

interface Prediction {
  readonly request: HeadshotRequest;
  readonly hash: HashBits;
  /** Least Hamming distance to the pictures planned before. */
  readonly distance: number;
}

/** Sorts the selfies by the severity of their cautions, then by quality, so that the best is first. */
function rankSelfies(selfies: readonly PlannableSelfie[]): readonly RankedSelfie[] {
  const shares = selfieShares(selfies);
  const severity = (index: number): number => worstSeverity(selfies[index]!.cautions);
  return shares
    .map((share, index) => ({ share, index }))
    .toSorted(
      (a, b) =>
        severity(a.index) - severity(b.index) ||
        selfies[b.index]!.quality - selfies[a.index]!.quality ||
        a.index - b.index,
    );
}
