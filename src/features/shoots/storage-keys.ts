import type { Clothes } from '../../imaging/headshot-request.ts';

/** The storage keys of a shoot's files. All of them start with the shoot's folder, so that erasing it erases every file. */
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
  /** The image of a preview that shows a garment of ours. */
  dressedPreview: (shootId: string, style: string, selfieId: string, { garment, dye }: Clothes) =>
    `shoots/${shootId}/previews/${selfieId}/${style}-${garment}-${dye}.jpg`,
  headshots: (shootId: string) => `shoots/${shootId}/headshots/`,
  headshot: (shootId: string, number: number) =>
    `shoots/${shootId}/headshots/${String(number).padStart(3, '0')}.jpg`,
} as const;
