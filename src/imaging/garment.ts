import type { Cutout } from './ops/matte/cutout.ts';
import type { Point } from './raster/image.ts';

/**
 * The way a garment is worn. `over` is an open jacket: the wearer's own top and neckline stay visible between its fronts.
 * `whole` means that everything below its collar belongs to it, shirt and tie too.
 */
export const GARMENT_KINDS = ['over', 'whole'] as const;
export type GarmentKind = (typeof GARMENT_KINDS)[number];

/** Parts of a garment that are dyed separately. */
export const GARMENT_PARTS = ['cloth', 'shirt', 'tie'] as const;
export type GarmentPart = (typeof GARMENT_PARTS)[number];

/** A corner of a polygon on a garment's photo, in pixels. */
export type Corner = readonly [x: number, y: number];
export type Polygon = readonly Corner[];

/** The outline of a garment on the photo of somebody wearing it. All positions are pixels of the upright photo. */
export interface GarmentShape {
  readonly kind: GarmentKind;
  /** Outlines of the garment's parts. They reach beyond the person where the person's own outline ends the garment. */
  readonly parts: Readonly<Partial<Record<GarmentPart, readonly Polygon[]>>>;
  /** The points where the top of the collar meets the sides of the neck, on the photo's left and right. */
  readonly collar: { readonly left: Corner; readonly right: Corner };
  /** Outlines of things to paint over with the cloth beside them, such as a brooch or a pocket square. */
  readonly patches?: readonly Polygon[];
  /**
   * Hard shadows that are softened: a line along the edge of each that has the shade on its left, and how far into the shade it is
   * brightened, in pixels.
   */
  readonly shadows?: readonly { readonly edge: Polygon; readonly reachPx: number }[];
  /** The half of the garment that is clean. The other half becomes its mirror image about the column `middleX`. */
  readonly mirror?: { readonly clean: 'left' | 'right'; readonly middleX: number };
  /** An open shirt: over a top with a collar, two collars would show. */
  readonly overBareNeck?: boolean;
  /**
   * True for a garment that looks unnatural unless it fits closely: people whom it fits less well keep their own
   * clothes.
   */
  readonly closeFit?: boolean;
}

/** A garment cut out of its photo, ready to be worn. Positions are pixels of its cutout. */
export interface Garment {
  readonly id: string;
  readonly kind: GarmentKind;
  /** The cloth in flattened light, without its first wearer. */
  readonly cutout: Cutout;
  /** Index of each pixel's part in GARMENT_PARTS. */
  readonly parts: Uint8Array;
  readonly collar: { readonly left: Point; readonly right: Point };
  /** The head of its first wearer. */
  readonly head: WearerHead;
  /**
   * How blurred its photo is (measure/image/edge-blur.ts), pixels; undefined when its first wearer's eyes are too
   * small to tell.
   */
  readonly blurPx?: number | undefined;
  /** Points where the garment ends but the body continues: at the photo's edge, and where sleeves leave arms bare. */
  readonly cut: readonly Point[];
  /** True when only tops without a collar go under it (`GarmentShape`); default false. */
  readonly overBareNeck?: boolean | undefined;
  /** True when it is worn only where it fits closely (`GarmentShape`); default false. */
  readonly closeFit?: boolean | undefined;
  /** True when left and right have been exchanged since it was cut; default false. */
  readonly mirrored?: boolean | undefined;
}

/** Size and chin of a head in pixels. Garments are scaled by it. */
export interface WearerHead {
  /**
   * Geometric mean of the height from chin to hairline and the width between the temples as it is when the head is not
   * turned.
   */
  readonly sizePx: number;
  readonly chin: Point;
}

/** A colour that cloth is dyed in. Red, green and blue are the mean of the dyed cloth, sRGB-coded 0–255. */
export interface ClothColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /**
   * Share of the differences of hue within the cloth that stays, 0–1. A check keeps its lines, a plain cloth needs
   * none.
   */
  readonly huesKept: number;
  /** Contrast of the weave and the folds ÷ that of the source; dark cloth shows less of it. */
  readonly contrast: number;
}

/** Colours for the parts of a garment. A part without one keeps its own colour. */
export interface Dye {
  readonly id: string;
  readonly colours: Readonly<Partial<Record<GarmentPart, ClothColour>>>;
}

/** A cut garment as it is stored, with PNG files in place of pixels. */
export interface StoredGarment extends Omit<Garment, 'cutout' | 'parts' | 'mirrored'> {
  /** The cutout in straight colours, with its coverage as the fourth channel. */
  readonly cutoutPng: Uint8Array;
  /** The parts in one channel: the index of each pixel's part plus one. */
  readonly partsPng: Uint8Array;
}

/** A garment that headshots may be dressed in. */
export interface WardrobeItem {
  readonly garment: StoredGarment;
  readonly dress: 'business' | 'casual';
  /** At least one dye. The first is the garment's own or usual look. */
  readonly dyes: readonly Dye[];
  /** True when a mix of own and other clothes leaves it out (decision 035); default false. */
  readonly onRequest?: boolean | undefined;
  /** True when only people who have chosen it by name wear it, because it is no longer offered; default false. */
  readonly onlyByName?: boolean | undefined;
}

/** Reasons for which no garment can be cut from a photo. */
export const GARMENT_REFUSALS = [
  'unreadable',
  'no-person',
  'several-people',
  'turned-away',
  'hand-over-garment',
  'hair-over-collar',
  'not-open',
  'collar-not-found',
  'cut-off',
  'too-small',
  'wearer-remains',
  'shoulders-tilted',
] as const;
export type GarmentRefusal = (typeof GARMENT_REFUSALS)[number];

/** Reasons for which a selfie cannot be dressed in a garment. The customer is told one of them. */
export const DRESSING_REFUSALS = [
  'turned-away', // The head is turned further than a frontal jacket can follow.
  'neck-hidden', // A hood, scarf, roll-neck or headscarf covers the neck.
  'hair-over-collar', // Hair over the shoulders cannot be separated from the clothes behind it.
  'top-cut-off', // An open jacket needs the person's own top down to the frame's lower edge.
  'unsure', // The map of hair, skin and clothes is not sure.
  'does-not-fit', // No placement is free of gaps and own shoulders outside the jacket.
] as const;
export type DressingRefusal = (typeof DRESSING_REFUSALS)[number];
