/**
 * Output sharpening of the person: unsharp mask of 3 × 3 on luma, so that no colour fringes appear; bounded to
 * ±12 so that no halo does. RGBA bytes, changed in place; transparent pixels are left.
 * @param amount 0 none, 0.5 usual
 */
export function sharpen(rgba: Uint8Array, widthPx: number, heightPx: number, amount: number): void {
  const luma = new Float32Array(widthPx * heightPx);
  for (let i = 0, at = 0; i < luma.length; i++, at += 4)
    luma[i] = 0.299 * rgba[at] + 0.587 * rgba[at + 1] + 0.114 * rgba[at + 2];
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const i = y * widthPx + x;
      const at = i * 4;
      if (rgba[at + 3] < 250) continue;
      const blurred =
        (luma[i - widthPx - 1] + luma[i - widthPx + 1] + luma[i + widthPx - 1] + luma[i + widthPx + 1]) *
          0.0625 +
        (luma[i - 1] + luma[i + 1] + luma[i - widthPx] + luma[i + widthPx]) * 0.125 +
        luma[i] * 0.25;
      const detail = Math.min(12, Math.max(-12, (luma[i] - blurred) * amount));
      for (let c = 0; c < 3; c++) rgba[at + c] = Math.min(255, Math.max(0, rgba[at + c] + detail + 0.5));
    }
}
