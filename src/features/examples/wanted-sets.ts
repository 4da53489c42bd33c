import { createHash } from 'node:crypto';
import type { DressedExample } from '../../catalog/dressed-examples.ts';
import type { ExampleLook, ExamplePortrait } from '../../catalog/example-portraits.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import { ENGINE_VERSION } from '../../imaging/engine.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import { PAGE_WIDTHS_PX } from './page-widths.ts';

/** Raised when sets are made another way: framing, crop, quality. */
const RECIPE = 2;

export interface WantedSet {
  /** Of everything it is made of: a set that was stored under it need not be made again. */
  readonly key: string;
  readonly id: string;
  readonly portrait: ExamplePortrait;
  readonly look: ExampleLook;
  /** Undefined for the person's own. */
  readonly clothes: Clothes | undefined;
}

/** A garment that people can be dressed in now. */
export interface ReadyClothes {
  readonly id: string;
  /** Changes with everything that the cut garment depends on. */
  readonly key: string;
  readonly dyes: readonly { readonly id: string; readonly colours: object }[];
}

/**
 * Lists the sets in the order in which pages show them: everybody once, then those with another look again, then everybody
 * who is dressed. Nobody is dressed in a garment that is not ready, or that was cut from their own photo.
 */
export function wantedSets(
  portraits: readonly ExamplePortrait[],
  dressed: readonly DressedExample[] = [],
  garments: readonly ReadyClothes[] = [],
): readonly WantedSet[] {
  const rounds = Math.max(0, ...portraits.map(({ looks }) => looks.length));
  const own = Array.from({ length: rounds }, (_, round) =>
    portraits.flatMap((portrait) => wantedOf(portrait).slice(round, round + 1)),
  ).flat();
  const inClothes = dressed.flatMap((example) => {
    const portrait = portraits.find(({ id }) => id === example.portrait);
    return portrait ? wantedDressed(portrait, example, garments) : [];
  });
  return [...own, ...inClothes];
}

export function versionOf(sets: readonly WantedSet[]): string {
  return digest(sets.map(({ key }) => key));
}

/** Every look of a portrait in the person's own clothes. */
function wantedOf(portrait: ExamplePortrait): readonly WantedSet[] {
  const { id, sha256, looks } = portrait;
  return looks.map((look) => ({
    ...{ portrait, look, clothes: undefined },
    key: digest([id, sha256, look, ENGINE_VERSION, PAGE_WIDTHS_PX, RECIPE]),
    id: `${id}-${look.style}`,
  }));
}

function wantedDressed(
  portrait: ExamplePortrait,
  { style, scene, clothes }: DressedExample,
  garments: readonly ReadyClothes[],
): readonly WantedSet[] {
  const { id, sha256 } = portrait;
  const garment = garments.find((ready) => ready.id === clothes.garment);
  const dye = garment?.dyes.find((ready) => ready.id === clothes.dye);
  if (!garment || !dye || isCutFrom(portrait, garment.id)) return [];
  const look = { style, scene };
  const worn = [garment.key, dye.id, dye.colours];
  return [
    {
      ...{ portrait, look, clothes },
      key: digest([id, sha256, look, worn, ENGINE_VERSION, PAGE_WIDTHS_PX, RECIPE]),
      id: `${id}-${style}-${clothes.garment}`,
    },
  ];
}

/** Whether the garment was cut from this very photo. */
function isCutFrom({ sha256 }: ExamplePortrait, garment: string): boolean {
  const photo = GARMENTS.find(({ id }) => id === garment)?.sha256 ?? [];
  return photo.some((sum) => sha256.includes(sum));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
