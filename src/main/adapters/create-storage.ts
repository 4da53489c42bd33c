import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Config } from '../config/config.ts';

/** The storage of uploads, headshots, example pictures and cut garments. */
export function createStorage(storage: Config['storage']): Storage {
  switch (storage.kind) {
    case 'disk':
      return createDiskStorage(storage.folder);
  }
}

/** The operator's own garments are always on this machine's disk, in the data folder, where the command line adds them. */
export function createHouseStorage(dataDir: string): Storage {
  return createDiskStorage(dataDir);
}
