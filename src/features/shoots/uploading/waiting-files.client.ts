import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * IndexedDB holds the photos that are not uploaded yet, so that a reload loses none. It is optional: where the browser
 * refuses it (private windows), the page works without.
 */
const DATABASE = 'lichtbild-waiting-files';
const STORE = 'files';

/** A record stored in visitors' browsers, so its property names must not change. */
export interface WaitingFile {
  readonly key: string;
  /** Empty while no draft is open yet. */
  readonly shootId: string;
  readonly file: File;
  /** True until the quick check is done; a file whose upload has begun must not be shown as "not sent" by another check. */
  readonly lookedAtFirst: boolean;
}

interface WaitingFiles extends DBSchema {
  [STORE]: { key: string; value: WaitingFile };
}

export async function saveWaitingFile(waiting: WaitingFile): Promise<void> {
  await withDatabase((database) => database.put(STORE, waiting));
}

export async function deleteWaitingFile(key: string): Promise<void> {
  await withDatabase((database) => database.delete(STORE, key));
}

/** Resolves to undefined once any tab has uploaded or removed the file, or the server refused it. */
export async function loadWaitingFile(key: string): Promise<WaitingFile | undefined> {
  return withDatabase((database) => database.get(STORE, key));
}

/** Lists the files to upload to this shoot or to a draft that is not open yet, and deletes those of other shoots. */
export async function listWaitingFiles(shootId: string): Promise<readonly WaitingFile[]> {
  const all = (await withDatabase((database) => database.getAll(STORE))) ?? [];
  const isOwn = (waiting: WaitingFile) => waiting.shootId === shootId || waiting.shootId === '';
  await Promise.all(all.filter((waiting) => !isOwn(waiting)).map(({ key }) => deleteWaitingFile(key)));
  return all.filter(isOwn);
}

/** Resolves to undefined when this browser refuses storage. */
async function withDatabase<Value>(
  work: (database: IDBPDatabase<WaitingFiles>) => Promise<Value>,
): Promise<Value | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  let database: IDBPDatabase<WaitingFiles> | undefined;
  try {
    database = await openDB<WaitingFiles>(DATABASE, 1, {
      upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'key' }),
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
