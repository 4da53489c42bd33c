import type { DressCode, WardrobeOffer } from '../../../catalog/garments.ts';
import type { GarmentFit } from '../../../imaging/engine.ts';
import { DRESSING_REFUSALS, type DressingRefusal } from '../../../imaging/garment.ts';
import type { Clothes, ClothesWish, HeadshotRequest } from '../../../imaging/headshot-request.ts';
import { isWishedClothes } from './clothes-wish.ts';

type Framing = HeadshotRequest['framing'];

/** What the dressed picture of a free preview shows. */
export interface PreviewClothes {
  readonly clothes: Clothes;
  readonly dress: DressCode;
  /** As in OfferedGarment. */
  readonly onRequest: boolean | undefined;
  readonly framing: Framing;
}

/** The framing of a preview: the classic one where it is possible. */
export function previewFraming(framings: readonly Framing[]): Framing | undefined {
  return framings.includes('classic') ? 'classic' : framings[0];
}

/**
 * Chooses the clothes of the dressed picture: the first garment that was wished for and fits, in the order in which they are
 * offered, business before casual, in its dye that suits the person best. A mix leaves out what is worn on request only.
 * @param needsClothes the selfie gives no picture in its own clothes: then any garment that fits is shown
 */
export function previewClothes(
  offer: WardrobeOffer,
  wish: ClothesWish,
  fits: readonly GarmentFit[],
  needsClothes: boolean,
): PreviewClothes | undefined {
  const worn = offer
    .toSorted((a, b) => Number(a.dress === 'casual') - Number(b.dress === 'casual'))
    .flatMap(({ id, dress, dyes, onRequest }) => {
      const fit = fits.find(({ garment }) => garment === id);
      const framing = previewFraming(fit?.framings ?? []);
      const suiting = dyes.toSorted((a, b) => suitability(fit, a.id) - suitability(fit, b.id));
      const [first] = suiting;
      if (framing === undefined || first === undefined) return [];
      const wished = suiting.find((dye) =>
        isWishedClothes({ garment: id, dye: dye.id }, { dress, onRequest }, wish),
      );
      const clothes = { garment: id, dye: (wished ?? first).id };
      return [{ clothes, dress, onRequest, framing, isWished: wished !== undefined }];
    });
  const chosen = worn.find(({ isWished }) => isWished) ?? (needsClothes ? worn[0] : undefined);
  if (chosen === undefined) return undefined;
  const { clothes, dress, onRequest, framing } = chosen;
  return { clothes, dress, onRequest, framing };
}

/** The place of a dye among those that suit the person; a dye that the engine does not know comes last. */
function suitability(fit: GarmentFit | undefined, dye: string): number {
  const place = fit?.dyes.indexOf(dye) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** Why no garment at all fits: the reason that most of them give. Undefined when one fits, or none was tried. */
export function dressingRefusal(fits: readonly GarmentFit[]): DressingRefusal | undefined {
  if (fits.some(({ framings }) => framings.length > 0)) return undefined;
  const count = (refusal: DressingRefusal) => fits.filter((fit) => fit.refusal === refusal).length;
  const [most] = DRESSING_REFUSALS.toSorted((a, b) => count(b) - count(a));
  return most !== undefined && count(most) > 0 ? most : undefined;
}
