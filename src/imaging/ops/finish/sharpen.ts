import type { Cutout } from '../matte/cutout.ts';

/**
 * Output sharpening of the person, in place: an unsharp mask with a 3 × 3 binomial blur of luma, so that no colour fringes
 * appear, limited to ±12 (coded 0–255), so that no halos do. Pixels that are not wholly the person and the image's outermost
 * rows and columns stay unchanged.
 * @param amount factor on the detail that is added; 0 changes nothing, 0.5 is usual
 */
export function sharpen({ rgb, alpha, widthPx, heightPx }: Cutout, amount: number): void {
  const luma = new Float32Array(widthPx * heightPx);
  for (let i = 0, at = 0; i < luma.length; i++, at += 3)
    luma[i] = 0.299 * rgb[at] + 0.587 * rgb[at + 1] + 0.114 * rgb[at + 2];
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const i = y * widthPx + x;
      if (alpha[i] < 250) continue;
      const at = i * 3;
      const blurred =
        (luma[i - widthPx - 1] + luma[i - widthPx + 1] + luma[i + widthPx - 1] + luma[i + widthPx + 1]) *
          0.0625 +
        (luma[i - 1] + luma[i + 1] + luma[i - widthPx] + luma[i + widthPx]) * 0.125 +
        luma[i] * 0.25;
      const detail = Math.min(12, Math.max(-12, (luma[i] - blurred) * amount));
      rgb[at] = byteOf(rgb[at] + detail);
      rgb[at + 1] = byteOf(rgb[at + 1] + detail);
      rgb[at + 2] = byteOf(rgb[at + 2] + detail);
    }
}

/** Limits a value to the range of a byte and adds 0.5, because storing it truncates the decimals. */
function byteOf(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
}
