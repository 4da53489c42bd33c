import { API } from '../../routes.ts';

/** Where the visitor's own browser finds the pictures of a shoot. */
export const shootUrls = {
  selfieThumbnail: (selfieId: string) => `${API.shoot}/selfies/${selfieId}/thumbnail`,
  /** The style in the address makes a new preview a new picture to the browser. */
  preview: (style: string) => `${API.shoot}/preview?style=${style}`,
  headshotThumbnail: (shootId: string, number: number) =>
    `${API.shoots}/${shootId}/headshots/${number}/thumbnail`,
} as const;
