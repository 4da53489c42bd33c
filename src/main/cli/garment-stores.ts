import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import type { GarmentPhotos } from '../../features/wardrobe/cut-one-garment.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createPortraitSource } from '../adapters/create-portrait-source.ts';
import { createHouseStorage, createStorage } from '../adapters/create-storage.ts';
import { loadSettings } from '../config/load-settings.ts';

export interface GarmentStores {
  /** The cut garments of the service; new ones are added here. */
  readonly storage: Storage;
  /** The data folder, which holds the operator's own garments. */
  readonly house: Storage;
  readonly photos: GarmentPhotos;
}

/** Opens the stores of this data folder, even where `WARDROBE=off` stops the service from offering clothes. */
export function openGarmentStores(): GarmentStores {
  const { config, root } = loadSettings();
  const { wardrobe } = config;
  const from = wardrobe.kind === 'off' ? ({ kind: 'download', baseUrl: PORTRAITS_URL } as const) : wardrobe;
  const house = createHouseStorage(config.dataDir);
  return {
    storage: createStorage(config.storage),
    house,
    photos: { portraits: createPortraitSource(from, root)!, house },
  };
}
