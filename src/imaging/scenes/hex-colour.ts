/** Parses a colour like '#d8c3a5' into its bytes. */
export function bytesOfHex(hex: string): readonly [red: number, green: number, blue: number] {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
