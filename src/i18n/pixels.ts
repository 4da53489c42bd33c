/** Formats dimensions in pixels with non-breaking spaces: 531 × 709 px. */
export function formatPixels(widthPx: number, heightPx: number): string {
  return `${widthPx} × ${heightPx} px`.replaceAll(' ', '\u00a0');
}
