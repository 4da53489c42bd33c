import type { Language } from './languages.ts';

/** The formality of a garment. */
export const DRESS_CODES = ['business', 'casual'] as const;
export type DressCode = (typeof DRESS_CODES)[number];

/** The cut of a garment. Both are offered to everybody, and nobody is asked for their sex. */
export const GARMENT_CUTS = ['straight', 'tailored'] as const;
export type GarmentCut = (typeof GARMENT_CUTS)[number];

/** The parts of a garment that can be dyed (imaging/garment.ts). */
type DyedPart = 'cloth' | 'shirt' | 'tie';

/** A colour of cloth: the mean of the dyed cloth, sRGB 0–255, and the share of its own look that stays (imaging/garment.ts). */
interface ClothDye {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly huesKept: number;
  readonly contrast: number;
}

const plain = (red: number, green: number, blue: number, contrast = 1): ClothDye => ({
  ...{ red, green, blue, contrast },
  huesKept: 0.6,
});

/** The colours were chosen by looking at them on the garments of this file. Real cloth is less saturated than pure colours. */
const CLOTH = {
  navy: plain(40, 46, 66, 0.95),
  charcoal: plain(58, 60, 65, 0.95),
  black: plain(30, 30, 33, 0.8),
  grey: plain(122, 124, 128),
  camel: plain(164, 140, 112),
  burgundy: plain(84, 40, 48, 0.95),
  white: plain(232, 232, 234, 0.55),
  lightBlue: plain(186, 199, 216, 0.85),
} as const;
/** Silk has strong highlights, which would be white in a dark colour without less contrast. */
const TIE = {
  burgundy: plain(100, 36, 46),
  navy: plain(38, 46, 74, 0.7),
  green: plain(40, 72, 58, 0.7),
} as const;

/** A colouring that a garment is offered in. `own` leaves the cloth of the photo as it is. */
export interface GarmentDye {
  readonly id: DyeId;
  readonly colours: Readonly<Partial<Record<DyedPart, ClothDye>>>;
}

export const DYE_IDS = [
  'own',
  'navy',
  'charcoal',
  'black',
  'grey',
  'camel',
  'burgundy',
  'white',
  'light-blue',
  'burgundy-tie',
  'navy-tie',
  'green-tie',
] as const;
export type DyeId = (typeof DYE_IDS)[number];

const OWN: GarmentDye = { id: 'own', colours: {} };
const dyed = (id: DyeId, cloth: ClothDye): GarmentDye => ({ id, colours: { cloth } });
const NAVY = dyed('navy', CLOTH.navy);
const CHARCOAL = dyed('charcoal', CLOTH.charcoal);
const BLACK = dyed('black', CLOTH.black);
const GREY = dyed('grey', CLOTH.grey);
const CAMEL = dyed('camel', CLOTH.camel);
const BURGUNDY = dyed('burgundy', CLOTH.burgundy);
const WHITE = dyed('white', CLOTH.white);
const LIGHT_BLUE = dyed('light-blue', CLOTH.lightBlue);
const TIES: readonly GarmentDye[] = [
  { id: 'burgundy-tie', colours: { tie: TIE.burgundy } },
  { id: 'navy-tie', colours: { tie: TIE.navy } },
  { id: 'green-tie', colours: { tie: TIE.green } },
];

/** The jacket's shirt is clipped to white on its photo. Dyed as dark as this, it shows the folds that are left. */
const WHITE_SHIRT: ClothDye = { red: 200, green: 200, blue: 201, huesKept: 0.6, contrast: 1.05 };
/** The jacket's weave is coarse. In another colour and with its full contrast it would look like sand. */
const COARSE_CONTRAST = 0.6;
const overWhiteShirt = ({ id, colours: { cloth } }: GarmentDye): GarmentDye => ({
  id,
  colours: {
    ...(cloth && { cloth: { ...cloth, contrast: COARSE_CONTRAST * cloth.contrast } }),
    shirt: WHITE_SHIRT,
  },
});

/** With less contrast, because the seams of a dark cloth would become bright lines in a light colour. */
const GREY_ON_DARK = dyed('grey', { ...CLOTH.grey, contrast: 0.45 });
const CAMEL_ON_DARK = dyed('camel', { ...CLOTH.camel, contrast: 0.45 });
const BURGUNDY_ON_DARK = dyed('burgundy', { ...CLOTH.burgundy, contrast: 0.6 });

/** The dyes that an operator's own garment can be offered in. */
export const CLOTH_DYES: readonly GarmentDye[] = [
  OWN,
  NAVY,
  CHARCOAL,
  BLACK,
  GREY,
  CAMEL,
  BURGUNDY,
  WHITE,
  LIGHT_BLUE,
];

/** A garment that everybody can be dressed in, cut out of a photo of somebody wearing it. */
export interface CatalogGarment {
  /** Part of URLs and storage keys, and the key of the garment's name in i18n and of its shape in garment-shapes.json. */
  readonly id: GarmentId;
  readonly dress: DressCode;
  readonly cut: GarmentCut;
  /** At least one dye. The first is used where the customer does not choose. */
  readonly dyes: readonly GarmentDye[];
  /** True when only people who choose it or its dress code wear it, because it looks pasted on too often. */
  readonly onRequest: boolean;
  /** The photo's name in the folder of WARDROBE_FROM. */
  readonly file: string;
  /** The photo's path below PORTRAITS_URL (example-portraits.ts). */
  readonly path: string;
  /** The SHA-256 of every accepted version of the photo, hexadecimal. */
  readonly sha256: readonly string[];
}

export const GARMENT_IDS = [
  'suit-jacket',
  'linen-blazer',
  'overshirt',
  'overshirt-tee',
  'suit-tie',
  'waistcoat',
  'striped-shirt',
  'denim-shirt',
  'light-shirt',
  'polo',
  'beige-polo',
  'stand-collar',
  'fine-knit',
  'round-knit',
] as const;
export type GarmentId = (typeof GARMENT_IDS)[number];

type GarmentPhoto = Pick<CatalogGarment, 'file' | 'path' | 'sha256'>;

const portrait = (kind: 'female' | 'male', number: string, sha256: string): GarmentPhoto => ({
  file: `${kind}-${number}.jpg`,
  path: `${kind}/512/${number}.jpg`,
  sha256: [sha256],
});

const PHOTOS: Readonly<Record<GarmentId, GarmentPhoto>> = {
  'suit-jacket': portrait('male', '90', '12d6d05552e7e7867ddabbb0de3a31442ee99ee9a4dbff8b4382ecfcda281b55'),
  'suit-tie': portrait('male', '36', '24cd05ae0df78feffae8570c64bdd9dbc25d0f6c80ae4428c2e4fb3825650024'),
  'linen-blazer': portrait(
    'female',
    '04',
    'fb4ec0c22305fc21bafb805666a7056cadf354a0bc446cdd9e18972d89915dce',
  ),
  waistcoat: portrait('male', '10', 'fb60bac34f57514cdd8c63eed0ed06255bcd25634ab031ed525dd22f7131288d'),
  'striped-shirt': portrait('male', '30', 'b94dcd3758c8d8d1b21e694bf4da7ad001ffb333f6cd241293bdaf4d376e37b6'),
  'light-shirt': portrait('male', '22', '9005755f4d3ff711b75e01c60d3254c2f79dcf3b25ffb09e54afe5fa875c29db'),
  'denim-shirt': portrait('male', '50', '348d5012365f6e1dbaa830377a5fd0451ceb209ddffefaae61d9aecf2da99575'),
  polo: portrait('male', '96', 'ae55eb79d69e0b051ec616579dffaefd9aeb740b0928169906e1239e9662f8f4'),
  'beige-polo': portrait('male', '94', '19e482b6b13caff90526dea3ae680034b925b4d9af44be473236789c92af8a2b'),
  overshirt: portrait('male', '76', 'dcde122e3ac60efc2d2398a1cb1cdd3a89d453e720803d4ee3022921f1851583'),
  'overshirt-tee': portrait('male', '76', 'dcde122e3ac60efc2d2398a1cb1cdd3a89d453e720803d4ee3022921f1851583'),
  'stand-collar': portrait('male', '88', '4f4d400581e2e5594a6d10fd06f9cd1d9383f06320b38e48c18044555203a259'),
  'fine-knit': portrait('male', '70', '63332b864bc3bef734d6a15ac4ce503259a166f140812ccdc271ae52ae586843'),
  'round-knit': portrait('male', '92', '0ebab6a19e4983ccac2e5581b4def58444cc8be4e34751271d3d23b4d99c4ad8'),
};

function garment(
  id: GarmentId,
  dress: DressCode,
  cut: GarmentCut,
  ...dyes: readonly GarmentDye[]
): CatalogGarment {
  return { id, dress, cut, dyes, onRequest: false, ...PHOTOS[id] };
}

function onRequest(requested: CatalogGarment): CatalogGarment {
  return { ...requested, onRequest: true };
}

/**
 * Clothes of computer-generated people (CC0 1.0, see example-portraits.ts), in the order in which they are offered: first those
 * that readers took for real photos most often. Those that they took for real too seldom are worn on request only, and three
 * garments and some dyes were removed (docs/decisions/035-garments-from-photos.md).
 */
export const GARMENTS: readonly CatalogGarment[] = [
  onRequest(garment('waistcoat', 'business', 'straight', OWN)),
  onRequest(garment('linen-blazer', 'business', 'tailored', NAVY, GREY, CAMEL, OWN)),
  onRequest(garment('suit-tie', 'business', 'straight', OWN, ...TIES)),
  onRequest(
    garment(
      'suit-jacket',
      'business',
      'straight',
      ...[NAVY, CHARCOAL, BLACK, GREY_ON_DARK, CAMEL_ON_DARK, BURGUNDY_ON_DARK, OWN].map(overWhiteShirt),
    ),
  ),
  onRequest(garment('stand-collar', 'business', 'tailored', OWN)),
  garment('beige-polo', 'casual', 'straight', OWN),
  garment('overshirt', 'casual', 'tailored', OWN, NAVY),
  garment('light-shirt', 'casual', 'straight', OWN, NAVY),
  garment('fine-knit', 'casual', 'tailored', OWN),
  onRequest(garment('polo', 'casual', 'straight', OWN, BLACK, BURGUNDY)),
  onRequest(garment('denim-shirt', 'casual', 'straight', OWN, CHARCOAL)),
  onRequest(garment('striped-shirt', 'casual', 'straight', OWN)),
  onRequest(garment('round-knit', 'casual', 'straight', OWN)),
  onRequest(garment('overshirt-tee', 'casual', 'tailored', OWN, NAVY)),
];

/** A garment on offer, which has been cut and can be worn. */
export interface OfferedGarment {
  readonly id: string;
  readonly dress: DressCode;
  readonly cut: GarmentCut;
  readonly dyes: readonly { readonly id: string; /** #rrggbb of its cloth. */ readonly swatch: string }[];
  /** As in CatalogGarment. Default: false. */
  readonly onRequest?: boolean | undefined;
  /** An operator's own garment has its name here; the catalog's have theirs in i18n. */
  readonly name?: Readonly<Record<Language, string>> | undefined;
}

/** The garments that the worker has cut. While there are none, pages offer no choice of clothes. */
export type WardrobeOffer = readonly OfferedGarment[];

/** The storage key of the offer, which the worker writes as JSON. */
export const WARDROBE_OFFER_KEY = 'wardrobe/offer.json';
