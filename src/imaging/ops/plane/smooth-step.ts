/** Smoothstep: the cubic Hermite step from 0 up to `low` to 1 from `high` on. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
