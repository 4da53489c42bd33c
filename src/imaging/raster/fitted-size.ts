/** Returns the given size, scaled down in proportion if one of its sides is longer than `maxSidePx`. */
export function fittedSize(
  widthPx: number,
  heightPx: number,
  maxSidePx: number,
): { readonly widthPx: number; readonly heightPx: number } {
  const scale = Math.min(1, maxSidePx / Math.max(widthPx, heightPx));
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  };
}
