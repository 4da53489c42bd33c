import type { Garment } from '../../garment.ts';
import type { Point } from '../../raster/image.ts';

/** Mirrors a garment: exchanges left and right. Its pixels are changed in place. */
export function mirrorGarment(garment: Garment): Garment {
  const { cutout, parts, collar, head, cut } = garment;
  const { widthPx, heightPx, rgb, alpha } = cutout;
  for (const [plane, channels] of [
    [rgb, 3],
    [alpha, 1],
    [parts, 1],
  ] as const)
    mirrorRows(plane, widthPx, heightPx, channels);
  const moved = ({ x, y }: Point): Point => ({ x: widthPx - x, y });
  return {
    ...garment,
    collar: { left: moved(collar.right), right: moved(collar.left) },
    head: { ...head, chin: moved(head.chin) },
    cut: cut.map(moved),
    mirrored: garment.mirrored !== true,
  };
}

function mirrorRows(plane: Uint8Array, widthPx: number, heightPx: number, channels: number): void {
  for (let y = 0; y < heightPx; y++)
    for (let left = 0, right = widthPx - 1; left < right; left++, right--)
      for (let c = 0; c < channels; c++) {
        const a = (y * widthPx + left) * channels + c;
        const b = (y * widthPx + right) * channels + c;
        const value = plane[a]!;
        plane[a] = plane[b]!;
        plane[b] = value;
      }
}
