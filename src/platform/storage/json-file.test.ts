import { expect, test } from 'vitest';

import { readJsonFile, writeJsonFile } from './json-file.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('reads what it wrote', async () => {
  const storage = createMemoryStorage();
  const value = { name: 'Jäckchen', sizes: [1, 2.5, null] };
  await writeJsonFile(storage, 'a.json', value);
  expect(await readJsonFile(storage, 'a.json')).toEqual(value);
  expect(Buffer.from((await storage.get('a.json'))!).toString()).toMatch(/^\{\n.*\}\n$/s);
});

test('returns undefined for a missing file, and for one that is not JSON', async () => {
  const storage = createMemoryStorage();
  await storage.put('half.json', Buffer.from('{"name":'));
  expect(await readJsonFile(storage, 'none.json')).toBeUndefined();
  expect(await readJsonFile(storage, 'half.json')).toBeUndefined();
});
