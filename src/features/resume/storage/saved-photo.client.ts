import { openDB } from 'idb';

/** The photo of the resume, at the size that was chosen and not yet cropped. It never leaves the visitor's browser. */
const DATABASE = 'lichtbild-resume';
const STORE = 'photo';
const KEY = 'photo';

export async function loadSavedPhoto(): Promise<Blob | undefined> {
  return withDatabase(undefined, async (database) => (await database.get(STORE, KEY)) as Blob | undefined);
}

/** Resolves to false where the browser refuses to store it. */
export async function savePhoto(photo: Blob): Promise<boolean> {
  return withDatabase(false, async (database) => {
    await database.put(STORE, photo, KEY);
    return true;
  });
}

export async function deleteSavedPhoto(): Promise<void> {
  await withDatabase(undefined, async (database) => void (await database.delete(STORE, KEY)));
}

async function withDatabase<Value>(
  refused: Value,
  work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Value>,
): Promise<Value> {
  if (typeof indexedDB === 'undefined') return refused;
  try {
    const database = await openDB(DATABASE, 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    // The browser refuses: no permission, no space. Anything else is a mistake of ours.
    if (error instanceof DOMException) return refused;
    throw error;
  }
}
