import { deleteHeadshots, listHeadshots } from './headshot-store.server.ts';
import { lockShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

/**
 * Makes files and rows of a shoot's headshots consistent after a crash: files without a row are erased, and so are rows without
 * their complete file. Resolves to the numbers of the stored headshots, each with its perceptual hash. A delivered shoot is
 * left unchanged, because nothing would be rendered again and its remakes have files of their own.
 *
 * It holds the shoot's lock, as does every worker that stores a headshot, so it never sees one half stored.
 */
export async function repairHeadshots(
  ports: Pick<ShootPorts, 'db' | 'storage'>,
  shootId: string,
): Promise<ReadonlyMap<number, string>> {
  return ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    const rows = await listHeadshots(tx, shootId);
    if (shoot?.state === 'delivered') return new Map(rows.map((row) => [row.number, row.perceptualHash]));
    const files = new Map<string, number>();
    for (const file of await ports.storage.list(storageKeys.headshots(shootId))) {
      files.set(file.key, file.sizeBytes);
    }
    const whole = rows.filter((row) => files.get(row.storageKey) === row.bytes);
    const missing = rows.filter((row) => !whole.includes(row)).map((row) => row.number);
    if (missing.length > 0) await deleteHeadshots(tx, shootId, missing);
    const entered = new Set(rows.map((row) => row.storageKey));
    for (const key of files.keys()) if (!entered.has(key)) await ports.storage.delete(key);
    return new Map(whole.map((row) => [row.number, row.perceptualHash]));
  });
}
