import type { Point } from './image.ts';

/** The Gaussian is cut off at this many standard deviations. */
const CUT_OFF = 3;

/**
 * Smooths a closed outline that was traced along a noisy border: each point moves to the Gaussian mean of the points along
 * the outline. A point that would move too far is a real corner and stays.
 * @param sigmaPx standard deviation of the Gaussian along the outline
 * @param maxShiftPx shifts up to this length are made in full, and none from one and a half times this length on
 * @returns points about one pixel apart
 */
export function smoothOutline(corners: readonly Point[], sigmaPx: number, maxShiftPx: number): Point[] {
  const points = resample(corners);
  const reach = Math.ceil(CUT_OFF * sigmaPx);
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
    const share = Math.min(1, Math.max(0, 3 - (2 * Math.hypot(dx, dy)) / maxShiftPx));
    return { x: point.x + share * dx, y: point.y + share * dy };
  });
}

/** Returns points about one pixel apart along the outline. */
function resample(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}
