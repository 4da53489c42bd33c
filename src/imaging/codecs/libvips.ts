import sharp from 'sharp';

// Renders run in several worker threads already, and libvips' own threads and cache are shared by all of
// them: one thread a pipeline and no cache keep time and memory predictable.
sharp.cache(false);
sharp.concurrency(1);

/** The bytes of a Buffer as a plain array over the same memory: unlike a Buffer's, its slices are copies. */
export function plainBytes({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

export { sharp };
