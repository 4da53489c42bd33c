import { mapCertainty, necklineFeatures } from '../../measure/clothes/map-certainty.ts';
import { mapCrop } from '../../measure/clothes/map-planes.ts';
import { classCoverage } from '../../ops/class-map/class-coverage.ts';
import { relabelCollarSkin } from '../../ops/class-map/relabel-collar-skin.ts';
import { relabelHairByColour } from '../../ops/class-map/relabel-hair-by-colour.ts';
import { relabelLooseHair } from '../../ops/class-map/relabel-loose-hair.ts';
import { type CoarseMap, refineMap } from '../../ops/class-map/refine-map.ts';
import type { RgbImage } from '../../raster/image.ts';
import { createCropDescriber } from './clothes-describer.ts';
import { FINE, HEAD_CLASSES, headGraph } from './clothes-head.ts';
import type { Face } from '../face/face.ts';
import { meshPoint } from '../face/face-landmarks.ts';
import { openNetwork } from '../onnx-network.ts';

/**
 * Coverage of four classes, 0–255 with soft edges. On the person the four and the rest (straps, jewellery, objects)
 * sum to 255.
 */
export type ClothesCoverage = Readonly<Record<'hair' | 'skin' | 'clothes' | 'headwear', Uint8Array>>;

/** The class of each pixel of a photo. */
export interface ClassMap {
  readonly widthPx: number;
  readonly heightPx: number;
  /** One byte per pixel: index in HEAD_CLASSES, NOWHERE beside the person. */
  readonly classes: Uint8Array;
  /** Probability that the map's neckline is right, 0–1. Below the limit of decision 036 a person keeps the own clothes. */
  readonly certainty: number;
}

/** Segments hair, skin and clothes of a person. */
export interface ClothesMapper {
  /** Maps the classes of a photo's pixels. @param coverage the person's, 0–1, one value per pixel */
  map(image: RgbImage, face: Face, coverage: Float32Array): Promise<ClassMap>;
  /** Returns the head's logits for each cell, before the map is refined by the image's edges. */
  coarse(image: RgbImage, face: Face, coverage: Float32Array): Promise<CoarseMap>;
}

/** Parameters that refine the coarse map (ops/class-map/refine-map.ts), chosen on the labelled portraits. */
export const REFINEMENT = { sure: 0.9, step: 3, edge: 0.6, doubt: 30 } as const;

/**
 * Thresholds above which colours overrule the map (ops/class-map/relabel-hair-by-colour.ts), chosen on the folds 1, 3 and 5 of
 * the labelled portraits.
 */
const HAIR_BY_COLOUR = {
  hair: HEAD_CLASSES.indexOf('hair'),
  clothes: HEAD_CLASSES.indexOf('clothes'),
  toClothes: 1,
  toHair: 1.5,
} as const;

/**
 * Thresholds above which colours overrule the map at collars (ops/class-map/relabel-collar-skin.ts), chosen by eye on the
 * labelled portraits.
 */
const CLOTHES_BY_COLOUR = {
  skin: HEAD_CLASSES.indexOf('skin'),
  clothes: HAIR_BY_COLOUR.clothes,
  toClothes: 1.5,
  reach: 0.1,
} as const;
const LOOSE_HAIR = {
  hair: HAIR_BY_COLOUR.hair,
  headwear: HEAD_CLASSES.indexOf('headwear'),
  clothes: HAIR_BY_COLOUR.clothes,
} as const;
/** Least area of a lock of hair that passes behind the neck, in squares of the face's height. */
const MIN_LOCK_AREA = 0.03;
const CHIN = 152;
/** Height above the chin from which hair counts as connected with the head, in heights of the face. */
const JAW = 0.3;

/** Corrects a refined map in place by the person's own colours, and removes hair and headwear that belong to no head. */
export function correctMap(image: RgbImage, classes: Uint8Array, face: Pick<Face, 'mesh' | 'box'>): void {
  relabelHairByColour(image, classes, face, HAIR_BY_COLOUR);
  relabelCollarSkin(image, classes, face, CLOTHES_BY_COLOUR);
  const { widthPx, heightPx } = image;
  const facePx = face.box.height;
  const jawRow = Math.min(heightPx, Math.max(0, Math.round(meshPoint(face, CHIN).y - JAW * facePx)));
  const minLockArea = MIN_LOCK_AREA * facePx ** 2;
  relabelLooseHair(classes.subarray(jawRow * widthPx), widthPx, { ...LOOSE_HAIR, minLockArea });
}

/** Loads the networks that segment hair, skin, clothes and the rest (decision 036). A photo of 1024 px takes 0.3 s. */
export async function createClothesMapper(): Promise<ClothesMapper> {
  const describer = await createCropDescriber();
  const head = await openNetwork(headGraph());
  const coarse: ClothesMapper['coarse'] = async (image, face, coverage) => {
    const crop = mapCrop(face);
    const { deep, middle, fine } = await describer.describe(image, face, coverage, crop);
    const { logits } = await head.run({ deepIn: deep, middleIn: middle, fineIn: fine });
    return { logits: logits!, classes: HEAD_CLASSES.length, cells: FINE.side, crop };
  };
  return {
    coarse,
    async map(image, face, coverage) {
      const seen = await coarse(image, face, coverage);
      const classes = refineMap(image, coverage, seen, REFINEMENT);
      correctMap(image, classes, face);
      const { widthPx, heightPx } = image;
      const certainty = mapCertainty(necklineFeatures(seen, classes, widthPx, heightPx, face));
      return { widthPx, heightPx, classes, certainty };
    },
  };
}

/** Converts a class map to the coverage of each class. */
export function clothesCoverage({
  classes,
  widthPx,
  heightPx,
}: Pick<ClassMap, 'classes' | 'widthPx' | 'heightPx'>): ClothesCoverage {
  const of = (name: (typeof HEAD_CLASSES)[number]): Uint8Array =>
    classCoverage(classes, widthPx, heightPx, HEAD_CLASSES.indexOf(name));
  return { hair: of('hair'), skin: of('skin'), clothes: of('clothes'), headwear: of('headwear') };
}
