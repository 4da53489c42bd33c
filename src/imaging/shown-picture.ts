/** An example picture to be encoded for a page. */
export interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly kind: 'headshot' | 'generated-selfie';
  /** The part to show, in whole pixels inside the upright picture; default: all of it. */
  readonly crop?:
    { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined;
}

/** Size and format of a page's picture. */
export interface PageSize {
  readonly widthPx: number;
  readonly type: 'avif' | 'webp';
}

/** A picture encoded for a page. */
export interface PagePicture {
  readonly bytes: Uint8Array;
  /** Smaller than requested when the picture itself is. */
  readonly widthPx: number;
  readonly heightPx: number;
}
