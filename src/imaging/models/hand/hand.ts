import type { Point, Rect, RgbImage } from '../../raster/image.ts';

/** One hand on a picture. */
export interface Hand {
  /** The finder's confidence that this is a hand, 0–1. */
  readonly score: number;
  /**
   * 21 landmarks in MediaPipe's published order, pixels: the wrist, then four of each finger from root to tip, thumb
   * first.
   */
  readonly points: readonly Point[];
}

/** Finds hands. Implemented by mediapipe-hand-finder.ts. */
export interface HandFinder {
  /** Finds the hands in a square, which may reach outside the picture. It finds hands of a third of its side best. */
  find(image: RgbImage, square: Rect): Promise<readonly Hand[]>;
}
