import type { ExampleLook } from './example-portraits.ts';
import type { DyeId, GarmentId } from './garments.ts';

/** An example portrait in a garment of the catalog, shown beside the examples in the person's own clothes. */
export interface DressedExample extends ExampleLook {
  /** The id of the portrait. */
  readonly portrait: string;
  /** A garment that was cut from the photo of somebody else; one from the person's own photo would prove nothing. */
  readonly clothes: { readonly garment: GarmentId; readonly dye: DyeId };
}

/**
 * The dressed examples in the order in which pages show them. They were chosen by looking at every portrait in several
 * garments. An operator's own garments are not among them, because pages state that these clothes are computer-generated.
 * `lace-blouse` and `sari` are left out because the segmentation of their hair and clothes is uncertain, and `grey-blazer`
 * because no garment fits closely.
 */
export const DRESSED_EXAMPLES: readonly DressedExample[] = [
  {
    ...{ portrait: 'navy-polo', style: 'academic', scene: 'scholars-study' },
    clothes: { garment: 'suit-tie', dye: 'navy-tie' },
  },
  {
    ...{ portrait: 'hoop-earrings', style: 'corporate', scene: 'glass-corridor' },
    clothes: { garment: 'linen-blazer', dye: 'navy' },
  },
  {
    ...{ portrait: 'beige-tee', style: 'corporate', scene: 'boardroom-dusk' },
    clothes: { garment: 'suit-tie', dye: 'burgundy-tie' },
  },
  {
    ...{ portrait: 'denim-blazer', style: 'academic', scene: 'library-shelves' },
    clothes: { garment: 'suit-jacket', dye: 'navy' },
  },
  {
    ...{ portrait: 'blue-shirt', style: 'corporate', scene: 'city-window' },
    clothes: { garment: 'linen-blazer', dye: 'grey' },
  },
  {
    ...{ portrait: 'black-tee', style: 'realEstate', scene: 'bay-window' },
    clothes: { garment: 'denim-shirt', dye: 'charcoal' },
  },
  {
    ...{ portrait: 'navy-blazer', style: 'casual', scene: 'brick-loft' },
    clothes: { garment: 'beige-polo', dye: 'own' },
  },
];
