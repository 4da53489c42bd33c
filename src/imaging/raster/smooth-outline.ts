import type { Point } from './image.ts';

/** Standard deviations to either side that a Gaussian is followed. */
const REACH = 3;

/**
 * Smooths a closed outline that was traced along a shaky border: a Gaussian mean of its points along its length. What would move further
 * than a wobble is a real corner and stays.
 * @param sigmaPx standard deviation of the Gaussian along the outline, pixels
 * @param wobblePx points that would move up to this far are moved, and none that would move half as far again
 * @returns points about one pixel apart
 */
export function smoothOutline(corners: readonly Point[], sigmaPx: number, wobblePx: number): Point[] {
  const points = resampled(corners);
  const reach = Math.ceil(REACH * sigmaPx);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigmaPx ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return points.map((point, at) => {
    const mean = { x: 0, y: 0 };
    weights.forEach((weight, k) => {
      const other = points[(((at + k - reach) % points.length) + points.length) % points.length]!;
      mean.x += (weight / sum) * other.x;
      mean.y += (weight / sum) * other.y;
    });
    const [dx, dy] = [mean.x - point.x, mean.y - point.y];
    const share = Math.min(1, Math.max(0, 3 - (2 * Math.hypot(dx, dy)) / wobblePx));
    return { x: point.x + share * dx, y: point.y + share * dy };
  });
}

/** Points about one pixel apart along the outline. */
function resampled(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}
