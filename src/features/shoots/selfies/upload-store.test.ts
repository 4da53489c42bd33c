import { expect, it } from 'vitest';
import { createHmacCapabilities } from '../../../platform/capability/hmac-capabilities.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { createUploadStore } from './upload-store.server.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}

it('goes on with an upload after its secret was retired, and not when it was thrown away', async () => {
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
