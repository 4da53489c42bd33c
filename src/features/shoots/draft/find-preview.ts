import type { StyleId } from '../../../base/style-ids.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { MadePreview } from '../../../platform/db/tables/shoots.ts';
import { isWishedClothes } from './clothes-wish.ts';

interface Previews {
  readonly previews: readonly MadePreview[];
  /** What the headshots shall show the customer in. */
  readonly clothes: ClothesWish;
}

/**
 * The preview of a selfie in a style, if it was made and shows what is wished for now: the one that was made for this very
 * wish, or else one whose clothes are among those wished for.
 */
export function findPreview(shoot: Previews, style: StyleId, selfieId: string): MadePreview | undefined {
  const made = shoot.previews.filter((preview) => isOf(preview, style, selfieId));
  const isMadeFor = ({ wish }: MadePreview) => JSON.stringify(wish) === JSON.stringify(shoot.clothes);
  return made.findLast(isMadeFor) ?? made.findLast((preview) => suits(preview, shoot.clothes));
}

/** The newest preview of a selfie in a style, whatever was wished for. */
export function findAnyPreview(
  { previews }: Pick<Previews, 'previews'>,
  style: StyleId,
  selfieId: string,
): MadePreview | undefined {
  return previews.findLast((preview) => isOf(preview, style, selfieId));
}

/** Adds a preview that was made; one of the same pictures is replaced. */
export function withPreview(previews: readonly MadePreview[], made: MadePreview): readonly MadePreview[] {
  const pictures = ({ style, selfieId, dressed }: MadePreview) =>
    JSON.stringify([style, selfieId, dressed?.garment, dressed?.dye]);
  return [...previews.filter((each) => pictures(each) !== pictures(made)), made];
}

function isOf(preview: MadePreview, style: StyleId, selfieId: string): boolean {
  return preview.style === style && preview.selfieId === selfieId;
}

function suits({ own, dressed, dress, onRequest, wish: madeFor }: MadePreview, wish: ClothesWish): boolean {
  if (wish === 'own') return own;
  if (!dressed) return madeFor === 'any';
  return isWishedClothes(dressed, { dress, onRequest }, wish);
}
