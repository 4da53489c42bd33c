import { createHash } from 'node:crypto';
import type { StyleId } from '../../base/style-ids.ts';
import type { DressedExample } from '../../catalog/dressed-examples.ts';
import type { ExampleLook, ExamplePortrait } from '../../catalog/example-portraits.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import { ENGINE_VERSION } from '../../imaging/engine.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import { PAGE_WIDTHS_PX } from './page-widths.ts';

/** Increased when the way sets are made changes, for example framing, crop or quality. */
const RECIPE_VERSION = 2;

export interface WantedSet {
  /** Hash of everything that the set depends on. A set that is stored under this key is not made again. */
  readonly key: string;
  readonly id: string;
  readonly portrait: ExamplePortrait;
  readonly look: ExampleLook;
  /** Undefined for the person's own. */
  readonly clothes: Clothes | undefined;
}

/** A garment that is ready to be worn. */
export interface ReadyClothes {
  readonly id: string;
  /** Changes with everything that the cut garment depends on. */
  readonly key: string;
  readonly dyes: readonly { readonly id: string; readonly colours: object }[];
}

/**
 * Lists the sets in the order in which pages show them: the first look of every person, then further looks, then people in our
 * clothes. Nobody is dressed in a garment that is not ready or that was cut from their own photo.
 */
export function listWantedSets(
  portraits: readonly ExamplePortrait[],
  dressed: readonly DressedExample[] = [],
  garments: readonly ReadyClothes[] = [],
): readonly WantedSet[] {
  const rounds = Math.max(0, ...portraits.map(({ looks }) => looks.length));
  const ownLooks = Array.from({ length: rounds }, (_, round) =>
    portraits.flatMap((portrait) => listOwnLooks(portrait).slice(round, round + 1)),
  ).flat();
  const dressedLooks = dressed.flatMap((example) => {
    const portrait = portraits.find(({ id }) => id === example.portrait);
    return portrait ? listDressedLook(portrait, example, garments) : [];
  });
  return [...ownLooks, ...dressedLooks];
}

export function versionOf(sets: readonly WantedSet[]): string {
  return digest(sets.map(({ key }) => key));
}

/** Lists the looks of one person in their own clothes. */
function listOwnLooks(portrait: ExamplePortrait): readonly WantedSet[] {
  const { id, sha256, looks } = portrait;
  return looks.map((look) => ({
    ...{ portrait, look, clothes: undefined },
    key: digest([id, sha256, look, ENGINE_VERSION, PAGE_WIDTHS_PX, RECIPE_VERSION]),
    id: exampleId(id, look.style),
  }));
}

function listDressedLook(
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
      key: digest([id, sha256, look, worn, ENGINE_VERSION, PAGE_WIDTHS_PX, RECIPE_VERSION]),
      id: exampleId(id, style, clothes.garment),
    },
  ];
}

/** Returns the id of the pair that shows a portrait in a style, and in a garment or the person's own clothes. */
export function exampleId(portrait: string, style: StyleId, garment?: string): string {
  return garment === undefined ? `${portrait}-${style}` : `${portrait}-${style}-${garment}`;
}

/** Returns whether the garment was cut from this photo. */
export function isCutFrom({ sha256 }: ExamplePortrait, garment: string): boolean {
  const photo = GARMENTS.find(({ id }) => id === garment)?.sha256 ?? [];
  return photo.some((sum) => sha256.includes(sum));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
