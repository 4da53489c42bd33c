import { err, ok, type Result } from '../../../base/result.ts';
import { DRESS_CODES, type DressCode, GARMENT_CUTS, type GarmentCut } from '../../../catalog/garments.ts';
import { GARMENT_KINDS, type GarmentKind } from '../../../imaging/garment.ts';

/** The options of `lichtbild garment add` as typed. */
export interface DescriptionOptions {
  readonly kind?: string;
  readonly name?: string;
  readonly dress?: string;
  readonly cut?: string;
}

/** An option that was not typed is undefined; the JSON of --shape or the default applies then. */
export interface TypedDescription {
  readonly kind: GarmentKind | undefined;
  readonly name: string | undefined;
  readonly dress: DressCode | undefined;
  readonly cut: GarmentCut | undefined;
}

/** Parses the options, or returns a sentence that says what to change. */
export function parseDescriptionOptions(typed: DescriptionOptions): Result<TypedDescription> {
  const kind = GARMENT_KINDS.find((value) => value === typed.kind);
  if (typed.kind !== undefined && kind === undefined) return unknownValue('kind', typed.kind, GARMENT_KINDS);
  const dress = DRESS_CODES.find((value) => value === typed.dress);
  if (typed.dress !== undefined && dress === undefined)
    return unknownValue('dress code', typed.dress, DRESS_CODES);
  const cut = GARMENT_CUTS.find((value) => value === typed.cut);
  if (typed.cut !== undefined && cut === undefined) return unknownValue('cut', typed.cut, GARMENT_CUTS);
  const name = typed.name?.trim();
  if (name !== undefined && (name === '' || name.length > 60))
    return err('The name must have between 1 and 60 characters.');
  return ok({ kind, name, dress, cut });
}

function unknownValue(name: string, typed: string, values: readonly string[]) {
  return err(`There is no ${name} "${typed}": choose ${values.join(' or ')}.`);
}
