/** The network or the disk does not serve: later it may. */
export class PortraitSourceError extends Error {
  override readonly name = 'PortraitSourceError';
}

export type PortraitResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** Trying again changes nothing. `sha256`: of what came instead. */
  | { readonly ok: false; readonly error: 'not-there' | 'too-large' }
  | { readonly ok: false; readonly error: 'other-picture'; readonly sha256: string };

/** A photo that a list of the catalog names: an example portrait, or what a garment is cut out of. */
export interface PinnedPhoto {
  /** Its name in a folder. */
  readonly file: string;
  /** Path of the file below the address of its publisher. */
  readonly path: string;
  /** SHA-256 of every edition that may be used, hexadecimal. */
  readonly sha256: readonly string[];
}

/** Where the photos of the example pictures and of the garments come from. It answers one of the editions the list names. */
export interface PortraitSource {
  readonly kind: 'download' | 'folder';
  /** @throws {PortraitSourceError} */
  read(photo: PinnedPhoto, signal?: AbortSignal): Promise<PortraitResult>;
}
