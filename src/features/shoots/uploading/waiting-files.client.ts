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

export async function saveWaitingFile(waiting: WaitingFile): Promise<void> {
  await withStore('readwrite', (store) => store.put(waiting));
}

export async function deleteWaitingFile(key: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(key));
}

/** Resolves to undefined once any tab has uploaded or removed the file, or the server refused it. */
export async function loadWaitingFile(key: string): Promise<WaitingFile | undefined> {
  return withStore('readonly', (store) => store.get(key) as IDBRequest<WaitingFile | undefined>);
}

/** Lists the files to upload to this shoot or to a draft that is not open yet, and deletes those of other shoots. */
export async function listWaitingFiles(shootId: string): Promise<readonly WaitingFile[]> {
  const all = (await withStore('readonly', (store) => store.getAll() as IDBRequest<WaitingFile[]>)) ?? [];
  const isOwn = (waiting: WaitingFile) => waiting.shootId === shootId || waiting.shootId === '';
  await Promise.all(all.filter((waiting) => !isOwn(waiting)).map(({ key }) => deleteWaitingFile(key)));
  return all.filter(isOwn);
}

/** Resolves to undefined when this browser refuses storage. */
async function withStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  const database = await openDatabase();
  if (!database) return undefined;
  return new Promise((resolve) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    const end = (value: Value | undefined) => {
      database.close();
      resolve(value);
    };
    transaction.oncomplete = () => end(request.result);
    transaction.onabort = () => end(undefined);
  });
}

function openDatabase(): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}
