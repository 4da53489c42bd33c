/** Anything that went wrong with the files themselves: disk full, bucket gone, permission. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Files by key. Keys are `/`-separated, start with the shoot's id folder (`shoots/<shootId>/…`) and never
 * contain personal data. Every operation either happened whole or not at all.
 *
 * @throws {StorageError} when the store itself fails; a missing key is not an error.
 */
export interface Storage {
  /** Durable when it resolves; replaces what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** A stream for large answers; undefined when there is no such key. */
  stream(
    key: string,
  ): Promise<{ readonly sizeBytes: number; readonly body: ReadableStream<Uint8Array> } | undefined>;
  /** Keys below a prefix with their sizes, in key order. The prefix ends with `/`. */
  list(prefix: string): Promise<readonly StoredFile[]>;
  /** Nothing happens when there is no such key. */
  delete(key: string): Promise<void>;
  /** Erases everything below a prefix and says how much it was. Safe to repeat. */
  eraseAll(prefix: string): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Resolves when the store can be written and read; used by /readyz. */
  check(): Promise<void>;
  /** How much room there is; undefined where nobody counts. */
  freeSpace(): Promise<DiskSpace | undefined>;
}

export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
}
