/** Turns bytes, 0–255, into shares, 0–1. A loop, because `Float32Array.from` with a function takes thirty times as long. */
export function sharesOf(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const shares = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) shares[i] = bytes[i] / 255;
  return shares;
}
