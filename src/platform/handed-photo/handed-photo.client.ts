import { type IDBPObjectStore, openDB } from 'idb';
import { currentHandedPhoto, type HandedPhoto, type PhotoReceiver } from './handed-photo.ts';

/*
 * A photo on its way from one page of this site to another, such as from the gallery to the resume builder; one at most for each
 * receiver. It waits in the visitor's browser and is never sent anywhere.
 */
const DATABASE = 'lichtbild-handed-photo';
const STORE = 'photo';
/** Part of visitors' databases, so they must not change. */
const KEYS = { 'resume-builder': 'photo', cropper: 'cropper' } as const satisfies Record<
  PhotoReceiver,
  string
>;

/** Thrown when the browser stores nothing: a private window, or no space. */
export class HandedPhotoError extends Error {
  override readonly name = 'HandedPhotoError';
}

/**
 * Leaves a photo for another page. A photo that was not taken is replaced, or forgotten after a day.
 *
 * @param now defaults to the current time
 * @throws HandedPhotoError when the browser refuses to store it
 */
export async function handPhotoOver(receiver: PhotoReceiver, photo: Blob, now = new Date()): Promise<void> {
  const handed: HandedPhoto = { photo, handedAtMs: now.getTime() };
  await withStore((store) => store.put(handed, KEYS[receiver]));
}

/**
 * Returns the photo that another page has left. It stays until `deleteHandedPhoto`, so that a failure on the way does not lose it;
 * one that is older than a day is removed.
 *
 * @returns undefined when there is none, also where the browser stores nothing
 */
export async function peekHandedPhoto(receiver: PhotoReceiver, now: Date): Promise<HandedPhoto | undefined> {
  return unlessRefused(async (store) => {
    const stored: unknown = await store.get(KEYS[receiver]);
    const handed = currentHandedPhoto(stored, now);
    if (stored !== undefined && !handed) await store.delete(KEYS[receiver]);
    return handed;
  });
}

/** Removes the photo that waits for a page. With `handed`, only that one; a newer one stays. */
export async function deleteHandedPhoto(receiver: PhotoReceiver, handed?: HandedPhoto): Promise<void> {
  await unlessRefused(async (store) => {
    const stored = (await store.get(KEYS[receiver])) as Partial<HandedPhoto> | undefined;
    if (!handed || stored?.handedAtMs === handed.handedAtMs) await store.delete(KEYS[receiver]);
  });
}

async function unlessRefused<Value>(work: (store: PhotoStore) => Promise<Value>): Promise<Value | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await withStore(work);
  } catch (error) {
    if (error instanceof HandedPhotoError) return undefined;
    throw error;
  }
}

type PhotoStore = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readwrite'>;

async function withStore<Value>(work: (store: PhotoStore) => Promise<Value>): Promise<Value> {
  try {
    const database = await openDB(DATABASE, 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
    });
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      const value = await work(transaction.store);
      await transaction.done;
      return value;
    } finally {
      database.close();
    }
  } catch (cause) {
    if (cause instanceof DOMException || typeof indexedDB === 'undefined') {
      throw new HandedPhotoError('this browser stores no photo', { cause });
    }
    throw cause;
  }
}
