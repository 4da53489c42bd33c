/** The network or the disk failed; a later attempt may succeed. */
export class PortraitSourceError extends Error {
  override readonly name = 'PortraitSourceError';
}

export type PortraitResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** A permanent failure. `sha256` is the checksum of the file that came instead. */
  | { readonly ok: false; readonly error: 'not-there' | 'too-large' }
  | { readonly ok: false; readonly error: 'other-picture'; readonly sha256: string };

/** A photo from a list in the catalog: an example portrait, or one that a garment is cut out of. */
export interface PinnedPhoto {
  /** File name of the photo in a folder. */
  readonly file: string;
  /** Path of the photo below its publisher's URL. */
  readonly path: string;
  /** Hexadecimal SHA-256 of every edition that may be used. */
  readonly sha256: readonly string[];
}

/** A source of the photos for example pictures and garments. It returns only editions that the list allows. */
export interface PortraitSource {
  readonly kind: 'download' | 'folder';
  /** @throws {PortraitSourceError} */
  read(photo: PinnedPhoto, signal?: AbortSignal): Promise<PortraitResult>;
}
