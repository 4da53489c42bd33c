import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';

interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The downloads of fixed size: a LinkedIn profile, and 45 × 60 mm at 300 dpi. */
const PROFILE_SIZE: SizePx = { widthPx: 800, heightPx: 800 };
const PRINT_SIZE: SizePx = { widthPx: 531, heightPx: 709 };

export interface SmallerHeadshots {
  readonly count: number;
  readonly total: number;
  readonly smallest: SizePx;
  /** The downloads of fixed size that the smallest headshot fills without being enlarged. */
  readonly enoughFor: 'both' | 'print' | 'neither';
}

/** Summarizes the headshots that are smaller than usual; undefined when there are none. */
export function summarizeSmallerHeadshots(headshots: readonly SizePx[]): SmallerHeadshots | undefined {
  const smaller = headshots
    .filter(({ widthPx }) => widthPx < HEADSHOT_SIZE.widthPx)
    .toSorted((a, b) => a.widthPx - b.widthPx);
  const [smallest] = smaller;
  if (!smallest) return undefined;
  const enoughFor = fills(smallest, PROFILE_SIZE)
    ? 'both'
    : fills(smallest, PRINT_SIZE)
      ? 'print'
      : 'neither';
  return { count: smaller.length, total: headshots.length, smallest, enoughFor };
}

function fills(headshot: SizePx, wanted: SizePx): boolean {
  return headshot.widthPx >= wanted.widthPx && headshot.heightPx >= wanted.heightPx;
}

/** Counts the headshots of the larger size, which only selfies with enough pixels give. */
export function countLargeHeadshots(headshots: readonly SizePx[]): number {
  return headshots.filter((headshot) => fills(headshot, LARGE_HEADSHOT_SIZE)).length;
}
