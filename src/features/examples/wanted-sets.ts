import { createHash } from 'node:crypto';
import type { ExampleLook, ExamplePortrait } from '../../catalog/example-portraits.ts';
import { ENGINE_VERSION } from '../../imaging/engine.ts';
import { PAGE_WIDTHS_PX } from './page-widths.ts';

/** Raised when sets are made another way: framing, crop, quality. */
const RECIPE = 2;

export interface WantedSet {
  /** Of everything it is made of: a set that was stored under it need not be made again. */
  readonly key: string;
  readonly id: string;
  readonly look: ExampleLook;
}

/** Every look of a portrait. */
export function wantedOf({ id, sha256, looks }: ExamplePortrait): readonly WantedSet[] {
  return looks.map((look) => ({
    key: digest([id, sha256, look, ENGINE_VERSION, PAGE_WIDTHS_PX, RECIPE]),
    id: `${id}-${look.style}`,
    look,
  }));
}

/** In the order pages show them: everybody once, then those with another look again. */
export function wantedSets(portraits: readonly ExamplePortrait[]): readonly WantedSet[] {
  const rounds = Math.max(0, ...portraits.map(({ looks }) => looks.length));
  return Array.from({ length: rounds }, (_, round) =>
    portraits.flatMap((portrait) => wantedOf(portrait).slice(round, round + 1)),
  ).flat();
}

export function versionOf(sets: readonly WantedSet[]): string {
  return digest(sets.map(({ key }) => key));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
