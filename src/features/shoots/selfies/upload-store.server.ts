import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { decryptPart, encryptPart } from './upload-cipher.ts';
import { contiguousParts, partKey, readPart, type UploadPart } from './upload-parts.ts';

/** A killed server loses at most this much of an upload. */
const PART_BYTES = 1024 * 1024;

export interface UploadInfo {
  readonly sizeBytes: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

export type UploadStore = ReturnType<typeof createUploadStore>;

/**
 * Stores uploads as encrypted parts: any web process can continue an upload that another one started, and the original with
 * its EXIF data is never on a disk unencrypted. Uploads are found only below their own shoot.
 */
export function createUploadStore(ports: {
  readonly storage: Storage;
  readonly capabilities: Pick<Capabilities, 'deriveKeys'>;
}) {
  const { storage, capabilities } = ports;
  const infoKey = (shootId: string, uploadId: string) => `${storageKeys.upload(shootId, uploadId)}info.json`;
  const partsPrefix = (shootId: string, uploadId: string) => `${storageKeys.upload(shootId, uploadId)}parts/`;

  async function listParts(shootId: string, uploadId: string): Promise<readonly UploadPart[]> {
    const prefix = partsPrefix(shootId, uploadId);
    const files = await storage.list(prefix);
    return contiguousParts(files.flatMap((file) => readPart(prefix, file.key, file.sizeBytes) ?? []));
  }

  return {
    async create(shootId: string, uploadId: string, info: UploadInfo): Promise<void> {
      await storage.put(infoKey(shootId, uploadId), Buffer.from(JSON.stringify(info)));
    },

    async info(shootId: string, uploadId: string): Promise<UploadInfo | undefined> {
      const bytes = await storage.get(infoKey(shootId, uploadId));
      return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as UploadInfo);
    },

    /** Resolves to the number of bytes received. */
    async offset(shootId: string, uploadId: string): Promise<number> {
      const last = (await listParts(shootId, uploadId)).at(-1);
      return last ? last.offset + last.sizeBytes : 0;
    },

    /** Stores a stream in parts and resolves to the new offset. A broken stream throws after its received bytes are stored. */
    async append(
      shootId: string,
      uploadId: string,
      offset: number,
      chunks: AsyncIterable<Uint8Array>,
    ): Promise<number> {
      const key = capabilities.deriveKeys('upload', uploadId).current;
      let end = offset;
      let waiting: Uint8Array[] = [];
      let waitingBytes = 0;
      const flush = async () => {
        const plain = Buffer.concat(waiting);
        waiting = [];
        waitingBytes = 0;
        if (plain.length === 0) return;
        await storage.put(partKey(partsPrefix(shootId, uploadId), end), encryptPart(key, end, plain));
        end += plain.length;
      };
      try {
        for await (let chunk of chunks) {
          while (chunk.length > 0) {
            const fitting = chunk.subarray(0, PART_BYTES - waitingBytes);
            waiting.push(fitting);
            waitingBytes += fitting.length;
            chunk = chunk.subarray(fitting.length);
            if (waitingBytes === PART_BYTES) await flush();
          }
        }
      } finally {
        await flush();
      }
      return end;
    },

    /** Resolves to the whole file; undefined while a part of it is missing. */
    async read(shootId: string, uploadId: string): Promise<Uint8Array | undefined> {
      const info = await this.info(shootId, uploadId);
      if (!info) return undefined;
      // The secret may have been rotated between two parts.
      const keys = capabilities.deriveKeys('upload', uploadId).all;
      const plain: Uint8Array[] = [];
      for (const part of await listParts(shootId, uploadId)) {
        const bytes = await storage.get(part.key);
        if (!bytes) return undefined;
        plain.push(decryptPart(keys, part.offset, bytes));
      }
      const whole = Buffer.concat(plain);
      return whole.length === info.sizeBytes ? whole : undefined;
    },

    /** Lists the ids of all uploads of a shoot, finished or not. */
    async list(shootId: string): Promise<readonly string[]> {
      const prefix = storageKeys.uploads(shootId);
      const files = await storage.list(prefix);
      return [...new Set(files.map((file) => file.key.slice(prefix.length).split('/')[0] ?? ''))];
    },

    /** Erases the original but keeps its info file, so that a client which missed the response need not upload it again. */
    async eraseParts(shootId: string, uploadId: string): Promise<void> {
      await storage.eraseAll(partsPrefix(shootId, uploadId));
    },

    async erase(shootId: string, uploadId: string): Promise<void> {
      await storage.eraseAll(storageKeys.upload(shootId, uploadId));
    },
  };
}
