import type { Rect } from './image.ts';

/** Intersection over union, 0–1. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

/** Non-maximum suppression: of boxes that overlap by `maxOverlap` or more only the surest, surest first. */
export function withoutOverlaps<Found extends { readonly box: Rect; readonly score: number }>(
  found: readonly Found[],
  maxOverlap: number,
): Found[] {
  const kept: Found[] = [];
  for (const each of found.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => overlap(other.box, each.box) < maxOverlap)) kept.push(each);
  return kept;
}
