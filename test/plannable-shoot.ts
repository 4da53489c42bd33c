import { STYLE_IDS, type StyleId } from '../src/base/style-ids.ts';
import type { HeadshotRequest } from '../src/imaging/headshot-request.ts';
import type { HashBits } from '../src/imaging/measure/likeness/perceptual-hash.ts';
import type {
  PlannableScene,
  PlannableSelfie,
  PlanOptions,
} from '../src/imaging/recipes/plan/plan-options.ts';
import { seededRandom, seedOf } from '../src/imaging/scenes/seeded-random.ts';

export const FRAMINGS = ['tight', 'classic', 'wide'] as const;

/** Returns a selfie with all framings, of a moment that no other selfie shows. */
export function selfieOf(name: string, traits: Partial<PlannableSelfie> = {}): PlannableSelfie {
  const perceptualHash = seedOf(name).toString(16).padStart(8, '0').repeat(2);
  return { framings: FRAMINGS, quality: 0.5, cautions: [], measures: { perceptualHash }, ...traits };
}

export function selfiesOf(qualities: readonly number[]): PlannableSelfie[] {
  return qualities.map((quality, i) => selfieOf(`selfie ${i}`, { quality }));
}

/** Six scenes a style, as the catalogue promises. */
export const SIX = Object.fromEntries(
  STYLE_IDS.map((style) => [
    style,
    Array.from({ length: 6 }, (_, i): PlannableScene => ({ id: `${style}-${i}`, framings: FRAMINGS })),
  ]),
) as Record<StyleId, PlannableScene[]>;
export const PLAIN = Object.fromEntries(
  STYLE_IDS.map((style) => [style, { id: `${style} plain`, framings: FRAMINGS }]),
) as unknown as Record<StyleId, PlannableScene>;

/** Flips `bits` random bits of 64, always the same ones for a name. */
function flips(name: string, bits: number): HashBits {
  const random = seededRandom(seedOf(name));
  const words: [number, number] = [0, 0];
  for (let i = 0; i < bits; i++) words[random() < 0.5 ? 0 : 1] ^= 1 << Math.floor(random() * 32);
  return [words[0] >>> 0, words[1] >>> 0];
}

/**
 * A person who fills most of the picture: the selfie decides the hash, clothes change several bits, and scene, frame and view
 * a few each.
 */
export function predictHash({
  selfieIndex,
  scene,
  framing,
  variation,
  seed,
  clothes,
}: HeadshotRequest): HashBits {
  const parts = [
    flips(`selfie ${selfieIndex}`, 40),
    flips(`${scene} ${variation % 2}`, 6),
    flips(`${framing} ${Math.floor(variation / 2) % 24}`, 5),
    flips(`view ${seed % 50}`, 3),
    clothes === undefined ? ([0, 0] as const) : flips(`${clothes.garment} ${clothes.dye}`, 8),
  ];
  return [
    parts.reduce((word, part) => word ^ part[0], 0) >>> 0,
    parts.reduce((word, part) => word ^ part[1], 0) >>> 0,
  ];
}

/** Everything a plan needs but styles, count and selfies. */
export const PLANNABLE: Pick<PlanOptions, 'scenes' | 'backdrops' | 'size' | 'seed' | 'predictHash'> = {
  scenes: SIX,
  backdrops: PLAIN,
  size: { widthPx: 1024, heightPx: 1280 },
  seed: 1,
  predictHash: predictHash,
};
