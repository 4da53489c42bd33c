import type { StyleId } from '../../../base/style-ids.ts';
import type { Treatment } from '../../headshot-request.ts';
import { groupMoments } from '../../measure/likeness/same-moment.ts';
import { hammingDistance, hashBitsOf, type HashBits } from '../../measure/likeness/perceptual-hash.ts';
import { linearScore } from '../../measure/linear-score.ts';
import { worstSeverity } from '../selfie/caution-severity.ts';
import { headshotScore, type ScorableHeadshot } from './headshot-score.ts';

/** A headshot with the properties that its rank depends on. */
export interface RankableHeadshot extends ScorableHeadshot {
  readonly style: StyleId;
  readonly scene: string;
  readonly treatment: Treatment;
  readonly selfie: ScorableHeadshot['selfie'] & { readonly id: string };
}

/** Weight of novelty against quality when the next picture is chosen: 0 means quality alone, 1 novelty alone. */
const VARIETY_SHARE = 0.5;
/** Number of directly preceding pictures. The closest of these counts as much as the closest of all preceding pictures. */
const RECENT = 4;
/** Deducted from black-and-white pictures, because people expect colour first. */
const BLACK_AND_WHITE_HANDICAP = 0.06;
/** Deducted from pictures of cautioned selfies, which come after most good ones but not all at the end. */
const CAUTION_HANDICAP = 0.25;
/** Weights of the parts of the likeness between two pictures; they sum to 1. */
const LIKENESS_WEIGHTS = { moment: 0.35, scene: 0.2, style: 0.1, treatment: 0.05, hash: 0.3 };
/** Hash distance of unrelated pictures; the minimum within a shoot is 10. */
const UNRELATED_BITS = 28;
/** Pictures of one moment and scene are close repeats below this hash distance. */
const REPEAT_BITS = 18;

/**
 * Orders the headshots for display: the best first, then each time the one that is best and least like those before it
 * (after maximal marginal relevance, Carbonell & Goldstein 1998; the likeness to recent pictures counts besides that to all).
 * Close repeats come last. The first picture is of a selfie with the least severe cautions: it has a hand or empty corners in
 * it only when all others have that too.
 * @param headshots by number, which decides between equals
 * @returns indices into `headshots`
 */
export function rankHeadshots(headshots: readonly RankableHeadshot[]): readonly number[] {
  const moments = momentsOf(headshots);
  const candidates = headshots.map((headshot, index): Candidate => ({
    index,
    headshot,
    moment: moments.get(headshot.selfie.id) ?? headshot.selfie.id,
    hash: hashBitsOf(headshot.measures.perceptualHash),
    severity: worstSeverity(headshot.selfie.cautions),
    worth:
      headshotScore(headshot) -
      (headshot.selfie.cautions.length > 0 ? CAUTION_HANDICAP : 0) -
      (headshot.treatment === 'black-and-white' ? BLACK_AND_WHITE_HANDICAP : 0),
    maxLikeness: 0,
  }));
  const shown: Candidate[] = [];
  const repeats: Candidate[] = [];
  const remaining = new Set(candidates);
  while (remaining.size > 0) {
    const next = nextBest(remaining, shown);
    remaining.delete(next);
    if (shown.some((earlier) => isCloseRepeat(earlier, next))) {
      repeats.push(next);
      continue;
    }
    shown.push(next);
    for (const candidate of remaining)
      candidate.maxLikeness = Math.max(candidate.maxLikeness, likeness(candidate, next));
  }
  return [...shown, ...repeats].map(({ index }) => index);
}

interface Candidate {
  readonly index: number;
  readonly headshot: RankableHeadshot;
  /** Identifies the moment: equal for selfies of nearly the same moment, whose headshots look alike. */
  readonly moment: string;
  readonly hash: HashBits;
  /** Severity of the selfie's worst caution, 0–3 (caution-severity.ts). */
  readonly severity: number;
  readonly worth: number;
  /** Greatest likeness to a preceding picture, 0–1. */
  maxLikeness: number;
}

/** Maps each selfie that has measures to its moment, named after the moment's first selfie. */
function momentsOf(headshots: readonly RankableHeadshot[]): ReadonlyMap<string, string> {
  const measured = new Map(
    headshots.flatMap(({ selfie: { id, measures } }) =>
      measures === undefined ? [] : [[id, measures] as const],
    ),
  );
  const ids = [...measured.keys()].toSorted();
  const firsts = groupMoments(ids.map((id) => measured.get(id)!));
  return new Map(ids.map((id, at) => [id, ids[firsts[at]!]!]));
}

function nextBest(remaining: ReadonlySet<Candidate>, shown: readonly Candidate[]): Candidate {
  const recent = shown.slice(-RECENT);
  let chosen: Candidate | undefined;
  let highest = -Infinity;
  for (const candidate of remaining) {
    const recentLikeness = recent.reduce(
      (likest, earlier) => Math.max(likest, likeness(candidate, earlier)),
      0,
    );
    const novelty = 1 - (candidate.maxLikeness + recentLikeness) / 2;
    // Larger than any difference of worth and novelty.
    const handicap = shown.length === 0 ? candidate.severity : 0;
    const value = (1 - VARIETY_SHARE) * candidate.worth + VARIETY_SHARE * novelty - handicap;
    if (value > highest) [chosen, highest] = [candidate, value];
  }
  return chosen!;
}

/** Returns how much two pictures look alike, 0–1. */
function likeness(a: Candidate, b: Candidate): number {
  const [one, two] = [a.headshot, b.headshot];
  return (
    (a.moment === b.moment ? LIKENESS_WEIGHTS.moment : 0) +
    (one.scene === two.scene ? LIKENESS_WEIGHTS.scene : 0) +
    (one.style === two.style ? LIKENESS_WEIGHTS.style : 0) +
    (one.treatment === two.treatment ? LIKENESS_WEIGHTS.treatment : 0) +
    LIKENESS_WEIGHTS.hash * linearScore(hammingDistance(a.hash, b.hash), UNRELATED_BITS, 0)
  );
}

function isCloseRepeat(a: Candidate, b: Candidate): boolean {
  return (
    a.moment === b.moment &&
    a.headshot.scene === b.headshot.scene &&
    a.headshot.treatment === b.headshot.treatment &&
    hammingDistance(a.hash, b.hash) < REPEAT_BITS
  );
}
