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

/** Stores a picture at every width of pages that is not larger than it, and at its own when that lies between. */
export async function storeForPages(
  { engine, storage }: Ports,
  picture: ShownPicture,
  signal: AbortSignal | undefined,
): Promise<readonly PictureFile[]> {
  const files: PictureFile[] = [];
  for (const type of ['avif', 'webp'] as const) {
    for (const asked of PAGE_WIDTHS_PX) {
      const { bytes, widthPx, heightPx } = await engine.forPage(picture, { widthPx: asked, type }, signal);
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
      await storage.put(exampleKeys.picture(name), bytes);
      files.push({ name, type, widthPx, heightPx, bytes: bytes.byteLength });
      if (widthPx < asked) break;
    }
  }
  return files;
}
