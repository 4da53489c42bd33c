import type { SelfieMeasures } from '../../../imaging/selfie.ts';
import { groupMoments } from '../../../imaging/measure/likeness/same-moment.ts';

/**
 * Counts the different moments that selfies show: photos of nearly the same moment count once. Undefined without selfies, or
 * when one of them was never measured.
 */
export function momentCount(
  selfies: readonly { readonly measures: SelfieMeasures | undefined }[],
): number | undefined {
  const measured = selfies.flatMap(({ measures }) => (measures === undefined ? [] : [measures]));
  if (measured.length === 0 || measured.length < selfies.length) return undefined;
  return new Set(groupMoments(measured)).size;
}
