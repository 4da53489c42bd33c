/** Maps 0–255 to 0–1. A loop, because `Float32Array.from` with a function takes thirty times as long. */
export function normalizeBytes(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const values = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) values[i] = bytes[i] / 255;
  return values;
}
