import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { SelfieCaution } from '../../../imaging/selfie.ts';

/** Returns whether a selfie yields headshots in the clothes wished for: one that ends at the shoulders lacks own ones. */
export function suitsWish(cautions: readonly SelfieCaution[], wish: ClothesWish): boolean {
  return wish !== 'own' || !cautions.includes('needs-clothes');
}

/**
 * Returns the cautions that make a selfie less than good and that its owner may override. `needs-clothes` is none of them:
 * where such a selfie suits the wish for clothes, it is used like any other.
 */
export function overridableCautions(cautions: readonly SelfieCaution[]): readonly SelfieCaution[] {
  return cautions.filter((caution) => caution !== 'needs-clothes');
}
