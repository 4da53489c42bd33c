import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../catalog/headshot-size.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { PACKAGE_IDS, PACKAGES, type PackageId } from '../../catalog/packages.ts';
import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import type { ClothesWish } from '../../imaging/headshot-request.ts';
import { err, ok, type Result } from '../../base/result.ts';

export interface ShootOrder {
  readonly packageId: PackageId;
  readonly styles: readonly StyleId[];
  readonly headshotCount: number;
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  /** Used instead of `size` for selfies that have enough pixels. */
  readonly largerSize?: ShootOrder['size'];
  readonly seed: number;
  /** Defaults to the person's own clothes. */
  readonly clothes?: ClothesWish;
  /** True to use cautioned photos like good ones. */
  readonly useCautioned?: boolean;
}

const SIZES: Readonly<Record<string, Pick<ShootOrder, 'size' | 'largerSize'>>> = {
  auto: { size: HEADSHOT_SIZE, largerSize: LARGE_HEADSHOT_SIZE },
  '1024x1280': { size: HEADSHOT_SIZE },
  '2048x2560': { size: LARGE_HEADSHOT_SIZE },
};

/** Parses the options of `lichtbild shoot` into an order, or returns a sentence that says what to change. */
export function parseShootOrder(typed: {
  readonly package: string;
  readonly styles: string;
  readonly size: string;
  readonly seed: string;
  readonly photoCount: number;
}): Result<ShootOrder> {
  const packageId = PACKAGE_IDS.find((id) => id === typed.package);
  if (packageId === undefined)
    return err(`There is no package "${typed.package}": choose ${PACKAGE_IDS.join(', ')}.`);
  const names = [
    ...new Set(
      typed.styles
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
  const styles: StyleId[] = [];
  for (const name of names) {
    const style = STYLE_IDS.find((id) => id === name);
    if (style === undefined) return err(`There is no style "${name}": choose among ${STYLE_IDS.join(', ')}.`);
    styles.push(style);
  }
  const { styleCount, headshotCount } = PACKAGES[packageId];
  if (styles.length === 0) return err('Choose at least one style with --styles.');
  if (styles.length > styleCount)
    return err(
      `${styles.length} styles are too many for the package ${packageId}: choose at most ${styleCount}.`,
    );
  const sizes = SIZES[typed.size];
  if (sizes === undefined)
    return err(`There is no size "${typed.size}": choose ${Object.keys(SIZES).join(' or ')}.`);
  if (!/^\d{1,9}$/.test(typed.seed))
    return err(`The seed "${typed.seed}" is not a whole number from 0 to 999999999.`);
  if (typed.photoCount > LIMITS.selfiesMax)
    return err(`${typed.photoCount} photos are too many: give at most ${LIMITS.selfiesMax}.`);
  if (typed.photoCount < LIMITS.selfiesMin)
    return err(
      `${typed.photoCount === 1 ? '1 photo is' : `${typed.photoCount} photos are`} too few: give at least ${LIMITS.selfiesMin}.`,
    );
  return ok({ packageId, styles, headshotCount, ...sizes, seed: Number(typed.seed) });
}
