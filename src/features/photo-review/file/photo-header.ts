/** `heif`: HEIC or AVIF, as phones save them. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heif';

/** Facts about a photo that are read from its bytes without decoding it. */
export interface PhotoFacts {
  readonly kind: PhotoKind;
  readonly byteCount: number;
  /** After applying the EXIF orientation, as the photo is shown. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isTransparent: boolean;
  /** Print colours, which many programs show incorrectly. */
  readonly isCmyk: boolean;
  /** The metadata contain the place where the photo was taken. */
  readonly hasLocation: boolean;
}

/** The facts that the reader of one format finds. Readers return undefined for truncated or contradictory bytes. */
export type PhotoHeader = Omit<PhotoFacts, 'kind' | 'byteCount'>;

/** Decodes each byte as the character with its number. */
export function decodeLatin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
