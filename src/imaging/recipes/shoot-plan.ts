import type { HeadshotRequest, PlannedHeadshot, PlanRequest, StyleId } from '../engine.ts';
import { leastDistance, MIN_DISTINCTNESS } from '../measure/distinctness.ts';
import type { HashBits } from '../measure/perceptual-hash.ts';
import { seededRandom } from '../scenes/seeded-random.ts';
import { FairTurns } from './fair-turns.ts';

type Framing = HeadshotRequest['framing'];

/** What the plan needs to know of a prepared selfie. */
export interface PlannableSelfie {
  readonly framings: readonly Framing[];
  readonly quality: number;
}

/** What the plan needs to know of a scene. */
export interface PlannableScene {
  readonly id: string;
  readonly framings: readonly Framing[];
}

export interface PlanOptions extends PlanRequest {
  readonly selfies: readonly PlannableSelfie[];
  readonly scenes: Readonly<Record<StyleId, readonly PlannableScene[]>>;
  /** The perceptual hash the picture will have, but for a few bits. */
  readonly foresee: (request: HeadshotRequest) => HashBits;
}

/** Of pairs foreseen at 12, 1 in 150 comes out closer than 10; of those foreseen at 10, 1 in 7. */
const SURELY_DISTINCT = 12;
/** So many candidates are looked at for a sure one before one that is just distinct will do. */
const PATIENCE = 36;
/** How far a picture is looked for that differs from all others. */
const FIRST_REACH: Reach = { selfies: 5, scenes: Infinity, arrangements: 12 };
const ALTERNATE_REACH: Reach = { selfies: 1, scenes: 2, arrangements: 3 };
const ALTERNATES = 5;
/** Arrangements of one framing before the next is tried. */
const FRAMING_SPELL = 4;

interface Reach {
  readonly selfies: number;
  readonly scenes: number;
  readonly arrangements: number;
}

/**
 * Which pictures a shoot makes. Pure: the same input gives the same plan, so a shoot that was interrupted goes
 * on where it stopped. Styles take turns; so do the selfies, best first, and the scenes of a style. Each picture is
 * the first arrangement of those due that looks different from all before it, or the most different one.
 */
export function planShoot(options: PlanOptions): readonly PlannedHeadshot[] {
  const { styles, count } = options;
  if (styles.length === 0 || options.selfies.length === 0) return [];
  const turns = new FairTurns();
  const bestFirst = options.selfies
    .map((_, index) => index)
    .toSorted((a, b) => options.selfies[b]!.quality - options.selfies[a]!.quality || a - b);
  const random = seededRandom(options.seed);
  const taken: HashBits[] = [];

  const choose = (style: StyleId, reach: Reach): Foreseen => {
    let best: Foreseen | undefined;
    let seen = 0;
    for (const candidate of candidates(options, turns, bestFirst, style, reach)) {
      const request = { ...candidate, size: options.size, seed: Math.floor(random() * 0x7fffffff) };
      const hash = options.foresee(request);
      const distance = leastDistance(hash, taken, best?.distance);
      if (best === undefined || distance > best.distance) best = { request, hash, distance };
      if (best.distance >= (++seen < PATIENCE ? SURELY_DISTINCT : MIN_DISTINCTNESS)) break;
    }
    const { selfieIndex, scene } = best!.request;
    turns.count(...selfieNames(style, selfieIndex), ...sceneNames(scene, selfieIndex));
    return best!;
  };

  const firsts = Array.from({ length: count }, (_, i) => {
    const chosen = choose(styles[i % styles.length]!, FIRST_REACH);
    taken.push(chosen.hash);
    return chosen.request;
  });
  return firsts.map((request, i) => ({
    number: i + 1,
    request,
    alternates: Array.from({ length: ALTERNATES }, () => choose(request.style, ALTERNATE_REACH).request),
  }));
}

interface Foreseen {
  readonly request: HeadshotRequest;
  readonly hash: HashBits;
  readonly distance: number;
}

/** The pictures of a style that may come next, in the order they are wanted. */
function* candidates(
  { selfies, scenes }: PlanOptions,
  turns: FairTurns,
  bestFirst: readonly number[],
  style: StyleId,
  reach: Reach,
): Generator<Omit<HeadshotRequest, 'size' | 'seed'>, void, undefined> {
  const dueSelfies = turns.sorted(
    turns.due(bestFirst, (index) => selfieNames(style, index)[0]),
    (index) => selfieNames(style, index),
  );
  // Until each had its first turn nobody jumps the queue: the best selfies make the first pictures.
  const isFirstRound = turns.of(selfieNames(style, bestFirst.at(-1)!)[0]) === 0;
  for (const selfieIndex of dueSelfies.slice(0, isFirstRound ? 1 : reach.selfies)) {
    const { framings } = selfies[selfieIndex]!;
    const [turnsOfAll, turnsInStyle] = selfieNames(style, selfieIndex).map((name) => turns.of(name));
    const dueScenes = turns.sorted(
      turns.due(scenes[style], (scene) => scene.id, 1),
      (scene) => sceneNames(scene.id, selfieIndex),
    );
    for (const scene of dueScenes.slice(0, reach.scenes)) {
      const suitable = scene.framings.filter((framing) => framings.includes(framing));
      const usable = suitable.length > 0 ? suitable : framings;
      for (let i = 0; i < reach.arrangements; i++)
        yield {
          style,
          scene: scene.id,
          selfieIndex,
          framing: usable[(turnsOfAll! + turnsInStyle! + Math.floor(i / FRAMING_SPELL)) % usable.length]!,
          variation: 2 * turnsOfAll! + i,
        };
    }
  }
}

function selfieNames(style: StyleId, selfieIndex: number): [ofAll: string, inStyle: string] {
  return [`selfie ${selfieIndex}`, `selfie ${selfieIndex} as ${style}`];
}

function sceneNames(scene: string, selfieIndex: number): [ofAll: string, withSelfie: string] {
  return [scene, `${scene} with selfie ${selfieIndex}`];
}
