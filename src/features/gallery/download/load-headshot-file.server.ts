import pLimit from 'p-limit';
import type { HeadPosition } from '../../../imaging/finished-headshot.ts';
import type { DerivedVariant } from '../../../imaging/headshot-request.ts';
import { derivedKey } from '../../../platform/storage/derived-key.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { type HeadshotRow, lockOpenGalleryShared } from '../gallery-store.server.ts';

import {
  headshotFileName,
  type ImageMediaType,
  detectMediaType,
  type HeadshotVariant,
  webVariant,
} from './headshot-variants.ts';
import { listPictureKeys } from '../remakes/remake-store.server.ts';

export interface HeadshotFile {
  readonly fileName: string;
  readonly type: ImageMediaType;
  readonly sizeBytes: number;
  readonly body: Uint8Array | ReadableStream<Uint8Array>;
}

/**
 * Resolves to undefined when the files were erased in the meantime.
 * @param accept the request's Accept header; without it `web` is a JPEG
 */
export type LoadHeadshotFile = (
  headshot: HeadshotRow,
  variant: HeadshotVariant,
  accept?: string,
) => Promise<HeadshotFile | undefined>;

/** Decoding a large JPEG takes about 50 MB, and a page requests 120 thumbnails at once. */
const CONCURRENT_DERIVATIONS_MAX = 2;

/**
 * Originals are streamed from storage. Other sizes are derived on the first request and stored below the shoot's own prefix,
 * so that they are erased with it.
 */
export function createHeadshotFileLoader(
  ports: Pick<GalleryPorts, 'db' | 'storage' | 'engine' | 'clock'>,
): LoadHeadshotFile {
  const limitDerivations = pLimit(CONCURRENT_DERIVATIONS_MAX);
  const runningDerivations = new Map<string, Promise<Uint8Array | undefined>>();

  async function derive(headshot: HeadshotRow, variant: DerivedVariant, key: string) {
    const original = await ports.storage.get(headshot.storageKey);
    if (!original) return undefined;
    const derived = await ports.engine.derive(
      { jpeg: original, measures: readHeadPosition(headshot.measures) },
      variant,
    );
    await store(headshot, key, derived);
    return derived;
  }

  /**
   * Writes under the gallery's lock, because a copy written while the shoot is erased, or after its owner has chosen
   * another version, would never be deleted.
   */
  async function store(headshot: HeadshotRow, key: string, derived: Uint8Array): Promise<void> {
    const { shootId, storageKey } = headshot;
    await ports.db.transaction(async (tx) => {
      if (!(await lockOpenGalleryShared(tx, shootId, ports.clock.now()))) return;
      if ((await listPictureKeys(tx, shootId)).includes(storageKey)) await ports.storage.put(key, derived);
    });
  }

  async function load(headshot: HeadshotRow, variant: DerivedVariant): Promise<Uint8Array | undefined> {
    const key = derivedKey(headshot.storageKey, variant);
    const stored = await ports.storage.get(key);
    if (stored) return stored;
    const running = runningDerivations.get(key);
    if (running) return running;
    const started = limitDerivations(() => derive(headshot, variant, key)).finally(() =>
      runningDerivations.delete(key),
    );
    runningDerivations.set(key, started);
    return started;
  }

  return async (headshot, variant, accept) => {
    if (variant === 'original') {
      const file = await ports.storage.stream(headshot.storageKey);
      if (!file) return undefined;
      const type = 'image/jpeg';
      return { fileName: headshotFileName(headshot, variant, type), type, ...file };
    }
    const bytes = await load(headshot, variant === 'web' ? webVariant(accept) : variant);
    if (!bytes) return undefined;
    const type = detectMediaType(bytes);
    const fileName = headshotFileName(headshot, variant, type);
    return { fileName, type, sizeBytes: bytes.byteLength, body: bytes };
  };
}

const HEAD_PLACE_KEYS = ['headHeightShare', 'eyeLineShare', 'crownLineShare', 'faceCentreShare'] as const;

/** Reads the head's place from a headshot's stored measures; undefined when an old headshot lacks one of them. */
function readHeadPosition(measures: unknown): HeadPosition | undefined {
  const known = Object(measures) as Partial<Record<keyof HeadPosition, unknown>>;
  const shares = HEAD_PLACE_KEYS.map((name) => [name, known[name]] as const);
  if (!shares.every(([, share]) => typeof share === 'number')) return undefined;
  return Object.fromEntries(shares) as unknown as HeadPosition;
}
