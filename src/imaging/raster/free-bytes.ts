import { invariant } from '../../base/invariant.ts';

/**
 * Frees the memory of pixels that are no longer needed at once; the array is empty afterwards. Without it, the buffers of
 * consecutive images pile up outside the garbage collector's heap, and a collection runs after nearly every image, which
 * takes a tenth of a shoot's time.
 * @param bytes the whole of their own buffer: neither shared between threads nor a view of a larger buffer; throws
 *   InvariantError otherwise
 */
export function freeBytes(bytes: Uint8Array | Float32Array): void {
  const { buffer } = bytes;
  invariant(buffer instanceof ArrayBuffer, 'memory shared between threads is not freed');
  invariant(bytes.byteLength === buffer.byteLength, 'only a whole buffer is freed');
  buffer.transfer(0);
}
