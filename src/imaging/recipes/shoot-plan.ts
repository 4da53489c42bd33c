import type { HeadshotRequest, HeadshotSize, StyleId } from '../engine.ts';
import { seededRandom } from '../scenes/seeded-random.ts';

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

export interface PlannedHeadshot {
  /** From 1; the same number is the same picture whenever the plan is made again. */
  readonly number: number;
  readonly request: HeadshotRequest;
  /** What to try instead, in order, when the picture fails verification; never in another number's list. */
  readonly alternates: readonly HeadshotRequest[];
}

/**
 * Which pictures a shoot makes. Pure: the same input gives the same plan, so a shoot that was interrupted goes
 * on where it stopped. Styles take turns; inside a style the selfies take turns, best first, and the scenes; no
 * two pictures share scene, selfie, framing and variation, and repeats of a scene with a selfie change framing
 * before they change variation.
 */
export function planShoot(options: {
  readonly styles: readonly StyleId[];
  readonly count: number;
  readonly selfies: readonly PlannableSelfie[];
  readonly scenes: Readonly<Record<StyleId, readonly PlannableScene[]>>;
  readonly size: HeadshotSize;
  readonly seed: number;
  readonly alternatesEach?: number;
}): readonly PlannedHeadshot[] {
  const { styles, count, selfies, size } = options;
  if (styles.length === 0 || selfies.length === 0) return [];
  const alternatesEach = options.alternatesEach ?? 5;
  const order = selfies
    .map((_, index) => index)
    .toSorted((a, b) => selfies[b]!.quality - selfies[a]!.quality || a - b);
  const walks = new Map(styles.map((style, at) => [style, walk(style, at)]));
  const random = seededRandom(options.seed);
  const request = (style: StyleId): HeadshotRequest => {
    const step = walks.get(style)!.next().value;
    return { ...step, size, seed: Math.floor(random() * 0x7fffffff) };
  };
  const firsts = Array.from({ length: count }, (_, i) => request(styles[i % styles.length]!));
  return firsts.map((first, i) => ({
    number: i + 1,
    request: first,
    alternates: Array.from({ length: alternatesEach }, () => request(first.style)),
  }));

  /** Endless, every step a new picture of this style. */
  function* walk(
    style: StyleId,
    at: number,
  ): Generator<Omit<HeadshotRequest, 'size' | 'seed'>, never, unknown> {
    const scenes = options.scenes[style];
    const round = leastCommonMultiple(order.length, scenes.length);
    const seen = new Map<string, number>();
    for (let step = 0; ; step++) {
      // Each style begins with another selfie. When both turns would start over together, the scenes move on
      // by one, so that every selfie meets every scene.
      const selfieIndex = order[(step + at) % order.length]!;
      const scene = scenes[(step + Math.floor(step / round)) % scenes.length]!;
      const selfie = selfies[selfieIndex]!;
      const usable = scene.framings.filter((framing) => selfie.framings.includes(framing));
      const framings = usable.length > 0 ? usable : selfie.framings;
      const pair = `${scene.id} ${selfieIndex}`;
      const repeat = seen.get(pair) ?? 0;
      seen.set(pair, repeat + 1);
      yield {
        style,
        scene: scene.id,
        selfieIndex,
        framing: framings[(repeat + Math.floor(step / order.length)) % framings.length]!,
        variation: step,
      };
    }
  }
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
