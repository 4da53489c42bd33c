import { fitQuality } from './fit-quality.ts';
import { withJpegDensity } from './jpeg-density.ts';
import { withPngDensity } from './png-density.ts';

export type FileFormat = 'jpeg' | 'png';

export interface EncodedFile {
  readonly blob: Blob;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  /** 1–100; undefined for PNG, which loses nothing. */
  readonly quality: number | undefined;
}

export type EncodeOutcome =
  | ({ readonly ok: true } & EncodedFile)
  /** The file cannot be as small as wanted; `leastBytes` is the smallest that it can be. */
  | { readonly ok: false; readonly leastBytes: number };

/** Encodes a canvas with its print resolution, without metadata, and not larger than `maxBytes`. */
export async function encodeFile(
  canvas: HTMLCanvasElement,
  { format, dpi, maxBytes = Infinity }: { format: FileFormat; dpi: number; maxBytes?: number | undefined },
): Promise<EncodeOutcome> {
  const facts = { widthPx: canvas.width, heightPx: canvas.height, dpi };
  if (format === 'png') {
    const blob = new Blob([withPngDensity(await bytesOf(canvas, 'image/png'), dpi)], { type: 'image/png' });
    return blob.size <= maxBytes
      ? { ok: true, ...facts, blob, quality: undefined }
      : { ok: false, leastBytes: blob.size };
  }
  const fitted = await fitQuality(async (quality) => {
    const bytes = await bytesOf(canvas, 'image/jpeg', quality / 100);
    return new Blob([withJpegDensity(bytes, dpi)], { type: 'image/jpeg' });
  }, maxBytes);
  return fitted.ok
    ? { ok: true, ...facts, blob: fitted.image, quality: fitted.quality }
    : { ok: false, leastBytes: fitted.bytes };
}

async function bytesOf(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Phones without memory for it report no error but return nothing.
  if (!blob || blob.size === 0) throw new Error('the browser could not encode the photo');
  return new Uint8Array(await blob.arrayBuffer());
}
