import type { ExamplePortrait } from '../../catalog/example-portraits.ts';

/** The network or the disk does not serve: later it may. */
export class PortraitSourceError extends Error {
  override readonly name = 'PortraitSourceError';
}

export type PortraitReading =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** Trying again changes nothing. `sha256`: of what came instead. */
  | { readonly ok: false; readonly error: 'not-there' | 'too-large' }
  | { readonly ok: false; readonly error: 'other-picture'; readonly sha256: string };

/** Where the portraits of the example pictures come from. What it answers is one of the editions the list names. */
export interface PortraitSource {
  readonly kind: 'download' | 'folder';
  /** @throws {PortraitSourceError} */
  read(portrait: ExamplePortrait, signal?: AbortSignal): Promise<PortraitReading>;
}
