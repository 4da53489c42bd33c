import type { Cutout } from './ops/cutout.ts';
import type { Point } from './raster/image.ts';

/**
 * How a garment is worn. `over`: an open jacket; the wearer's own top and neckline stay visible between its fronts.
 * `whole`: everything below its collar belongs to it, shirt and tie too.
 */
export const GARMENT_KINDS = ['over', 'whole'] as const;
export type GarmentKind = (typeof GARMENT_KINDS)[number];

/** Parts of a garment that have a colour of their own. */
export const GARMENT_PARTS = ['cloth', 'shirt', 'tie'] as const;
export type GarmentPart = (typeof GARMENT_PARTS)[number];

/** A corner of a polygon on a garment's photo: [x, y] in pixels. */
export type Corner = readonly [x: number, y: number];
export type Polygon = readonly Corner[];

/** Where a garment is on the photo of somebody wearing it. All positions are pixels of the upright photo. */
export interface GarmentShape {
  readonly kind: GarmentKind;
  /** Outlines of its parts. They reach beyond the person where the person's own outline ends the garment. */
  readonly parts: Readonly<Partial<Record<GarmentPart, readonly Polygon[]>>>;
  /** Where the top of the collar meets the sides of the neck, on the photo's left and right. */
  readonly collar: { readonly left: Corner; readonly right: Corner };
  /** Things to be painted over with the cloth beside them: a brooch, a pocket square. */
  readonly patches?: readonly Polygon[];
  /** One half of it is clean; the other becomes its mirror image about the column `middleX`. */
  readonly mirror?: { readonly clean: 'left' | 'right'; readonly middleX: number };
}

/** A garment cut out of its photo, ready to be worn. Positions are pixels of its cutout. */
export interface Garment {
  readonly id: string;
  readonly kind: GarmentKind;
  /** Cloth in flattened light, without its first wearer. */
  readonly cutout: Cutout;
  /** One byte a pixel: index of the pixel's part in GARMENT_PARTS. */
  readonly parts: Uint8Array;
  readonly collar: { readonly left: Point; readonly right: Point };
  /** The head of its first wearer. */
  readonly head: WearerHead;
  /** Where it ends though the body would go on: at the photo's edge, and where sleeves leave arms bare. */
  readonly cut: readonly Point[];
}

/** How large a head is and where it ends: what a garment is scaled by. Pixels. */
export interface WearerHead {
  /** Geometric mean of the width between the temples, the head's turn taken out, and the height from chin to hairline. */
  readonly sizePx: number;
  readonly chin: Point;
}

/** A colour that cloth is dyed in: what its mean becomes, sRGB-coded 0–255. */
export interface ClothColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** How much of the differences of hue within the cloth stays, 0–1: a check keeps its lines, a plain cloth needs none. */
  readonly huesKept: number;
  /** Contrast of the weave and the folds ÷ that of the source; dark cloth shows less of it. */
  readonly contrast: number;
}

/** Colours for the parts of a garment; a part without one keeps its own. */
export interface Dye {
  readonly id: string;
  readonly colours: Readonly<Partial<Record<GarmentPart, ClothColour>>>;
}

/** A cut garment as it is stored: pictures as PNG, everything else as plain data. */
export interface StoredGarment extends Omit<Garment, 'cutout' | 'parts'> {
  /** Straight colours, coverage as the fourth channel. */
  readonly cutoutPng: Uint8Array;
  /** One channel: index of the part plus one. */
  readonly partsPng: Uint8Array;
}

/** A garment that headshots may be dressed in. */
export interface WardrobeItem {
  readonly garment: StoredGarment;
  readonly dress: 'business' | 'casual';
  /** At least one; the first is the garment's own or usual look. */
  readonly dyes: readonly Dye[];
}

/** Why a photo gives no garment. */
export const GARMENT_REFUSALS = [
  'unreadable',
  'no-person',
  'several-people',
  'turned-away',
  'hand-over-garment',
  'hair-over-collar',
  'collar-not-found',
  'cut-off',
  'too-small',
] as const;
export type GarmentRefusal = (typeof GARMENT_REFUSALS)[number];

/** Why a selfie cannot be dressed in a garment. One of these is shown to the customer in words. */
export const DRESSING_REFUSALS = [
  'turned-away', // the head is turned further than a frontal jacket can follow
  'neck-hidden', // hood, scarf, roll-neck or headscarf over the collar
  'hair-over-collar', // hair that cannot be told from the clothes behind it
  'top-cut-off', // an open jacket needs the own top down to the frame's lower edge
  'unsure', // the map of the cutout is not sure
  'does-not-fit', // no placement without a gap or an own shoulder outside
] as const;
export type DressingRefusal = (typeof DRESSING_REFUSALS)[number];
