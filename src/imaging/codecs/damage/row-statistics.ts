/** Returns the quantile of the values at a share of 0–1; 0 for no values. */
export function quantileOf(values: Float32Array, share: number): number {
  const index = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.slice().sort()[index] ?? 0;
}

/** Returns the median absolute deviation from the median. */
export function variationOf(values: Float32Array): number {
  const median = quantileOf(values, 0.5);
  const deviations = values.map((value) => Math.abs(value - median));
  return quantileOf(deviations, 0.5);
}

/** Returns the number of values before each index with a size of at least `least`; one entry more than there are values. */
export function runningCounts(values: Float32Array, least: number): Uint32Array {
  const counts = new Uint32Array(values.length + 1);
  for (const [i, value] of values.entries()) counts[i + 1] = counts[i]! + (Math.abs(value) >= least ? 1 : 0);
  return counts;
}
