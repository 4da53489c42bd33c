import pLimit from 'p-limit';
import type { DerivedVariant } from '../../../imaging/headshot-request.ts';
import { derivedKey } from '../../../platform/storage/derived-key.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { type HeadshotRow, holdOpenGallery } from '../gallery-store.server.ts';
import { headPlace } from './head-place.ts';
import {
  pictureFileName,
  type PictureType,
  pictureType,
  type PictureVariant,
  webVariant,
} from './picture-file.ts';
import { listPictureKeys } from '../remakes/remake-store.server.ts';

export interface Picture {
  readonly fileName: string;
  readonly type: PictureType;
  readonly sizeBytes: number;
  readonly body: Uint8Array | ReadableStream<Uint8Array>;
}

/**
 * Undefined when the files went while the picture was asked for.
 * @param accept the Accept header of who asks; without it `web` is a JPEG
 */
export type LoadPicture = (
  headshot: HeadshotRow,
  variant: PictureVariant,
  accept?: string,
) => Promise<Picture | undefined>;

/** Decoding a large JPEG costs about 50 MB; a page asks for 120 thumbnails at once. */
const CONCURRENT_DERIVATIONS_MAX = 2;

/**
 * Originals are streamed from storage. Other sizes are made when they are first asked for and kept below the
 * shoot's own prefix, so that they are erased with it.
 */
export function createHeadshotPictures(
  ports: Pick<GalleryPorts, 'db' | 'storage' | 'engine' | 'clock'>,
): LoadPicture {
  const limitDerivations = pLimit(CONCURRENT_DERIVATIONS_MAX);
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  async function derive(headshot: HeadshotRow, variant: DerivedVariant, key: string) {
    const original = await ports.storage.get(headshot.storageKey);
    if (!original) return undefined;
    const derived = await ports.engine.derive(
      { jpeg: original, measures: headPlace(headshot.measures) },
      variant,
    );
    await keep(headshot, key, derived);
    return derived;
  }

  /**
   * Writes under the gallery's lock, because a copy written while the shoot is erased, or after its owner has chosen
   * another picture, would stay behind.
   */
  async function keep(headshot: HeadshotRow, key: string, derived: Uint8Array): Promise<void> {
    const { shootId, storageKey } = headshot;
    await ports.db.transaction(async (tx) => {
      if (!(await holdOpenGallery(tx, shootId, ports.clock.now()))) return;
      if ((await listPictureKeys(tx, shootId)).includes(storageKey)) await ports.storage.put(key, derived);
    });
  }

  async function load(headshot: HeadshotRow, variant: DerivedVariant): Promise<Uint8Array | undefined> {
    const key = derivedKey(headshot.storageKey, variant);
    const kept = await ports.storage.get(key);
    if (kept) return kept;
    const running = underWay.get(key);
    if (running) return running;
    const started = limitDerivations(() => derive(headshot, variant, key)).finally(() =>
      underWay.delete(key),
    );
    underWay.set(key, started);
    return started;
  }

  return async (headshot, variant, accept) => {
    if (variant === 'original') {
      const file = await ports.storage.stream(headshot.storageKey);
      if (!file) return undefined;
      const type = 'image/jpeg';
      return { fileName: pictureFileName(headshot, variant, type), type, ...file };
    }
    const bytes = await load(headshot, variant === 'web' ? webVariant(accept) : variant);
    if (!bytes) return undefined;
    const type = pictureType(bytes);
    const fileName = pictureFileName(headshot, variant, type);
    return { fileName, type, sizeBytes: bytes.byteLength, body: bytes };
  };
}
