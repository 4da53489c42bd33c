import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';

interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What the downloads of fixed size hold: a LinkedIn profile, and 45 × 60 mm at 300 dpi. */
const PROFILE: PictureSize = { widthPx: 800, heightPx: 800 };
const PRINT: PictureSize = { widthPx: 531, heightPx: 709 };

export interface SmallerPictures {
  readonly count: number;
  readonly total: number;
  readonly smallest: PictureSize;
  /** Which downloads of fixed size the smallest fills without being enlarged. */
  readonly enoughFor: 'both' | 'print' | 'neither';
}

/** The pictures that did not reach the usual size; undefined when all did. */
export function smallerPictures(pictures: readonly PictureSize[]): SmallerPictures | undefined {
  const smaller = pictures
    .filter(({ widthPx }) => widthPx < HEADSHOT_SIZE.widthPx)
    .toSorted((a, b) => a.widthPx - b.widthPx);
  const [smallest] = smaller;
  if (!smallest) return undefined;
  const enoughFor = fills(smallest, PROFILE) ? 'both' : fills(smallest, PRINT) ? 'print' : 'neither';
  return { count: smaller.length, total: pictures.length, smallest, enoughFor };
}

function fills(picture: PictureSize, asked: PictureSize): boolean {
  return picture.widthPx >= asked.widthPx && picture.heightPx >= asked.heightPx;
}

/** How many pictures have the larger size, because their selfies have enough pixels. */
export function largePictures(pictures: readonly PictureSize[]): number {
  return pictures.filter((picture) => fills(picture, LARGE_HEADSHOT_SIZE)).length;
}
