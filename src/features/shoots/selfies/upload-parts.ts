import { CIPHER_OVERHEAD_BYTES } from './upload-cipher.ts';

/** One stored part of an upload; `offset` is its first byte's position in the upload. */
export interface UploadPart {
  readonly key: string;
  readonly offset: number;
  readonly sizeBytes: number;
}

/**
 * Returns the parts that follow each other from the start without a gap. Two servers that received the same bytes at once
 * leave overlapping parts; those that do not fit are skipped.
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

/** Returns undefined for a key that does not name a part. */
export function readPart(prefix: string, key: string, storedBytes: number): UploadPart | undefined {
  const name = key.slice(prefix.length);
  if (!/^\d{10}$/.test(name)) return undefined;
  return { key, offset: Number(name), sizeBytes: storedBytes - CIPHER_OVERHEAD_BYTES };
}
