import type { StyleId } from '../../../base/style-ids.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { MadePreview } from '../../../platform/db/tables/shoots.ts';
import { isWishedClothes } from './clothes-wish.ts';

interface Previews {
  readonly previews: readonly MadePreview[];
  /** The clothes wished for now. */
  readonly clothes: ClothesWish;
}

/**
 * Finds the preview of a selfie in a style that shows the clothes wished for now: the one made for exactly this wish, or else
 * one whose clothes are among those wished for.
 */
export function findPreview(shoot: Previews, style: StyleId, selfieId: string): MadePreview | undefined {
  const made = shoot.previews.filter((preview) => isOf(preview, style, selfieId));
  const isMadeFor = ({ wish }: MadePreview) => JSON.stringify(wish) === JSON.stringify(shoot.clothes);
  return made.findLast(isMadeFor) ?? made.findLast((preview) => suits(preview, shoot.clothes));
}

/** Finds the newest preview of a selfie in a style, whatever clothes it was made for. */
export function findAnyPreview(
  { previews }: Pick<Previews, 'previews'>,
  style: StyleId,
  selfieId: string,
): MadePreview | undefined {
  return previews.findLast((preview) => isOf(preview, style, selfieId));
}

/** Adds a preview, which replaces an earlier one of the same images. */
export function withPreview(previews: readonly MadePreview[], made: MadePreview): readonly MadePreview[] {
  const imagesOf = ({ style, selfieId, dressed }: MadePreview) =>
    JSON.stringify([style, selfieId, dressed?.garment, dressed?.dye]);
  return [...previews.filter((each) => imagesOf(each) !== imagesOf(made)), made];
}

function isOf(preview: MadePreview, style: StyleId, selfieId: string): boolean {
  return preview.style === style && preview.selfieId === selfieId;
}

function suits({ own, dressed, dress, onRequest, wish: madeFor }: MadePreview, wish: ClothesWish): boolean {
  if (wish === 'own') return own;
  if (!dressed) return madeFor === 'any';
  return isWishedClothes(dressed, { dress, onRequest }, wish);
}
