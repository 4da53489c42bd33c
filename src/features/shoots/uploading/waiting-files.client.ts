/**
 * Photos that are not sent yet, kept in this browser so that a reload in the middle loses none. Only a
 * comfort: where IndexedDB is refused (private windows), the page works without.
 */
const DATABASE = 'lichtbild-waiting-files';
const STORE = 'files';

export interface WaitingFile {
  readonly key: string;
  /** Empty while no draft is open yet. */
  readonly shootId: string;
  readonly file: File;
  /** False from the first byte on its way: the first look must not call it unsent any more. */
  readonly lookedAtFirst: boolean;
}

export async function keepFile(waiting: WaitingFile): Promise<void> {
  await withStore('readwrite', (store) => store.put(waiting));
}

export async function forgetFile(key: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(key));
}

/** Undefined once it is sent, refused or removed, in whichever tab. */
export async function waitingFile(key: string): Promise<WaitingFile | undefined> {
  return withStore('readonly', (store) => store.get(key) as IDBRequest<WaitingFile | undefined>);
}

/** What is left to send for this shoot, or for none yet; files of other shoots are forgotten. */
export async function waitingFiles(shootId: string): Promise<readonly WaitingFile[]> {
  const all = (await withStore('readonly', (store) => store.getAll() as IDBRequest<WaitingFile[]>)) ?? [];
  const isOwn = (waiting: WaitingFile) => waiting.shootId === shootId || waiting.shootId === '';
  await Promise.all(all.filter((waiting) => !isOwn(waiting)).map(({ key }) => forgetFile(key)));
  return all.filter(isOwn);
}

/** Undefined when this browser does not let the page keep anything. */
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
