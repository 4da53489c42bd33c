import { StorageError } from '../storage/storage.ts';

/** A failure of the place that keeps backups: it does not answer, is full, or refuses the login. */
export class BackupTargetError extends Error {
  override readonly name = 'BackupTargetError';
}

/** A backup that cannot be made or restored as it is. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface TargetFile {
  readonly key: string;
  readonly sizeBytes: number;
}

/**
 * The place that keeps backups. Keys have the form of storage keys (`storage-key.ts`). A file appears as a whole or not at all.
 *
 * @throws {BackupTargetError} when the place itself fails; a missing key is not an error
 */
export interface BackupTarget {
  /** The address for operators, without credentials. */
  readonly name: string;
  /** Writes a file and replaces an earlier one. It is durable when the promise resolves. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns undefined when there is no such key. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Lists the files below a prefix, which ends with `/`, in no particular order. */
  list(prefix: string): Promise<readonly TargetFile[]>;
  /** Does nothing when there is no such key. */
  delete(key: string): Promise<void>;
}

export async function readAll(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Turns bytes that are in memory into the body of a file. */
export async function* bodyOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/**
 * Runs the work of a target, whose failures become errors of the target. The failure of a body that is being written stays what it is.
 * @param describe returns the message for an error
 */
export async function asTargetError<Value>(
  describe: (error: unknown) => string,
  work: (watch: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>) => Promise<Value>,
): Promise<Value> {
  let ofBody: { readonly error: unknown } | undefined;
  async function* watch(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      ofBody = { error };
      throw error;
    }
  }
  try {
    return await work(watch);
  } catch (cause) {
    if (ofBody) throw ofBody.error;
    if (cause instanceof StorageError) throw cause; // a key that is none
    throw new BackupTargetError(describe(cause), { cause });
  }
}

/** Passes a stored file on, and turns a failure of reading it into an error of the target. */
export async function* asTargetBody(
  describe: (error: unknown) => string,
  body: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new BackupTargetError(describe(cause), { cause });
  }
}
