import type { DressCode, WardrobeOffer } from '../../../catalog/garments.ts';
import type { GarmentFit } from '../../../imaging/engine.ts';
import { DRESSING_REFUSALS, type DressingRefusal } from '../../../imaging/garment.ts';
import type { Clothes, ClothesWish, HeadshotRequest } from '../../../imaging/headshot-request.ts';
import { isWishedClothes } from './clothes-wish.ts';

type Framing = HeadshotRequest['framing'];

/** The clothes and the framing of the dressed image of a free preview. */
export interface PreviewClothes {
  readonly clothes: Clothes;
  readonly dress: DressCode;
  /** As in OfferedGarment. */
  readonly onRequest: boolean | undefined;
  readonly framing: Framing;
}

/** Returns the classic framing where it is possible, or else the first possible one. */
export function previewFraming(framings: readonly Framing[]): Framing | undefined {
  return framings.includes('classic') ? 'classic' : framings[0];
}

/**
 * Chooses the clothes of the dressed image: the first garment that was wished for and fits, in the order of the offer but
 * business before casual, in the dye that suits the person best. A mix leaves out garments that are worn on request only.
 * @param needsClothes whether no headshot in own clothes can be made of the selfie, so that any fitting garment is shown
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
      const suiting = dyes.toSorted((a, b) => dyeRank(fit, a.id) - dyeRank(fit, b.id));
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

/** Returns the position of a dye among those that suit the person, 0 being the best; a dye unknown to the engine comes last. */
function dyeRank(fit: GarmentFit | undefined, dye: string): number {
  const index = fit?.dyes.indexOf(dye) ?? -1;
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}

/** Returns the most frequent reason why no garment fits; undefined when one fits, or none was tried. */
export function dressingRefusal(fits: readonly GarmentFit[]): DressingRefusal | undefined {
  if (fits.some(({ framings }) => framings.length > 0)) return undefined;
  const count = (refusal: DressingRefusal) => fits.filter((fit) => fit.refusal === refusal).length;
  const [most] = DRESSING_REFUSALS.toSorted((a, b) => count(b) - count(a));
  return most !== undefined && count(most) > 0 ? most : undefined;
}
