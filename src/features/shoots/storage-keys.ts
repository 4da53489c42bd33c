import type { Clothes } from '../../imaging/headshot-request.ts';

/** Where a shoot's files lie. Everything starts with the shoot's folder, so that erasing it erases all. */
export const storageKeys = {
  shoot: (shootId: string) => `shoots/${shootId}/`,
  uploads: (shootId: string) => `shoots/${shootId}/uploads/`,
  upload: (shootId: string, uploadId: string) => `shoots/${shootId}/uploads/${uploadId}/`,
  selfie: (shootId: string, selfieId: string) => `shoots/${shootId}/selfies/${selfieId}/`,
  selfieClean: (shootId: string, selfieId: string) => `shoots/${shootId}/selfies/${selfieId}/clean.jpg`,
  selfieThumbnail: (shootId: string, selfieId: string) =>
    `shoots/${shootId}/selfies/${selfieId}/thumbnail.jpg`,
  previews: (shootId: string) => `shoots/${shootId}/previews/`,
  /** Prefix of the previews of one selfie, which are erased with it. */
  selfiePreviews: (shootId: string, selfieId: string) => `shoots/${shootId}/previews/${selfieId}/`,
  preview: (shootId: string, style: string, selfieId: string) =>
    `shoots/${shootId}/previews/${selfieId}/${style}.jpg`,
  /** The other picture of a preview, dressed in a garment. */
  dressedPreview: (shootId: string, style: string, selfieId: string, { garment, dye }: Clothes) =>
    `shoots/${shootId}/previews/${selfieId}/${style}-${garment}-${dye}.jpg`,
  headshots: (shootId: string) => `shoots/${shootId}/headshots/`,
  headshot: (shootId: string, number: number) =>
    `shoots/${shootId}/headshots/${String(number).padStart(3, '0')}.jpg`,
} as const;
