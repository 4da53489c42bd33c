import type { ExampleLook } from './example-portraits.ts';
import type { DyeId, GarmentId } from './garments.ts';

/** An example portrait in a garment of the catalog, shown beside the examples in the person's own clothes. */
export interface DressedExample extends ExampleLook {
  /** Id of the portrait. */
  readonly portrait: string;
  /** Cut from the photo of somebody else: people in their own garment would only seem to be dressed. */
  readonly clothes: { readonly garment: GarmentId; readonly dye: DyeId };
}

/**
 * In the order in which pages show them; chosen by looking at every portrait in several garments. An operator's own garments
 * are not among them, because pages say of these clothes that a computer generated them. `lace-blouse` is left out, because pieces of
 * her lace stay between her strands of hair, and `sari`, because the map is unsure of her clothes.
 */
export const DRESSED_EXAMPLES: readonly DressedExample[] = [
  {
    ...{ portrait: 'black-tee', style: 'corporate', scene: 'city-window' },
    clothes: { garment: 'suit-jacket', dye: 'charcoal' },
  },
  {
    ...{ portrait: 'hoop-earrings', style: 'corporate', scene: 'glass-corridor' },
    clothes: { garment: 'linen-blazer', dye: 'own' },
  },
  {
    ...{ portrait: 'blue-shirt', style: 'corporate', scene: 'boardroom-dusk' },
    clothes: { garment: 'suit-tie', dye: 'own' },
  },
  {
    ...{ portrait: 'denim-blazer', style: 'academic', scene: 'library-shelves' },
    clothes: { garment: 'stand-collar', dye: 'own' },
  },
  {
    ...{ portrait: 'navy-polo', style: 'academic', scene: 'scholars-study' },
    clothes: { garment: 'suit-tie', dye: 'navy-tie' },
  },
  {
    ...{ portrait: 'beige-tee', style: 'realEstate', scene: 'bay-window' },
    clothes: { garment: 'waistcoat', dye: 'own' },
  },
  {
    ...{ portrait: 'navy-blazer', style: 'casual', scene: 'brick-loft' },
    clothes: { garment: 'denim-shirt', dye: 'own' },
  },
  {
    ...{ portrait: 'grey-blazer', style: 'casual', scene: 'sunny-kitchen' },
    clothes: { garment: 'stand-collar', dye: 'charcoal' },
  },
];
