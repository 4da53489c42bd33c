import { CHUNK_HEADER_BYTES, firstFrame, type WebpChunk } from './webp-chunks.ts';

/** Number of bytes cut off: more than an encoder needs to end an image, and less than a few blocks take. */
const CUT_BYTES = 4;
/** Frame tag, start code, width and height (RFC 6386 §9.1). */
const VP8_HEADER_BYTES = 10;

/**
 * Returns copies of a WebP, each without the last bytes of one part of its first frame. Decoding such a copy of a sound picture
 * must fail. Lossy pictures have two parts that are tested, the modes and the coefficients; lossless pictures have one.
 */
export function webpsWithoutTail(bytes: Uint8Array): readonly Uint8Array[] {
  const found = firstFrame(bytes);
  if (found === undefined) return [];
  const { path, pixels: frame } = found;
  const without = (from: number, to: number): readonly Uint8Array[] =>
    from > frame.start ? [cutOut(bytes, path, from, to)] : [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfData(bytes, frame.start, frame.end);
  const withoutEnd = without(end - CUT_BYTES, frame.end);
  if (frame.name === 'VP8L' || frame.end - frame.start < VP8_HEADER_BYTES) return withoutEnd;
  const modesEnd = frame.start + VP8_HEADER_BYTES + modesSize(view, frame.start);
  if (modesEnd >= frame.end) return withoutEnd;
  return [
    ...withoutEnd,
    ...without(modesEnd - CUT_BYTES, modesEnd).map((copy) => {
      const tag = new DataView(copy.buffer, copy.byteOffset + frame.start, 4);
      tag.setUint32(0, tag.getUint32(0, true) - (CUT_BYTES << 5), true);
      return copy;
    }),
  ];
}

/** Reads the size of the first partition in bytes, 19 bits of the frame tag (RFC 6386 §9.1). */
function modesSize(view: DataView, frame: number): number {
  return (view.getUint32(frame, true) & 0xffffff) >>> 5;
}

function endOfData(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && bytes[last - 1] === 0) last--;
  return last;
}

/**
 * Returns the file without a range of bytes, with corrected sizes of all chunks around it; sizes stay even, as RIFF
 * requires.
 */
function cutOut(bytes: Uint8Array, path: readonly WebpChunk[], from: number, to: number): Uint8Array {
  const removed = to - from;
  const frame = path.at(-1)!;
  const padding = (frame.end - frame.start - removed) & 1;
  const copy = Buffer.concat([
    bytes.subarray(0, from),
    bytes.subarray(to, frame.end),
    new Uint8Array(padding),
  ]);
  const sizes = new DataView(copy.buffer, copy.byteOffset, copy.byteLength);
  for (const { at, start } of path.slice(1)) {
    const isFrame = at === frame.at;
    sizes.setUint32(at + 4, copy.length - start - (isFrame ? padding : 0), true);
  }
  sizes.setUint32(4, copy.length - CHUNK_HEADER_BYTES, true);
  return copy;
}
