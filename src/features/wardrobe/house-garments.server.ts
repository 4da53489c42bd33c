import type { PortraitResult } from '../../platform/portraits/portrait-source.ts';
import { verifyPortrait } from '../../platform/portraits/verify-portrait.ts';
import { readJsonFile, writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { houseGarmentSchema, type StoredHouseGarment, storedHouseGarmentSchema } from './house-garment.ts';
import { housePhotoName, type WantedGarment } from './wanted-garments.ts';

const ROOT = 'garments/';
const descriptionKey = (id: string) => `${ROOT}${id}/garment.json`;

/** Lists the operator's garments by id, without descriptions that are invalid or in another garment's folder. */
export async function listHouseGarments(
  folder: Pick<Storage, 'get' | 'list'>,
): Promise<readonly StoredHouseGarment[]> {
  const garments: StoredHouseGarment[] = [];
  for (const { key } of await folder.list(ROOT)) {
    if (!key.endsWith('/garment.json')) continue;
    const garment = storedHouseGarmentSchema.safeParse(await readJsonFile(folder, key)).data;
    if (garment && key === descriptionKey(garment.id)) garments.push(garment);
  }
  return garments;
}

/** Stores or replaces a garment. After a crash, either the previous or the new garment is stored completely. */
export async function putHouseGarment(
  folder: Storage,
  garment: StoredHouseGarment,
  photo: Uint8Array,
): Promise<void> {
  const photoKey = `${ROOT}${housePhotoName(garment)}`;
  await folder.put(photoKey, photo);
  await writeJsonFile(folder, descriptionKey(garment.id), garment);
  for (const { key } of await folder.list(`${ROOT}${garment.id}/`))
    if (key !== photoKey && key !== descriptionKey(garment.id)) await folder.delete(key);
}

/**
 * Deletes a garment with its photo and returns whether it existed. The description is deleted first, so that a partly deleted
 * garment is never offered.
 */
export async function removeHouseGarment(folder: Storage, id: string): Promise<boolean> {
  if (!houseGarmentSchema.shape.id.safeParse(id).success) return false;
  await folder.delete(descriptionKey(id));
  return (await folder.eraseAll(`${ROOT}${id}/`)).files > 0;
}

/** Returns the photo of an operator's garment, if its hash is still the garment's. */
export async function readHousePhoto(
  folder: Pick<Storage, 'get'>,
  { photo }: Pick<WantedGarment, 'photo'>,
): Promise<PortraitResult> {
  const bytes = await folder.get(`${ROOT}${photo.file}`);
  return bytes ? verifyPortrait(photo, bytes) : { ok: false, error: 'not-there' };
}
