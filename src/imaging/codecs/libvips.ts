import sharp from 'sharp';

// Renders run in several worker threads already, and all of them share libvips' own threads and cache. With one thread per
// pipeline and no cache, time and memory stay predictable.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Returns the bytes of a Buffer as a Uint8Array over the same memory, whose slices are copies, unlike those of a
 * Buffer.
 */
export function plainBytes({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

export { sharp };
