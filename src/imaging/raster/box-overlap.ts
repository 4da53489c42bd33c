import type { Rect } from './image.ts';

/** Returns the intersection over union (Jaccard index) of two boxes, 0–1. */
export function intersectionOverUnion(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

/**
 * Non-maximum suppression: keeps only the box of the highest score among boxes that overlap.
 * @param maxOverlap intersection over union, 0–1, from which two boxes overlap
 * @returns the kept boxes by descending score
 */
export function suppressNonMaxima<Found extends { readonly box: Rect; readonly score: number }>(
  found: readonly Found[],
  maxOverlap: number,
): Found[] {
  const kept: Found[] = [];
  for (const each of found.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => intersectionOverUnion(other.box, each.box) < maxOverlap)) kept.push(each);
  return kept;
}
