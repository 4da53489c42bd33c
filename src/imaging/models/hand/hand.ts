import type { Point, Rect, RgbImage } from '../../raster/image.ts';

/** One hand on a picture. */
export interface Hand {
  /** How sure it is that this is a hand, 0–1. */
  readonly score: number;
  /** 21 points in MediaPipe's published order, pixels: the wrist, then four of each finger from its root to its tip, thumb first. */
  readonly points: readonly Point[];
}

/** Finds hands. Implemented by mediapipe-hand-finder.ts. */
export interface HandFinder {
  /** The hands in a square of the picture, which may reach outside; it sees best those of a third of its side. */
  find(image: RgbImage, square: Rect): Promise<readonly Hand[]>;
}
