import { describe, expect, it } from 'vitest';
import { createHmacCapabilities } from '../../../platform/capability/hmac-capabilities.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { createUploadStore } from './upload-store.server.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}

it('continues an upload after its secret was rotated, but not after it was deleted', async () => {
  const storage = createMemoryStorage();
  const storeWith = (...secrets: string[]) =>
    createUploadStore({ storage, capabilities: createHmacCapabilities(secrets) });
  const before = storeWith(OLD);
  await before.create('s', 'u', { sizeBytes: 12, createdAt: '2026-11-21T10:00:00.000Z' });
  const offset = await before.append('s', 'u', 0, once('before'));
  await storeWith(NEW, OLD).append('s', 'u', offset, once(' after'));
  expect(Buffer.from((await storeWith(NEW, OLD).read('s', 'u')) ?? []).toString()).toBe('before after');
  await expect(storeWith(NEW).read('s', 'u')).rejects.toThrow();
});

describe('what is stored', () => {
  const MIB = 1024 * 1024;
  const CIPHER_BYTES = 28;

  async function* chunksOf(...sizes: readonly number[]) {
    for (const size of sizes) yield new Uint8Array(size);
  }

  /** Resolves to the sizes of the parts that an upload of these chunks stores. */
  async function storedParts(...sizes: readonly number[]): Promise<readonly number[]> {
    const storage = createMemoryStorage();
    const store = createUploadStore({ storage, capabilities: createHmacCapabilities([NEW]) });
    await store.append('s', 'u', 0, chunksOf(...sizes));
    const files = await storage.list('shoots/s/uploads/u/parts/');
    return files.map(({ sizeBytes }) => sizeBytes - CIPHER_BYTES);
  }

  it('is one part of many small chunks', async () => {
    expect(await storedParts(10, 20, 30)).toEqual([60]);
  });

  it('is a full part as soon as a MiB has arrived, however the chunks are split', async () => {
    expect(await storedParts(0.75 * MIB, 0.75 * MIB, MIB)).toEqual([MIB, MIB, 0.5 * MIB]);
    expect(await storedParts(2.5 * MIB)).toEqual([MIB, MIB, 0.5 * MIB]);
  });

  it('is no part of nothing', async () => {
    expect(await storedParts()).toEqual([]);
    expect(await storedParts(0)).toEqual([]);
    expect(await storedParts(MIB)).toEqual([MIB]);
  });
});

describe('a file is not read', () => {
  const info = { sizeBytes: 12, createdAt: '2026-11-21T10:00:00.000Z' };

  async function uploaded(text: string) {
    const storage = createMemoryStorage();
    const store = createUploadStore({ storage, capabilities: createHmacCapabilities([NEW]) });
    await store.create('s', 'u', info);
    await store.append('s', 'u', 0, once(text));
    return { storage, store };
  }

  it('until its last byte has arrived', async () => {
    const { store } = await uploaded('before afte');
    expect(await store.read('s', 'u')).toBeUndefined();
    await store.append('s', 'u', 11, once('r'));
    expect(Buffer.from((await store.read('s', 'u')) ?? []).toString()).toBe('before after');
  });

  it('when nobody began it', async () => {
    const { store } = await uploaded('before after');
    expect(await store.read('s', 'other')).toBeUndefined();
    expect(await store.read('other', 'u')).toBeUndefined();
  });

  it('when it is erased meanwhile', async () => {
    const { storage, store } = await uploaded('before after');
    const list = storage.list;
    storage.list = async (prefix) => {
      const files = await list(prefix);
      await store.eraseParts('s', 'u');
      return files;
    };
    expect(await store.read('s', 'u')).toBeUndefined();
  });
});
