import type { StyleId } from '../../base/style-ids.ts';
import { err, ok, type Result } from '../../base/result.ts';
import { DRESSED_EXAMPLES, type DressedExample } from '../../catalog/dressed-examples.ts';
import { EXAMPLE_PORTRAITS, type ExamplePortrait } from '../../catalog/example-portraits.ts';
import { type DyeId, type GarmentId, GARMENTS } from '../../catalog/garments.ts';
import { exampleId, isCutFrom } from './wanted-sets.ts';

/** A pair that an operator has added to those of the catalog. */
export interface AddedExample {
  readonly id: string;
  readonly portrait: string;
  readonly style: StyleId;
  readonly scene: string;
  /** Null, like `dye`, for the person's own clothes. */
  readonly garment: GarmentId | null;
  readonly dye: DyeId | null;
}

export interface ExampleChoice {
  readonly portrait: string;
  readonly style: StyleId;
  readonly clothes: { readonly garment: string; readonly dye: string } | null;
}

/** `own-garment`: the garment was cut from this person's own photo, so that the pair would prove nothing. */
export type ExampleRefusal = 'unknown' | 'there-already' | 'own-garment' | 'too-many';

/** Every added pair costs the worker some seconds and visitors of the examples' page a picture. */
export const ADDED_EXAMPLES_MAX = 20;

/** Plans a pair of a person of the catalog, in the scene of its style that the fewest pairs show. */
export function planExample(
  { portrait: portraitId, style, clothes }: ExampleChoice,
  added: readonly AddedExample[],
): Result<AddedExample, ExampleRefusal> {
  const portrait = EXAMPLE_PORTRAITS.find(({ id }) => id === portraitId);
  const garment = clothes && GARMENTS.find(({ id }) => id === clothes.garment);
  const dye = clothes && garment?.dyes.find(({ id }) => id === clothes.dye);
  if (!portrait || (clothes && !(garment && dye))) return err('unknown');
  if (garment && isCutFrom(portrait, garment.id)) return err('own-garment');
  const id = exampleId(portraitId, style, garment?.id);
  if ([...catalogIds(), ...added.map((one) => one.id)].includes(id)) return err('there-already');
  if (added.length >= ADDED_EXAMPLES_MAX) return err('too-many');
  const worn = { garment: garment?.id ?? null, dye: dye?.id ?? null };
  return ok({ id, portrait: portraitId, style, scene: leastShownScene(style, added), ...worn });
}

/** Returns the portraits of the catalog with the looks that operators have added, and the dressed examples with theirs. */
export function withAddedExamples(added: readonly AddedExample[]): {
  readonly portraits: readonly ExamplePortrait[];
  readonly dressed: readonly DressedExample[];
} {
  const portraits = EXAMPLE_PORTRAITS.map((portrait) => {
    const own = added.filter((one) => one.portrait === portrait.id && one.garment === null);
    return { ...portrait, looks: [...portrait.looks, ...own.map(({ style, scene }) => ({ style, scene }))] };
  });
  const dressed = added.flatMap(({ portrait, style, scene, garment, dye }) =>
    garment !== null && dye !== null ? [{ portrait, style, scene, clothes: { garment, dye } }] : [],
  );
  return { portraits, dressed: [...DRESSED_EXAMPLES, ...dressed] };
}

function catalogIds(): readonly string[] {
  return [
    ...EXAMPLE_PORTRAITS.flatMap(({ id, looks }) => looks.map(({ style }) => exampleId(id, style))),
    ...DRESSED_EXAMPLES.map(({ portrait, style, clothes }) => exampleId(portrait, style, clothes.garment)),
  ];
}

/** The catalog has at least one pair of every style, so that there is always a scene. */
function leastShownScene(style: StyleId, added: readonly AddedExample[]): string {
  const shown = [...EXAMPLE_PORTRAITS.flatMap(({ looks }) => looks), ...DRESSED_EXAMPLES, ...added];
  const scenes = shown.filter((look) => look.style === style).map(({ scene }) => scene);
  const times = (scene: string) => scenes.filter((one) => one === scene).length;
  const [least = ''] = [...new Set(scenes)].toSorted((a, b) => times(a) - times(b));
  return least;
}
