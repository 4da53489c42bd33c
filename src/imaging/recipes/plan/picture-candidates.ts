import type { StyleId } from '../../../base/style-ids.ts';
import type { Clothes, HeadshotRequest, Treatment } from '../../headshot-request.ts';
import { standsOut } from '../wardrobe/colour-clash.ts';
import type { Framing, PlannableLook, PlanOptions } from './plan-options.ts';
import type { RoundRobin } from './round-robin.ts';

/** Background and treatment of a picture. */
export interface Appearance {
  /** True when the background is the style's plain backdrop. */
  readonly onBackdrop: boolean;
  readonly treatment: Treatment;
}

/** The requirements of one picture of the plan. */
export interface Slot extends Appearance {
  readonly style: StyleId;
  readonly isDressed: boolean;
}

/** Upper limits of the search for one picture. */
export interface Reach {
  readonly selfies: number;
  readonly scenes: number;
  /** Arrangements of each selfie before each scene. */
  readonly arrangements: number;
}

/** A selfie in the order of the plan. */
export interface RankedSelfie {
  readonly index: number;
  /** The selfie's share of all pictures, in even shares. */
  readonly share: number;
}

/** A selfie may use one framing this many times more than another, so that all framings are equally frequent in the shoot. */
const FRAMING_LEAD = 2;
/** Number of arrangements of one framing before the next is tried. */
const FRAMING_SPELL = 4;
/** The only look of a picture in the person's own clothes. */
const OWN_CLOTHES: readonly Partial<PlannableLook>[] = [{}];
/** Number of looks that are offered for one picture. The others wait for their turn. */
const OFFERED_LOOKS = 3;

/** Generates the candidates for the next picture of a style, the one whose turn it is first. */
export function* pictureCandidates(
  options: PlanOptions,
  turns: RoundRobin,
  ranked: readonly RankedSelfie[],
  { style, onBackdrop, treatment, isDressed }: Slot,
  reach: Reach,
): Generator<Omit<HeadshotRequest, 'size' | 'seed'>, void, undefined> {
  const scenes = onBackdrop ? [options.backdrops[style]] : options.scenes[style];
  // In the first round only the first due selfie is a candidate, so that the best selfies make the first pictures.
  const isFirstRound = turns.countOf(selfieNames(style, ranked.at(-1)!.index)[0]) === 0;
  const due = dueSelfies(turns, ranked, style).slice(0, isFirstRound ? 1 : reach.selfies);
  for (const { index: selfieIndex } of due) {
    const looks = isDressed ? dueLooks(turns, options.looks![selfieIndex]!, selfieIndex) : OWN_CLOTHES;
    const turnsOfSelfie = turns.countOf(selfieNames(style, selfieIndex)[0]);
    const dueScenes = turns.leastUsedFirst(
      turns.due(scenes, (scene) => scene.id, 1),
      (scene) => sceneNames(scene.id, selfieIndex),
    );
    for (const [at, scene] of dueScenes.slice(0, reach.scenes).entries()) {
      const outlined = looks.filter(({ colour }) => standsOut(colour, scene.palette));
      const offered = outlined.length > 0 ? outlined : looks;
      const { clothes, framings = options.selfies[selfieIndex]!.framings } = offered[at % offered.length]!;
      const suitable = scene.framings.filter((framing) => framings.includes(framing));
      const usable = suitable.length > 0 ? suitable : framings;
      const wanted = turns.leastUsedFirst(
        turns.due(usable, (framing) => framingNames(framing, selfieIndex)[1], FRAMING_LEAD),
        (framing) => framingNames(framing, selfieIndex),
      );
      for (let i = 0; i < reach.arrangements; i++)
        yield {
          style,
          scene: scene.id,
          selfieIndex,
          framing: wanted[Math.floor(i / FRAMING_SPELL) % wanted.length]!,
          variation: 2 * turnsOfSelfie + i,
          clothes,
          treatment,
        };
    }
  }
}

/** Counts a chosen picture as a turn of its selfie, scene, framing and clothes. */
export function countTurns(
  turns: RoundRobin,
  {
    style,
    scene,
    framing,
    selfieIndex,
    clothes,
  }: Pick<HeadshotRequest, 'style' | 'scene' | 'framing' | 'selfieIndex' | 'clothes'>,
): void {
  turns.count(...selfieNames(style, selfieIndex), ...sceneNames(scene, selfieIndex));
  turns.count(...framingNames(framing, selfieIndex));
  if (clothes !== undefined) turns.count(...clothesNames(clothes, selfieIndex));
}

/**
 * Returns the selfies whose turn it is, the one with the fewest turns in the style for its share first. Up to round r a selfie
 * gets ceil(share × r) + 1 turns, so that each has one in the first round (r = 0).
 */
function dueSelfies(
  turns: RoundRobin,
  selfies: readonly RankedSelfie[],
  style: StyleId,
): readonly RankedSelfie[] {
  for (let round = 0; ; round++) {
    const due = selfies.filter(
      ({ index, share }) => turns.countOf(selfieNames(style, index)[0]) <= Math.ceil(share * round - 1e-9),
    );
    if (due.length === 0) continue;
    const inStyle = ({ index, share }: RankedSelfie): number =>
      turns.countOf(selfieNames(style, index)[1]) / share;
    return due.toSorted((a, b) => inStyle(a) - inStyle(b));
  }
}

/** Returns the looks whose turn it is. Garments take turns, and so do the dyes of one garment. */
function dueLooks(
  turns: RoundRobin,
  looks: readonly PlannableLook[],
  selfieIndex: number,
): readonly PlannableLook[] {
  return turns
    .leastUsedFirst(looks, ({ clothes }) => clothesNames(clothes, selfieIndex))
    .slice(0, OFFERED_LOOKS);
}

function clothesNames(
  { garment, dye }: Clothes,
  selfieIndex: number,
): [ofAll: string, withSelfie: string, dyed: string] {
  return [`wears ${garment}`, `wears ${garment} on selfie ${selfieIndex}`, `wears ${garment} in ${dye}`];
}

function selfieNames(style: StyleId, selfieIndex: number): [ofAll: string, inStyle: string] {
  return [`selfie ${selfieIndex}`, `selfie ${selfieIndex} as ${style}`];
}

function sceneNames(scene: string, selfieIndex: number): [ofAll: string, withSelfie: string] {
  return [scene, `${scene} with selfie ${selfieIndex}`];
}

function framingNames(framing: Framing, selfieIndex: number): [ofAll: string, ofSelfie: string] {
  return [framing, `${framing} of selfie ${selfieIndex}`];
}
