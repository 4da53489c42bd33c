import type { RefusedLine } from './import-file.ts';

/** The answer to a file that might be imported: how many of its lines are of each kind. */
export interface ImportPreview {
  /** Identifies the file, so that only a file whose preview was seen is imported. */
  readonly hash: string;
  readonly fresh: number;
  readonly known: number;
  readonly unsubscribed: number;
  readonly suppressed: number;
  /** The first refused lines. */
  readonly refused: readonly RefusedLine[];
  readonly refusedTotal: number;
}
