/**
 * Returns the cosine similarity of two face descriptions (embeddings), clamped to 0–1. Measured (5th percentile, median,
 * 95th): pairs of one man's eight photos 0.54, 0.64, 0.75; he and a hundred other people 0.25, 0.34, 0.46, none above 0.56;
 * those hundred, generated faces that resemble each other, among themselves 0.31, 0.44, 0.63. Two similar people can reach
 * 0.8, so one pair proves little, and the median over a shoot's selfies much.
 */
export function likeness(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let aSquares = 0;
  let bSquares = 0;
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!;
    aSquares += a[i]! * a[i]!;
    bSquares += b[i]! * b[i]!;
  }
  if (aSquares === 0 || bSquares === 0) return 0;
  return Math.min(1, Math.max(0, dot / Math.sqrt(aSquares * bSquares)));
}

/**
 * At or above this, two pictures count as the same person: nine of ten of one man’s pairs, one of eight of the
 * hundred’s.
 */
export const SAME_PERSON_LIKENESS = 0.57;
