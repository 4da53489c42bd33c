const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
/** A colour profile lies in the boxes before the pixels. */
const HEADER_BYTES = 65_536;

/** Returns whether the bytes start as a HEIF file of the kind that phones write (ISO/IEC 23008-12 §10). */
export function looksLikeHeic(bytes: Uint8Array): boolean {
  return latin1(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.test(latin1(bytes, 8, 12));
}

/**
 * Returns whether the file's colours are Display P3, as on phones since 2016: the ICC profile's name, in Latin letters or
 * UTF-16, or the colour primaries 12 of an `nclx` box (ITU-T H.273).
 */
export function hasDisplayP3(bytes: Uint8Array): boolean {
  const header = latin1(bytes, 0, Math.min(bytes.length, HEADER_BYTES));
  return /Display P3|D\0i\0s\0p\0l\0a\0y\0 \0P\x003/.test(header) || header.includes('colrnclx\0\x0c');
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (const byte of bytes.subarray(from, to)) text += String.fromCharCode(byte);
  return text;
}
