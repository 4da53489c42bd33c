import type { GarmentDye, WardrobeOffer } from '../../catalog/garments.ts';
import type { GarmentRecord, ReadyGarment } from './wardrobe-manifest.ts';
import type { WantedGarment } from './wanted-garments.ts';

export function readyGarment(wanted: WantedGarment, { cloth }: GarmentRecord): ReadyGarment {
  const { id, key, dress, cut, name, dyes, onRequest } = wanted;
  return {
    ...{ id, key, dress, cut },
    ...(name && { name }),
    ...(onRequest === true && { onRequest }),
    dyes: dyes.map((dye) => ({ ...dye, colours: { ...dye.colours }, swatch: swatchOf(dye, cloth) })),
  };
}

export function offerOf(garments: readonly ReadyGarment[]): WardrobeOffer {
  return garments.map(({ id, dress, cut, name, dyes, onRequest }) => ({
    ...{ id, dress, cut },
    dyes: dyes.map((dye) => ({ id: dye.id, swatch: dye.swatch })),
    ...(name && { name }),
    ...(onRequest === true && { onRequest }),
  }));
}

/**
 * The colour by which people tell the dyes of one garment apart: that of the tie where it is dyed, else of the cloth. Undyed
 * cloth shows its own colour, whatever is worn beneath it.
 */
function swatchOf({ colours: { tie, cloth } }: GarmentDye, own: GarmentRecord['cloth']): string {
  const { red, green, blue } = tie ?? cloth ?? own;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
