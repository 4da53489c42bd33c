/** Returns the luma 0–255 (ITU-R BT.601) of the sRGB-coded pixel whose red byte is at `offset`. */
export function luma(data: Uint8Array, offset: number): number {
  return 0.299 * data[offset]! + 0.587 * data[offset + 1]! + 0.114 * data[offset + 2]!;
}
