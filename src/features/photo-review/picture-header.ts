export type PhotoKind = 'jpeg' | 'png' | 'webp';

/** What the bytes of a picture say of it, without decoding it. */
export interface PhotoFacts {
  readonly kind: PhotoKind;
  readonly byteCount: number;
  /** Upright: as the picture is shown. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly transparent: boolean;
  /** Printing colours, which many programs show wrongly. */
  readonly cmyk: boolean;
  /** The file says where it was taken. */
  readonly hasPlace: boolean;
}

/** What a reader of one kind finds; undefined where the bytes end or contradict themselves. */
export type PictureHeader = Omit<PhotoFacts, 'kind' | 'byteCount'>;

/** Bytes as characters of the same number. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
