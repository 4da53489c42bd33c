import type { StyleId } from '../../../catalog/styles.ts';
import type { MadePreview } from '../../../platform/db/tables/shoots.ts';

/** The preview of a selfie in a style, if it was made. */
export function findPreview(
  { previews }: { readonly previews: readonly MadePreview[] },
  style: StyleId,
  selfieId: string,
): MadePreview | undefined {
  return previews.find((preview) => preview.style === style && preview.selfieId === selfieId);
}
