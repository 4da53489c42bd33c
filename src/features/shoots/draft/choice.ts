import { PACKAGE_IDS, type PackageId, PACKAGES } from '../../../catalog/packages.ts';
import { STYLE_IDS, type StyleId } from '../../../base/style-ids.ts';
import { err, ok, type Result } from '../../../base/result.ts';

export interface Choice {
  readonly packageId: PackageId;
  readonly styles: readonly StyleId[];
}

export type ChoiceError =
  'package-unknown' | 'styles-missing' | 'style-unknown' | 'style-repeated' | 'styles-too-many';

export function isPackageId(value: unknown): value is PackageId {
  return PACKAGE_IDS.some((id) => id === value);
}

export function isStyleId(value: unknown): value is StyleId {
  return STYLE_IDS.some((id) => id === value);
}

/** Parses package and styles as sent by a browser. The order of the styles is preserved: it is the order of the headshots. */
export function parseChoice(input: {
  readonly packageId?: unknown;
  readonly styles?: unknown;
}): Result<Choice, ChoiceError> {
  if (!isPackageId(input.packageId)) return err('package-unknown');
  const { styles } = input;
  if (!Array.isArray(styles) || styles.length === 0) return err('styles-missing');
  // The length is checked first, so that a list of a million names is refused without reading it.
  if (styles.length > PACKAGES[input.packageId].styleCount) return err('styles-too-many');
  if (!styles.every(isStyleId)) return err('style-unknown');
  if (new Set(styles).size !== styles.length) return err('style-repeated');
  return ok({ packageId: input.packageId, styles });
}

/** Returns the choice with the package that was paid for; styles beyond its number are dropped. */
export function choiceAsPaid(styles: readonly StyleId[], packageId: PackageId): Choice {
  return { packageId, styles: styles.slice(0, PACKAGES[packageId].styleCount) };
}
