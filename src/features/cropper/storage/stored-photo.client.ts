import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredCrop } from '../cropper-state.ts';
import { type CropRecord, pairRecords, type PhotoRecord, type RestoredPhoto } from './photo-records.ts';

/** IndexedDB keeps the photo and its crop on the device, so that a reload loses nothing. Private windows may refuse it. */
const DATABASE = 'lichtbild-cropper';
/** Part of visitors' databases, so it must not change. */
const STORE = 'kept';

interface CropperDatabase extends DBSchema {
  [STORE]: { key: 'photo' | 'crop'; value: PhotoRecord | CropRecord };
}

/**
 * Stores a photo instead of the one before, whose crop is deleted.
 * @param id unique to this choice of a photo; other tabs store theirs in the same place
 * @returns false when this browser stores nothing
 */
export async function putPhoto(photo: Blob, id: string, nowMs: number): Promise<boolean> {
  const isStored = await withDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    await Promise.all([store.delete('crop'), store.put({ photo, id, savedAtMs: nowMs }, 'photo'), done]);
    return true;
  });
  return isStored ?? false;
}

/** Stores the crop of a photo, unless that photo was forgotten or replaced meanwhile, such as by another tab. */
export async function putCrop(crop: StoredCrop, photoId: string): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    const current = (await store.get('photo')) as PhotoRecord | undefined;
    if (current?.id === photoId) await store.put({ ...crop, photoId }, 'crop');
    await done;
  });
}

/** Returns the stored photo and its crop, and deletes them once they are a day old. */
export async function loadPhoto(nowMs: number): Promise<RestoredPhoto | undefined> {
  return withDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    const photo = (await store.get('photo')) as PhotoRecord | undefined;
    const crop = (await store.get('crop')) as CropRecord | undefined;
    const restored = photo && pairRecords(photo, crop, nowMs);
    if (photo && !restored) await store.clear();
    await done;
    return restored;
  });
}

/** Deletes photo and crop. Resolves to false when this browser refuses storage. */
export async function deletePhoto(): Promise<boolean> {
  const isDeleted = await withDatabase(async (database) => {
    await database.clear(STORE);
    return true;
  });
  return isDeleted ?? false;
}

/** Resolves to undefined when this browser refuses storage. */
async function withDatabase<Value>(
  work: (database: IDBPDatabase<CropperDatabase>) => Promise<Value>,
): Promise<Value | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  let database: IDBPDatabase<CropperDatabase> | undefined;
  try {
    database = await openDB<CropperDatabase>(DATABASE, 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
    });
    return await work(database);
  } catch (error) {
    // The browser refuses: no permission, no space. Anything else is a mistake of ours.
    if (error instanceof DOMException) return undefined;
    throw error;
  } finally {
    database?.close();
  }
}
