import { createDownloadedPortraits } from '../platform/portraits/download-portraits.ts';
import { createFolderPortraits } from '../platform/portraits/folder-portraits.ts';
import type { PortraitSource } from '../platform/portraits/portrait-source.ts';
import type { Config } from './config.ts';

/** Undefined when no examples are to be made. */
export function createPortraitSource(examples: Config['examples']): PortraitSource | undefined {
  if (examples.kind === 'off') return undefined;
  return examples.kind === 'folder'
    ? createFolderPortraits(examples.folder)
    : createDownloadedPortraits(examples.baseUrl);
}
