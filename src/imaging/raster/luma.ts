/** sRGB-coded luma of BT.601, 0–255: what "how bright does this look" means for 8-bit pictures. */
export function luma(data: Uint8Array, offset: number): number {
  return 0.299 * data[offset]! + 0.587 * data[offset + 1]! + 0.114 * data[offset + 2]!;
}
