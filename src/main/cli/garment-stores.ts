import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import type { GarmentPhotos } from '../../features/wardrobe/cut-one-garment.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createPortraitSource } from '../adapters/create-portrait-source.ts';
import { createHouseStorage, createStorage } from '../adapters/create-storage.ts';
import { loadSettings } from '../config/load-settings.ts';

export interface GarmentStores {
  /** Cut garments: those of the service, and where more are kept. */
  readonly storage: Storage;
  /** The data folder, which holds the operator's own garments. */
  readonly house: Storage;
  readonly photos: GarmentPhotos;
}

/** The stores of the service of this data folder, also where `WARDROBE=off` keeps it from offering clothes. */
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
