import type { Storage } from './storage.ts';

export async function writeJsonFile(
  storage: Pick<Storage, 'put'>,
  key: string,
  value: unknown,
): Promise<void> {
  await storage.put(key, Buffer.from(`${JSON.stringify(value, null, 1)}\n`));
}

/** Returns undefined when the file is missing or not JSON, so that the caller rewrites it. */
export async function readJsonFile(storage: Pick<Storage, 'get'>, key: string): Promise<unknown> {
  const bytes = await storage.get(key);
  if (!bytes) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
