import { CIPHER_OVERHEAD_BYTES } from './upload-cipher.ts';

/** One stored piece of an upload, by where it begins. */
export interface UploadPart {
  readonly key: string;
  readonly offset: number;
  readonly sizeBytes: number;
}

/**
 * The pieces that follow each other from the start without a gap. Two servers that took the same bytes at once
 * leave overlapping pieces; those that do not fit are passed over.
 */
export function contiguousParts(parts: readonly UploadPart[]): readonly UploadPart[] {
  const fitting: UploadPart[] = [];
  let end = 0;
  for (const part of parts.toSorted((a, b) => a.offset - b.offset)) {
    if (part.offset !== end || part.sizeBytes <= 0) continue;
    fitting.push(part);
    end += part.sizeBytes;
  }
  return fitting;
}

/** Offsets have ten digits, so that key order is byte order. */
export function partKey(prefix: string, offset: number): string {
  return `${prefix}${String(offset).padStart(10, '0')}`;
}

/** Undefined for a key that is no part. */
export function readPart(prefix: string, key: string, storedBytes: number): UploadPart | undefined {
  const name = key.slice(prefix.length);
  if (!/^\d{10}$/.test(name)) return undefined;
  return { key, offset: Number(name), sizeBytes: storedBytes - CIPHER_OVERHEAD_BYTES };
}
