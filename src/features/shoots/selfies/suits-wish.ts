import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { SelfieCaution } from '../../../imaging/selfie.ts';

/** Whether a selfie gives pictures in the wished clothes: one that ends at the shoulders gives none in its own. */
export function suitsWish(cautions: readonly SelfieCaution[], wish: ClothesWish): boolean {
  return wish !== 'own' || !cautions.includes('needs-clothes');
}

/**
 * The cautions that make a selfie less than a good one. That it ends at the shoulders does not: where it suits the wish, it is
 * used as any other.
 */
export function doubtsOf(cautions: readonly SelfieCaution[]): readonly SelfieCaution[] {
  return cautions.filter((caution) => caution !== 'needs-clothes');
}
