import type { Reader } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findSelfie } from '../selfies/selfie-store.server.ts';
import { storageKeys } from '../storage-keys.ts';

/** Loads a selfie of this shoot for an operator; undefined when it has no such file. A refused selfie has only its thumbnail. */
export async function loadSelfiePhoto(
  { db, storage }: { readonly db: Reader; readonly storage: Pick<Storage, 'get'> },
  { shootId, selfieId, size }: SelfiePhoto,
): Promise<Uint8Array | undefined> {
  if (!(await findSelfie(db, shootId, selfieId))) return undefined;
  const key = size === 'thumbnail' ? storageKeys.selfieThumbnail : storageKeys.selfieClean;
  return storage.get(key(shootId, selfieId));
}

interface SelfiePhoto {
  readonly shootId: string;
  readonly selfieId: string;
  readonly size: 'thumbnail' | 'large';
}
