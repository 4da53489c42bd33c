import type { StyleId } from '../../../catalog/styles.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** The key of the preview of a selfie in a style, if it was made. */
export async function findPreview(
  storage: Storage,
  shootId: string,
  style: StyleId,
  selfieId: string,
): Promise<string | undefined> {
  const wanted = storageKeys.preview(shootId, style, selfieId);
  const files = await storage.list(storageKeys.previews(shootId));
  return files.find(({ key }) => key === wanted)?.key;
}
