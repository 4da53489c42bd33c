import { deleteHeadshotRows, listHeadshots } from './headshot-store.server.ts';
import { lockShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

/**
 * Brings files and rows of a shoot's pictures together after a crash: a file without a row is erased, a row
 * without its whole file is forgotten. Answers the numbers that are really there, each with its perceptual hash.
 * A delivered shoot is left as it is: nothing would be rendered again, and its remakes have files of their own.
 *
 * Under the shoot's lock, under which pictures are stored too: it never meets another worker half-way.
 */
export async function mendHeadshots(
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
    if (missing.length > 0) await deleteHeadshotRows(tx, shootId, missing);
    const entered = new Set(rows.map((row) => row.storageKey));
    for (const key of files.keys()) if (!entered.has(key)) await ports.storage.delete(key);
    return new Map(whole.map((row) => [row.number, row.perceptualHash]));
  });
}
