import type { Clothes } from '../../imaging/headshot-request.ts';
import { pictureName } from '../../platform/storage/derived-key.ts';
import { ENDPOINTS } from '../../page-urls.ts';

/** Where the visitor's own browser finds the pictures of a shoot. */
export const shootUrls = {
  selfieThumbnail: (selfieId: string) => `${ENDPOINTS.shoot}/selfies/${selfieId}/thumbnail`,
  /** Style, selfie and clothes in the address make a new preview a new picture to the browser. */
  preview: (style: string, selfieId: string) =>
    `${ENDPOINTS.shoot}/preview?style=${style}&selfie=${selfieId}`,
  dressedPreview: (style: string, selfieId: string, { garment, dye }: Clothes) =>
    `${ENDPOINTS.shoot}/preview?style=${style}&selfie=${selfieId}&garment=${garment}&dye=${dye}`,
  headshotThumbnail: (shootId: string, { number, storageKey }: { number: number; storageKey: string }) =>
    `${ENDPOINTS.shoots}/${shootId}/headshots/${pictureName(number, storageKey)}/thumbnail`,
} as const;
