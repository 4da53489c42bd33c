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

/** Package and styles as sent by a browser; the order of styles is kept, it is the order of the pictures. */
export function parseChoice(input: {
  readonly packageId?: unknown;
  readonly styles?: unknown;
}): Result<Choice, ChoiceError> {
  if (!isPackageId(input.packageId)) return err('package-unknown');
  const { styles } = input;
  if (!Array.isArray(styles) || styles.length === 0) return err('styles-missing');
  // Counted before they are read: a list of a million names is refused for its length.
  if (styles.length > PACKAGES[input.packageId].styleCount) return err('styles-too-many');
  if (!styles.every(isStyleId)) return err('style-unknown');
  if (new Set(styles).size !== styles.length) return err('style-repeated');
  return ok({ packageId: input.packageId, styles });
}

/** What was bought decides: styles beyond the paid package's number are left out. */
export function choiceAsPaid(styles: readonly StyleId[], packageId: PackageId): Choice {
  return { packageId, styles: styles.slice(0, PACKAGES[packageId].styleCount) };
}
