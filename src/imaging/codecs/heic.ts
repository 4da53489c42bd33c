import { createRequire } from 'node:module';

import { err, ok, type Result } from '../../base/result.ts';
import type { RgbImage } from '../raster/image.ts';
import { primaryHevcItems } from './damage/heif-items.ts';

/** A C pointer into the WASM memory. */
type Pointer = number;

/**
 * The C functions of libheif used here (libheif/heif_*.h). A function that returns a `heif_error` takes its address
 * first.
 */
interface Libheif {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  _malloc(byteCount: number): Pointer;
  _heif_context_alloc(): Pointer;
  _heif_context_read_from_memory_without_copy(
    error: Pointer,
    context: Pointer,
    bytes: Pointer,
    byteCount: number,
    options: Pointer,
  ): void;
  _heif_context_get_primary_image_handle(error: Pointer, context: Pointer, handle: Pointer): void;
  _heif_context_get_image_handle(error: Pointer, context: Pointer, id: number, handle: Pointer): void;
  _heif_image_handle_get_width(handle: Pointer): number;
  _heif_image_handle_get_height(handle: Pointer): number;
  _heif_image_handle_release(handle: Pointer): void;
  _heif_decoding_options_alloc(): Pointer;
  _heif_decode_image(
    error: Pointer,
    handle: Pointer,
    image: Pointer,
    colorspace: number,
    chroma: number,
    options: Pointer,
  ): void;
  _heif_image_get_decoding_warnings(image: Pointer, first: number, into: Pointer, count: number): number;
  _heif_image_get_width(image: Pointer, channel: number): number;
  _heif_image_get_height(image: Pointer, channel: number): number;
  _heif_image_get_plane_readonly(image: Pointer, channel: number, stride: Pointer): Pointer;
  _heif_image_release(image: Pointer): void;
}

/** heif_colorspace, heif_chroma and heif_channel of interleaved RGB. */
const RGB = { colorspace: 1, chroma: 10, channel: 10 } as const;
/** heif_colorspace_undefined and heif_chroma_undefined, which leave the pixels in the file's own format. */
const NATIVE = { colorspace: 99, chroma: 99 } as const;
/** heif_channel of luma and of the two colours. */
const CHANNELS = [0, 1, 2] as const;
/** Byte offsets in heif_decoding_options: `ignore_transformations` and `strict_decoding`. */
const OPTIONS = { ignoreTransformations: 1, strictDecoding: 21 } as const;
/** Byte offsets in the memory for results of C functions: a heif_error of three words comes first. */
const RESULT = { handle: 12, image: 16, stride: 20, byteCount: 32 } as const;

/** Bytes that replace the last ones of a tile. No three of them look like the start of another NAL unit. */
const OTHER_TAIL = [0x6d, 0x93, 0x5b, 0xa7, 0x6d, 0x93, 0x5b, 0xa7] as const;

const require = createRequire(import.meta.url);

/** Thrown when libheif reports an error or a warning. Its message may quote the file, so it is not passed on. */
class HeifError extends Error {}

/**
 * Decodes HEIC (HEVC in HEIF, ISO/IEC 23008-12) with libheif compiled to WebAssembly, because the prebuilt libvips cannot for
 * patent reasons. The file's own rotation is applied; the colours stay in the file's profile. Damage that libheif only warns
 * about, and damage that it does not notice, is `unreadable`. It takes about 1 s for 12 megapixels.
 *
 * Each call uses a new WASM instance (20 ms), because the memory of an instance only ever grows: a reused one would occupy as
 * much as the largest image for the life of the thread.
 */
export function decodeHeic(
  bytes: Uint8Array,
  maxPixels: number,
): Result<RgbImage, 'unreadable' | 'too-many-pixels'> {
  try {
    const heif = openHeif(bytes);
    const primary = heif.primary();
    if (primary.widthPx * primary.heightPx > maxPixels) return err('too-many-pixels');
    const image = heif.rgb(primary.handle);
    return hasItemThatEndsEarly(bytes) ? err('unreadable') : ok(image);
  } catch {
    // libheif aborts its WASM instance on unexpected damage; the instance is discarded anyway.
    return err('unreadable');
  }
}

/**
 * Returns whether the image of some item stays the same with other bytes at the end of its data. HEVC has no checksum: on
 * damaged data the decoder loses synchronisation, ends before the data does, and leaves the rest green or uninitialised.
 * @throws {HeifError} when an item cannot be decoded by itself
 */
function hasItemThatEndsEarly(bytes: Uint8Array): boolean {
  const heif = openHeif(bytes);
  const memory = heif.memory();
  return primaryHevcItems(bytes).some(({ id, extents }) => {
    const last = extents.at(-1);
    if (last === undefined) return false;
    heif.restore(memory);
    const planes = heif.planes(id);
    heif.restore(memory);
    heif.overwrite(last.offset + last.length - OTHER_TAIL.length, OTHER_TAIL);
    try {
      const others = heif.planes(id);
      return planes.every((plane, i) => Buffer.compare(plane, others[i]!) === 0);
    } catch (error) {
      if (error instanceof HeifError) return false; // the other bytes were read and rejected
      throw error;
    }
  });
}

function openHeif(bytes: Uint8Array) {
  const createLibheif = require('libheif-js/libheif-wasm/libheif-bundle.js') as (options: {
    print: () => void;
    printErr: () => void;
  }) => Libheif;
  // Standard output belongs to the caller of the engine: the command line's JSON, the service's log.
  const lib = createLibheif({ print: () => undefined, printErr: () => undefined });
  const result = lib._malloc(RESULT.byteCount);
  const word = (offset: number): number => lib.HEAPU32[(result + offset) >> 2]!;
  const requireOk = (): void => {
    if (lib.HEAP32[result >> 2] !== 0) throw new HeifError(`libheif error ${lib.HEAP32[result >> 2]}`);
  };
  const file = lib._malloc(bytes.length);
  lib.HEAPU8.set(bytes, file);
  const context = lib._heif_context_alloc();
  lib._heif_context_read_from_memory_without_copy(result, context, file, bytes.length, 0);
  requireOk();

  const decode = (
    handle: Pointer,
    { colorspace, chroma }: { readonly colorspace: number; readonly chroma: number },
    ignoreTransformations: boolean,
  ): Pointer => {
    const options = lib._heif_decoding_options_alloc();
    lib.HEAPU8[options + OPTIONS.ignoreTransformations] = ignoreTransformations ? 1 : 0;
    lib.HEAPU8[options + OPTIONS.strictDecoding] = 1;
    lib._heif_decode_image(result, handle, result + RESULT.image, colorspace, chroma, options);
    requireOk();
    const image = word(RESULT.image);
    if (lib._heif_image_get_decoding_warnings(image, 0, 0, 0) > 0) throw new HeifError('libheif warned');
    return image;
  };
  const plane = (image: Pointer, channel: number, pixelBytes: number) => {
    const at = lib._heif_image_get_plane_readonly(image, channel, result + RESULT.stride);
    const widthPx = lib._heif_image_get_width(image, channel);
    const heightPx = lib._heif_image_get_height(image, channel);
    const stride = word(RESULT.stride);
    const rowBytes = widthPx * pixelBytes;
    const data = new Uint8Array(rowBytes * heightPx);
    for (let y = 0; y < heightPx; y++)
      data.set(lib.HEAPU8.subarray(at + y * stride, at + y * stride + rowBytes), y * rowBytes);
    return { widthPx, heightPx, data };
  };
  /** Decodes one item's planes in the file's own format. */
  const planes = (id: number): readonly Uint8Array[] => {
    lib._heif_context_get_image_handle(result, context, id, result + RESULT.handle);
    requireOk();
    const handle = word(RESULT.handle);
    const image = decode(handle, NATIVE, true);
    const found = CHANNELS.flatMap((channel) =>
      lib._heif_image_get_width(image, channel) > 0 ? [plane(image, channel, 1).data] : [],
    );
    lib._heif_image_release(image);
    lib._heif_image_handle_release(handle);
    return found;
  };

  return {
    primary() {
      lib._heif_context_get_primary_image_handle(result, context, result + RESULT.handle);
      requireOk();
      const handle = word(RESULT.handle);
      const widthPx = lib._heif_image_handle_get_width(handle);
      const heightPx = lib._heif_image_handle_get_height(handle);
      return { handle, widthPx, heightPx };
    },
    rgb(handle: Pointer): RgbImage {
      const image = decode(handle, RGB, false);
      const decoded = plane(image, RGB.channel, 3);
      lib._heif_image_release(image);
      return decoded;
    },
    planes,
    /** Copies the instance's whole memory. */
    memory: () => lib.HEAPU8.slice(),
    /** Restores a copy of the memory, so that parts which a decoder does not write are the same each time. */
    restore(memory: Uint8Array): void {
      lib.HEAPU8.set(memory);
      lib.HEAPU8.fill(0, memory.length);
    },
    overwrite(at: number, other: readonly number[]): void {
      lib.HEAPU8.set(other, file + at);
    },
  };
}
