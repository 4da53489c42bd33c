import { loadWantedGarments } from '../../../features/wardrobe/request-wardrobe.server.ts';
import { readManifest, readRecords } from '../../../features/wardrobe/wardrobe-files.server.ts';
import type { GarmentStores } from '../garment-stores.ts';

export interface ListedGarment {
  readonly id: string;
  readonly name: string | undefined;
  readonly kind: string;
  readonly dress: string;
  readonly cut: string;
  readonly dyes: readonly string[];
  /** True once the garment is cut. `why` is the reason when cutting it has failed. */
  readonly isReady: boolean;
  readonly why: string | undefined;
}

export async function listGarments({
  storage,
  house,
}: Pick<GarmentStores, 'storage' | 'house'>): Promise<readonly ListedGarment[]> {
  const wanted = await loadWantedGarments(house);
  const records = await readRecords(
    storage,
    wanted.map(({ key }) => key),
  );
  const missing = (await readManifest(storage))?.missing ?? [];
  return wanted.map(({ id, key, name, shape, dress, cut, dyes }) => ({
    ...{ id, name: name?.en, kind: shape.kind, dress, cut },
    dyes: dyes.map((dye) => dye.id),
    isReady: records.has(key),
    why: records.has(key) ? undefined : missing.find((one) => one.id === id)?.why,
  }));
}

/** Formats one line per garment. */
export function listText(garments: readonly ListedGarment[]): string {
  const width = Math.max(...garments.map(({ id }) => id.length));
  const lines = garments.map(({ id, name, kind, dress, cut, dyes, isReady, why }) => {
    const state = isReady ? 'ready' : why === undefined ? 'waits' : 'fails';
    const facts = [kind.padEnd(5), dress.padEnd(8), cut.padEnd(8), dyes.join(',')].join(' ');
    return `${state} ${id.padEnd(width)} ${facts}${name === undefined ? '' : ` "${name}"`}${why === undefined ? '' : ` (${why})`}\n`;
  });
  return lines.join('');
}
