import { createHash } from 'node:crypto';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { ShownPicture } from '../../imaging/shown-picture.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { exampleKeys, type PictureFile } from './example-set.ts';
import { PAGE_WIDTHS_PX } from './page-widths.ts';

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'forPage'>;
  readonly storage: Pick<Storage, 'put'>;
}

/** Stores a picture in every page width up to its own, and in its own width when that is between two page widths. */
export async function storeForPages(
  { engine, storage }: Ports,
  picture: ShownPicture,
  signal: AbortSignal | undefined,
): Promise<readonly PictureFile[]> {
  const files: PictureFile[] = [];
  for (const type of ['avif', 'webp'] as const) {
    for (const wantedWidthPx of PAGE_WIDTHS_PX) {
      const { bytes, widthPx, heightPx } = await engine.forPage(
        picture,
        { widthPx: wantedWidthPx, type },
        signal,
      );
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
      await storage.put(exampleKeys.picture(name), bytes);
      files.push({ name, type, widthPx, heightPx, bytes: bytes.byteLength });
      if (widthPx < wantedWidthPx) break;
    }
  }
  return files;
}
