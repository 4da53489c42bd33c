import { keySegments, prefixSegments } from './storage-key.ts';
import type { Storage } from './storage.ts';

/** Stores files in memory, for tests. Like a disk, it stores and returns copies. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const versions = new Map<string, number>();
  let writes = 0;
  const below = (prefix: string) => {
    prefixSegments(prefix);
    return [...files.keys()].filter((key) => key.startsWith(prefix)).sort();
  };
  return {
    async put(key, bytes) {
      keySegments(key);
      files.set(key, new Uint8Array(bytes));
      versions.set(key, ++writes);
    },
    async get(key) {
      keySegments(key);
      const bytes = files.get(key);
      return bytes && new Uint8Array(bytes);
    },
    async stream(key) {
      keySegments(key);
      const bytes = files.get(key);
      return bytes && { sizeBytes: bytes.byteLength, body: new Blob([bytes]).stream() };
    },
    async list(prefix) {
      return below(prefix).map((key) => ({ key, sizeBytes: files.get(key)!.byteLength }));
    },
    async inventory() {
      return [...files].map(([key, bytes]) => ({
        key,
        sizeBytes: bytes.byteLength,
        version: String(versions.get(key)),
      }));
    },
    async delete(key) {
      keySegments(key);
      files.delete(key);
    },
    async eraseAll(prefix) {
      const keys = below(prefix);
      const bytes = keys.reduce((sum, key) => sum + files.get(key)!.byteLength, 0);
      keys.forEach((key) => files.delete(key));
      return { files: keys.length, bytes };
    },
    async check() {
      // memory is always available
    },
    freeSpace: async () => undefined,
  };
}
