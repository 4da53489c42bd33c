import type { StyleId } from '../../../base/style-ids.ts';
import type {
  Clothes,
  HeadshotRequest,
  PlannedHeadshot,
  PlanRequest,
  Treatment,
} from '../../headshot-request.ts';
import { leastDistance, MIN_DISTINCTNESS } from '../../measure/likeness/distinctness.ts';
import type { HashBits } from '../../measure/likeness/perceptual-hash.ts';
import type { Lab } from '../../measure/image/colour-difference.ts';
import { standsOut } from '../wardrobe/colour-clash.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';
import { worstSeverity } from '../selfie/caution-severity.ts';
import { RoundRobin } from './round-robin.ts';
import { selfieShares, type WeighableSelfie } from './selfie-shares.ts';

type Framing = HeadshotRequest['framing'];

/** What the plan needs to know of a prepared selfie. */
export interface PlannableSelfie extends WeighableSelfie {
  readonly framings: readonly Framing[];
}

/** What the plan needs to know of a scene. */
export interface PlannableScene {
  readonly id: string;
  readonly framings: readonly Framing[];
  /** Its main colours, those that most of it has first, sRGB like '#d8c3a5'; default unknown. */
  readonly palette?: readonly string[];
}

/** Clothes that a selfie can wear, the ones that suit the person best first. */
export interface PlannableLook {
  readonly clothes: Clothes;
  /** Of the cloth; default unknown. */
  readonly colour?: Lab | undefined;
  readonly framings: readonly Framing[];
}

export interface PlanOptions extends PlanRequest {
  readonly selfies: readonly PlannableSelfie[];
  /** What each selfie can wear besides its own clothes; default nothing. */
  readonly looks?: readonly (readonly PlannableLook[])[];
  /** The rendered places of each style. */
  readonly scenes: Readonly<Record<StyleId, readonly PlannableScene[]>>;
  /** The plain backdrop of each style. */
  readonly backdrops: Readonly<Record<StyleId, PlannableScene>>;
  /** The perceptual hash the picture will have, but for a few bits. */
  readonly predictHash: (request: HeadshotRequest) => HashBits;
}

/**
 * The looks of a style's pictures, repeated every twelve: three have the plain backdrop and two are black and
 * white; one is both.
 */
const LOOKS: readonly Look[] = Array.from({ length: 12 }, (_, index) => ({
  onBackdrop: index === 2 || index === 8 || index === 10,
  treatment: index === 4 || index === 10 ? 'black-and-white' : 'colour',
}));

interface Look {
  readonly onBackdrop: boolean;
  readonly treatment: Treatment;
}

/** What one picture of the plan has to be. */
interface Slot extends Look {
  readonly style: StyleId;
  readonly isDressed: boolean;
}

/** Pictures foreseen at distance 12 come out closer than 10 in 1 of 150 pairs; those foreseen at 10, in 1 of 7. */
const SURELY_DISTINCT = 12;
/** Number of candidates searched for a surely distinct one, before one that is just distinct is accepted. */
const PATIENCE = 36;
/** How far a picture is looked for that differs from all others. */
const FIRST_REACH: Reach = { selfies: 5, scenes: Infinity, arrangements: 12 };
const ALTERNATE_REACH: Reach = { selfies: 1, scenes: 2, arrangements: 3 };
const ALTERNATES = 5;
/**
 * A selfie may use one framing this many times more than another, so that all framings are equally frequent in the shoot.
 */
const FRAMING_LEAD = 2;
/** Arrangements of one framing before the next is tried. */
const FRAMING_SPELL = 4;

interface Reach {
  readonly selfies: number;
  readonly scenes: number;
  readonly arrangements: number;
}

/**
 * Plans the pictures of a shoot. Pure: the same input gives the same plan, so an interrupted shoot continues where it stopped.
 * Styles take turns, and so do selfies (the best first, each as often as its share allows), the scenes of a style, and close,
 * classic and wide framings. Each picture is the first arrangement whose turn it is that looks different from all before it,
 * or else the most different one.
 */
export function planShoot(options: PlanOptions): readonly PlannedHeadshot[] {
  const { styles, count } = options;
  if (styles.length === 0 || options.selfies.length === 0) return [];
  const turns = new RoundRobin();
  const selfies = rankedSelfies(options.selfies);
  const fit = {
    own: selfies.filter(({ index }) => options.selfies[index]!.framings.length > 0),
    dressed: selfies.filter(({ index }) => (options.looks?.[index] ?? []).length > 0),
  };
  if (fit.own.length + fit.dressed.length === 0) return [];
  const random = seededRandom(options.seed);
  const taken: HashBits[] = [];

  const choose = (slot: Slot, reach: Reach): Prediction => {
    const { style } = slot;
    let best: Prediction | undefined;
    let seen = 0;
    for (const candidate of candidates(options, turns, slot.isDressed ? fit.dressed : fit.own, slot, reach)) {
      const request = { ...candidate, size: options.size, seed: Math.floor(random() * 0x7fffffff) };
      const hash = options.predictHash(request);
      const distance = leastDistance(hash, taken, best?.distance);
      if (best === undefined || distance > best.distance) best = { request, hash, distance };
      if (best.distance >= (++seen < PATIENCE ? SURELY_DISTINCT : MIN_DISTINCTNESS)) break;
    }
    const { selfieIndex, scene, framing } = best!.request;
    turns.count(...selfieNames(style, selfieIndex), ...sceneNames(scene, selfieIndex));
    turns.count(...framingNames(framing, selfieIndex));
    const { clothes } = best!.request;
    if (clothes !== undefined) turns.count(...clothesNames(clothes, selfieIndex));
    return best!;
  };

  const wish = options.clothes ?? 'own';
  const garments = new Set(options.looks?.flat().map(({ clothes }) => clothes.garment)).size;
  const mostDressed = wish === 'mix' ? DRESSED_PER_GARMENT * garments : count;
  let dressed = 0;
  const slots = Array.from({ length: count }, (_, index): Slot => {
    const round = Math.floor(index / styles.length);
    // Every style of a mix is dressed every other time; the second half of its looks begins with its own clothes, so that
    // neither the plain backdrops nor the black-and-white pictures are all dressed.
    const turn = round + (index % styles.length) + Math.floor(round / (LOOKS.length / 2));
    const wantsDressed = wish === 'mix' ? turn % 2 === 0 : wish !== 'own';
    const canBeDressed = fit.dressed.length > 0 && dressed < mostDressed;
    const isDressed = fit.own.length === 0 || (wantsDressed && canBeDressed);
    if (isDressed) dressed++;
    return { ...LOOKS[round % LOOKS.length]!, style: styles[index % styles.length]!, isDressed };
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
  readonly distance: number;
}

interface RankedSelfie {
  readonly index: number;
  /** The selfie's share of all pictures, in even shares. */
  readonly share: number;
}

/** Sorts the selfies: the best first, those with cautions last, and of these the ones whose cautions show most. */
function rankedSelfies(selfies: readonly PlannableSelfie[]): readonly RankedSelfie[] {
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

/**
 * Lists the selfies of the next rounds. In each round a selfie has as many turns as its accumulated share allows, and one
 * more, so that each has one in the first round.
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

/** The pictures of a style that may come next, in the order they are wanted. */
function* candidates(
  options: PlanOptions,
  turns: RoundRobin,
  ranked: readonly RankedSelfie[],
  { style, onBackdrop, treatment, isDressed }: Slot,
  reach: Reach,
): Generator<Omit<HeadshotRequest, 'size' | 'seed'>, void, undefined> {
  const scenes = onBackdrop ? [options.backdrops[style]] : options.scenes[style];
  // In the first round only the selfie that is due may come, so that the best ones make the first pictures.
  const isFirstRound = turns.countOf(selfieNames(style, ranked.at(-1)!.index)[0]) === 0;
  const due = dueSelfies(turns, ranked, style).slice(0, isFirstRound ? 1 : reach.selfies);
  for (const { index: selfieIndex } of due) {
    const looks = isDressed ? dueLooks(turns, options.looks![selfieIndex]!, selfieIndex) : OWN_CLOTHES;
    const turnsOfAll = turns.countOf(selfieNames(style, selfieIndex)[0]);
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
          variation: 2 * turnsOfAll + i,
          clothes,
          treatment,
        };
    }
  }
}

/** The only look of a picture in the person's own clothes. */
const OWN_CLOTHES: readonly Partial<PlannableLook>[] = [{}];
/** A mix dresses at most this many pictures for each garment that fits, so that one garment does not fill half of a large shoot. */
const DRESSED_PER_GARMENT = 15;
/** So many looks are offered for one picture; the others wait for their turn. */
const OFFERED_LOOKS = 3;

/** Garments take turns, and so do the dyes of one garment. */
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
