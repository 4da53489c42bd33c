import { findWantedGarments } from '../../features/wardrobe/request-wardrobe.server.ts';
import { readManifest, readRecords } from '../../features/wardrobe/wardrobe-files.server.ts';
import { createHouseStorage, createStorage } from '../adapters/create-storage.ts';
import type { Config } from '../config/config.ts';
import { fine, warning, words, type Finding } from './finding.ts';

const PART = 'wardrobe';

/** How many garments are cut and can be worn. */
export async function lookAtWardrobe(
  config: Pick<Config, 'wardrobe' | 'dataDir' | 'storage'>,
): Promise<Finding> {
  if (config.wardrobe.kind === 'off') return fine(PART, 'off: pages offer no clothes');
  try {
    const storage = createStorage(config.storage);
    const wanted = await findWantedGarments(createHouseStorage(config.dataDir));
    const records = await readRecords(
      storage,
      wanted.map(({ key }) => key),
    );
    const detail = `${records.size} of ${wanted.length} garments are ready`;
    if (records.size === wanted.length) return fine(PART, detail);
    const failed = (await readManifest(storage))?.missing ?? [];
    const reasons = failed.map(({ id, why }) => `${id}: ${why}`).join('; ');
    return reasons
      ? warning(PART, `${detail} (${reasons})`, 'Name a folder with the right photos in WARDROBE_FROM.')
      : warning(PART, detail, 'The worker cuts them in the background as soon as it has their photos.');
  } catch (error) {
    return warning(PART, words(error), 'Make the data folder readable.');
  }
}
