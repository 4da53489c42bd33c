/** A chunk of a RIFF file, as positions in the file. */
export interface WebpChunk {
  readonly name: string;
  /** Offset of the chunk's header; its content is between `start` and `end`. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** The first frame of a WebP. */
export interface WebpFrame {
  /** The nested chunks around the pixels, from the outermost (RIFF) to `VP8 ` or `VP8L`. */
  readonly path: readonly WebpChunk[];
  readonly pixels: WebpChunk;
}

/** Four characters and a 32-bit size. */
export const CHUNK_HEADER_BYTES = 8;
const ANMF_HEADER_BYTES = 16;

/** Finds the chunks of the first frame (RFC 9649 §2.7); undefined when there are none. */
export function firstFrame(bytes: Uint8Array): WebpFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const riff: WebpChunk = { name: 'RIFF', at: 0, start: 12, end: view.byteLength };
  const chunks = chunksOf(view, riff.start, riff.end);
  const first = chunks.find((chunk) => isPixels(chunk) || chunk.name === 'ANMF');
  if (first === undefined) return undefined;
  const isStill = isPixels(first);
  const siblings = isStill ? chunks : chunksOf(view, first.start + ANMF_HEADER_BYTES, first.end);
  const pixels = siblings.find(isPixels);
  if (pixels === undefined) return undefined;
  return { path: isStill ? [riff, pixels] : [riff, first, pixels], pixels };
}

function isPixels({ name }: WebpChunk): boolean {
  return name === 'VP8 ' || name === 'VP8L';
}

function chunksOf(view: DataView, from: number, to: number): readonly WebpChunk[] {
  const chunks: WebpChunk[] = [];
  for (let at = from; at + CHUNK_HEADER_BYTES <= to;) {
    const size = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEADER_BYTES;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    chunks.push({ name, at, start, end: Math.min(to, start + size) });
    at = start + size + (size & 1);
  }
  return chunks;
}
