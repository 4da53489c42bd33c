import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredCrop } from '../cropper-state.ts';

/** IndexedDB keeps the photo and its crop on the device, so that a reload loses nothing. Private windows may refuse it. */
const DATABASE = 'lichtbild-cropper';
const STORE = 'kept';
const MAX_AGE_MS = 86_400_000;

/** Records stored in visitors' browsers, so their property names must not change. */
interface KeptPhoto {
  readonly photo: Blob;
  readonly savedAtMs: number;
}

interface CropperDatabase extends DBSchema {
  [STORE]: { key: 'photo' | 'crop'; value: KeptPhoto | StoredCrop };
}

/** Resolves to false when this browser stores nothing. */
export async function keepPhoto(photo: Blob, nowMs: number): Promise<boolean> {
  const kept = await withDatabase(async (database) => {
    await database.delete(STORE, 'crop');
    await database.put(STORE, { photo, savedAtMs: nowMs }, 'photo');
    return true;
  });
  return kept ?? false;
}

export async function keepCrop(crop: StoredCrop): Promise<void> {
  await withDatabase((database) => database.put(STORE, crop, 'crop'));
}

/** Returns the kept photo and crop, and deletes them once they are a day old. */
export async function loadKept(
  nowMs: number,
): Promise<{ readonly photo: Blob; readonly crop: StoredCrop | undefined } | undefined> {
  return withDatabase(async (database) => {
    const kept = (await database.get(STORE, 'photo')) as KeptPhoto | undefined;
    if (!kept) return undefined;
    if (nowMs - kept.savedAtMs > MAX_AGE_MS) {
      await database.clear(STORE);
      return undefined;
    }
    return { photo: kept.photo, crop: (await database.get(STORE, 'crop')) as StoredCrop | undefined };
  });
}

export async function forgetKept(): Promise<void> {
  await withDatabase((database) => database.clear(STORE));
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
