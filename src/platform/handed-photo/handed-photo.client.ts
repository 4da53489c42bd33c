import { type IDBPObjectStore, openDB } from 'idb';

/*
 * One photo on its way from one page of this site to another, such as from the gallery to the resume builder. It waits in the
 * visitor's browser and is never sent anywhere.
 */
const DATABASE = 'lichtbild-handed-photo';
const STORE = 'photo';
const KEY = 'photo';

/** Thrown when the browser stores nothing: a private window, or no space. */
export class HandedPhotoError extends Error {
  override readonly name = 'HandedPhotoError';
}

/**
 * Leaves a photo for the page that is opened next. A photo that nobody has taken is replaced.
 *
 * @throws HandedPhotoError when the browser refuses to store it
 */
export async function handPhotoOver(photo: Blob): Promise<void> {
  await withStore((store) => store.put(photo, KEY));
}

/**
 * Takes the photo that another page has left, and removes it, so that it appears once.
 *
 * @returns undefined when there is none, also where the browser stores nothing
 */
export async function takeHandedPhoto(): Promise<Blob | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await withStore(async (store) => {
      const photo = (await store.get(KEY)) as Blob | undefined;
      if (photo !== undefined) await store.delete(KEY);
      return photo;
    });
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
