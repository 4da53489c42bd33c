import type { GarmentDye, WardrobeOffer } from '../../catalog/garments.ts';
import type { GarmentRecord, ReadyGarment } from './wardrobe-manifest.ts';
import type { WantedGarment } from './wanted-garments.ts';

export function toReadyGarment(wanted: WantedGarment, { cloth }: GarmentRecord): ReadyGarment {
  const { id, key, dress, cut, name, dyes, onRequest } = wanted;
  return {
    ...{ id, key, dress, cut },
    ...(name && { name }),
    ...(onRequest === true && { onRequest }),
    dyes: dyes.map((dye) => ({ ...dye, colours: { ...dye.colours }, swatch: chooseSwatch(dye, cloth) })),
  };
}

export function toWardrobeOffer(garments: readonly ReadyGarment[]): WardrobeOffer {
  return garments.map(({ id, dress, cut, name, dyes, onRequest }) => ({
    ...{ id, dress, cut },
    dyes: dyes.map((dye) => ({ id: dye.id, swatch: dye.swatch })),
    ...(name && { name }),
    ...(onRequest === true && { onRequest }),
  }));
}

/**
 * Returns the colour that distinguishes the dyes of one garment: the tie's when the tie is dyed, otherwise the cloth's. Undyed
 * cloth shows its own colour, whatever is worn beneath it.
 */
function chooseSwatch({ colours: { tie, cloth } }: GarmentDye, own: GarmentRecord['cloth']): string {
  const { red, green, blue } = tie ?? cloth ?? own;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
