import { loadWantedGarments } from '../../features/wardrobe/request-wardrobe.server.ts';
import { readManifest, readRecords } from '../../features/wardrobe/wardrobe-files.server.ts';
import { createHouseStorage, createStorage } from '../adapters/create-storage.ts';
import type { Config } from '../config/config.ts';
import { errorMessage, type Finding, ok, warning } from './finding.ts';

const PART = 'wardrobe';

/** Counts the garments that are cut and can be worn. */
export async function checkWardrobe(
  config: Pick<Config, 'wardrobe' | 'dataDir' | 'storage'>,
): Promise<Finding> {
  if (config.wardrobe.kind === 'off') return ok(PART, 'off: pages offer no clothes');
  try {
    const storage = createStorage(config.storage);
    const wanted = await loadWantedGarments(createHouseStorage(config.dataDir));
    const records = await readRecords(
      storage,
      wanted.map(({ key }) => key),
    );
    const detail = `${records.size} of ${wanted.length} garments are ready`;
    if (records.size === wanted.length) return ok(PART, detail);
    const failed = (await readManifest(storage))?.missing ?? [];
    const reasons = failed.map(({ id, why }) => `${id}: ${why}`).join('; ');
    return reasons
      ? warning(PART, `${detail} (${reasons})`, 'Name a folder with the right photos in WARDROBE_FROM.')
      : warning(PART, detail, 'The worker cuts them in the background as soon as it has their photos.');
  } catch (error) {
    return warning(PART, errorMessage(error), 'Make the data folder readable.');
  }
}
