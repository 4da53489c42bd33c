import type { StoredGarment } from '../../imaging/garment.ts';
import { readJsonFile, writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  type GarmentRecord,
  garmentRecordSchema,
  type WardrobeManifest,
  wardrobeKeys,
  wardrobeManifestSchema,
} from './wardrobe-manifest.ts';

/** Returns undefined when there is no manifest, or only one of another version of this code. */
export async function readManifest(storage: Pick<Storage, 'get'>): Promise<WardrobeManifest | undefined> {
  return wardrobeManifestSchema.safeParse(await readJsonFile(storage, wardrobeKeys.manifest)).data;
}

/** Returns, by key, the records of these garments that are stored with both their images. */
export async function readRecords(
  storage: Pick<Storage, 'get' | 'list'>,
  keys: readonly string[],
): Promise<Map<string, GarmentRecord>> {
  const stored = new Set((await storage.list(wardrobeKeys.garments)).map(({ key }) => key));
  const found = new Map<string, GarmentRecord>();
  for (const key of keys) {
    if (![wardrobeKeys.cutout(key), wardrobeKeys.parts(key)].every((file) => stored.has(file))) continue;
    const record = garmentRecordSchema.safeParse(await readJsonFile(storage, wardrobeKeys.record(key))).data;
    if (record) found.set(key, record);
  }
  return found;
}

/** Stores a garment. The record is written last, because a garment without a record is cut again. */
export async function storeCutGarment(
  storage: Pick<Storage, 'put'>,
  key: string,
  garment: StoredGarment,
  cloth: GarmentRecord['cloth'],
): Promise<GarmentRecord> {
  const { cutoutPng, partsPng, id, kind, collar, head, cut } = garment;
  const record: GarmentRecord = { id, kind, collar, head, cut, cloth };
  await storage.put(wardrobeKeys.cutout(key), cutoutPng);
  await storage.put(wardrobeKeys.parts(key), partsPng);
  await writeJsonFile(storage, wardrobeKeys.record(key), record);
  return record;
}

/** Returns undefined when a part of the garment is missing. */
export async function readCutGarment(
  storage: Pick<Storage, 'get'>,
  key: string,
): Promise<StoredGarment | undefined> {
  const record = garmentRecordSchema.safeParse(await readJsonFile(storage, wardrobeKeys.record(key))).data;
  const cutoutPng = await storage.get(wardrobeKeys.cutout(key));
  const partsPng = await storage.get(wardrobeKeys.parts(key));
  if (!record || !cutoutPng || !partsPng) return undefined;
  const { id, kind, collar, head, cut } = record;
  return { id, kind, collar, head, cut, cutoutPng, partsPng };
}

/** Deletes cut garments that have none of these keys. */
export async function pruneGarments(
  storage: Pick<Storage, 'list' | 'delete'>,
  keys: readonly string[],
): Promise<void> {
  const kept = keys.map(wardrobeKeys.garment);
  for (const { key } of await storage.list(wardrobeKeys.garments))
    if (!kept.some((folder) => key.startsWith(folder))) await storage.delete(key);
}
