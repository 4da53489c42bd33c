/** 531 × 709 px, without breaks. */
export function formatPixels(widthPx: number, heightPx: number): string {
  return `${widthPx} × ${heightPx} px`.replaceAll(' ', '\u00a0');
}
