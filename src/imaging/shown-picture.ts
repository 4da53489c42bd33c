/** An example picture that goes on a page. */
export interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly kind: 'headshot' | 'generated-selfie';
  /** Whole pixels of the upright picture, inside it. */
  readonly crop?:
    { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined;
}

export interface PageSize {
  readonly widthPx: number;
  readonly type: 'avif' | 'webp';
}

export interface PagePicture {
  readonly bytes: Uint8Array;
  /** Smaller than asked for when the picture is. */
  readonly widthPx: number;
  readonly heightPx: number;
}
