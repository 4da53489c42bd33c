import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import type { GarmentPhotos } from '../../features/wardrobe/cut-one-garment.server.ts';
import { createDownloadedPortraits } from '../../platform/portraits/download-portraits.ts';
import { createFolderPortraits } from '../../platform/portraits/folder-portraits.ts';
import type { PortraitSource } from '../../platform/portraits/portrait-source.ts';
import { preferLocalPortraits } from '../../platform/portraits/prefer-local-portraits.ts';
import type { PortraitSourceConfig } from '../config/config.ts';
import type { Settings } from '../config/load-settings.ts';
import { createHouseStorage } from './create-storage.ts';

/** The folder of test photos beside the checkout (test/photos.ts). It contains the portraits under their file names. */
const BESIDE_THE_CHECKOUT = '../shared/photos/portraits';

/**
 * Returns undefined when no photos are wanted. When nothing is configured, photos beside the checkout that have the right
 * checksum are preferred to downloads, so that a machine without a network shows examples and garments too.
 * @param root folder of package.json
 */
export function createPortraitSource(from: PortraitSourceConfig, root: string): PortraitSource | undefined {
  if (from.kind === 'off') return undefined;
  if (from.kind === 'folder') return createFolderPortraits(from.folder);
  const downloaded = createDownloadedPortraits(from.baseUrl);
  const beside = resolve(root, BESIDE_THE_CHECKOUT);
  if (from.baseUrl !== PORTRAITS_URL || !existsSync(beside)) return downloaded;
  return preferLocalPortraits(createFolderPortraits(beside), downloaded);
}

/** Returns undefined when no clothes are offered. */
export function createGarmentPhotos({ config, root }: Settings): GarmentPhotos | undefined {
  const portraits = createPortraitSource(config.wardrobe, root);
  return portraits && { portraits, house: createHouseStorage(config.dataDir) };
}
