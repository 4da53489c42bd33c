import { createHash, createHmac, type Hash, hkdfSync, type Hmac } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-target.ts';

/** The form in which files are stored at the target. */
export interface BackupCipher {
  readonly isEncrypted: boolean;
  /** The ending of the keys of stored files. */
  readonly suffix: '' | '.age';
  encrypt(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** @throws {BackupError} while reading, when the key is wrong or the file is damaged */
  decrypt(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Returns the hash that names a file by its content. With a key it is keyed, so that names reveal nothing about files. */
  contentHash(): Hash | Hmac;
}

/** Returns a new secret key for `createAgeCipher`. */
export function createBackupKey(): Promise<string> {
  return generateX25519Identity();
}

/** Stores files as they are. */
export const PLAIN_CIPHER: BackupCipher = {
  isEncrypted: false,
  suffix: '',
  encrypt: (body) => body,
  decrypt: (body) => body,
  contentHash: () => createHash('sha256'),
};

/**
 * Encrypts files in the format age, so that an operator can decrypt them with the tool of that name.
 * @param secretKey AGE-SECRET-KEY-1…
 * @throws {BackupError} when it is none
 */
export async function createAgeCipher(secretKey: string): Promise<BackupCipher> {
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  try {
    encrypter.addRecipient(await identityToRecipient(secretKey));
    decrypter.addIdentity(secretKey);
  } catch (cause) {
    throw new BackupError('BACKUP_KEY is no secret key of age (AGE-SECRET-KEY-1…).', { cause });
  }
  const nameKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'lichtbild-backup-names', 32));
  return {
    isEncrypted: true,
    suffix: '.age',
    async *encrypt(body) {
      yield* readChunks(await encrypter.encrypt(streamOf(body)));
    },
    async *decrypt(body) {
      try {
        yield* readChunks(await decrypter.decrypt(streamOf(body)));
      } catch (cause) {
        if (!isOfFormat(cause)) throw cause;
        throw new BackupError(
          /no identity matched/.test(cause.message)
            ? 'The backup is encrypted with another key than BACKUP_KEY.'
            : 'A file of the backup is damaged, or is not encrypted.',
          { cause },
        );
      }
    },
    contentHash: () => createHmac('sha256', nameKey),
  };
}

/** Errors of the target have names of their own; those of the library are plain. */
function isOfFormat(error: unknown): error is Error {
  return error instanceof Error && ['Error', 'TypeError', 'RangeError'].includes(error.name);
}

function streamOf(body: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(body) as unknown as globalThis.ReadableStream<Uint8Array>;
}

async function* readChunks(stream: globalThis.ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* stream as unknown as AsyncIterable<Uint8Array>;
}
