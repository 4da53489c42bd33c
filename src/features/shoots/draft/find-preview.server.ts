import type { StyleId } from '../../../catalog/styles.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** The key of the preview in a style; its name also holds the selfie it was made of. */
export async function findPreview(
  storage: Storage,
  shootId: string,
  style: StyleId,
): Promise<string | undefined> {
  const prefix = storageKeys.previews(shootId);
  const files = await storage.list(prefix);
  return files.find((file) => file.key.startsWith(`${prefix}${style}-`))?.key;
}
