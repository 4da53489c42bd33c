/**
 * Returns a score from 0 to 1 that rises linearly from `worst` to `best` and is 0 or 1 beyond them.
 * @param worst may be larger than `best`, for measures where less is better
 */
export function linearScore(value: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)));
}
