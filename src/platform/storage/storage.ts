/** A failure of the store itself: the disk is full, a permission or the bucket is missing. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Stores files by key. Keys are separated by `/`, those of a shoot start with its folder (`shoots/<shootId>/…`), and they never
 * contain personal data. Every operation is atomic.
 *
 * @throws {StorageError} when the store itself fails; a missing key is not an error
 */
export interface Storage {
  /** Writes a file and replaces an earlier one. It is durable when the promise resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns undefined when there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Opens a stream for large files; returns undefined when there is no such key. */
  stream(
    key: string,
  ): Promise<{ readonly sizeBytes: number; readonly body: ReadableStream<Uint8Array> } | undefined>;
  /** Lists the keys below a prefix with their sizes, in key order. The prefix ends with `/`. */
  list(prefix: string): Promise<readonly StoredFile[]>;
  /** Lists all files with their versions, for backups. */
  inventory(): Promise<readonly VersionedFile[]>;
  /** Does nothing when there is no such key. */
  delete(key: string): Promise<void>;
  /** Erases everything below a prefix and returns how much it was. Idempotent. */
  eraseAll(prefix: string): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Resolves when the store can be written; used by /readyz. */
  check(): Promise<void>;
  /** Returns the free and total space, or undefined if the store has no limit. */
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

export interface VersionedFile extends StoredFile {
  /** A value that changes whenever the file is written. */
  readonly version: string;
}
