import type { Garment } from '../../garment.ts';

/** A shoulder's height is the median over the columns between these distances from the neck, in sizes of the head. */
const ASIDE = { from: 0.6, to: 0.8 } as const;

/**
 * Measures how far a cut garment's shoulders are from level: the slope of the line between their upper outlines.
 * @returns degrees, positive where the picture's right side is lower; undefined when a shoulder is missing
 */
export function shoulderTiltDeg({
  cutout: { widthPx, heightPx, alpha },
  collar,
  head,
}: Pick<Garment, 'collar' | 'head'> & {
  readonly cutout: Pick<Garment['cutout'], 'widthPx' | 'heightPx' | 'alpha'>;
}): number | undefined {
  const neckX = (collar.left.x + collar.right.x) / 2;
  const topOf = (side: -1 | 1): number | undefined => {
    const ends = [neckX + side * ASIDE.from * head.sizePx, neckX + side * ASIDE.to * head.sizePx];
    const tops: number[] = [];
    for (let x = Math.max(0, Math.round(Math.min(...ends))); x < Math.min(widthPx, Math.max(...ends)); x++)
      for (let y = 0; y < heightPx; y++)
        if (alpha[y * widthPx + x]! >= 128) {
          tops.push(y);
          break;
        }
    return tops.toSorted((a, b) => a - b)[tops.length >> 1];
  };
  const [left, right] = [topOf(-1), topOf(1)];
  if (left === undefined || right === undefined) return undefined;
  return (Math.atan2(right - left, (ASIDE.from + ASIDE.to) * head.sizePx) * 180) / Math.PI;
}
