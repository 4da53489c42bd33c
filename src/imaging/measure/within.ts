/** 0 up to `worst` or beyond it, 1 from `best` on, straight between; either may be the larger one. */
export function within(value: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)));
}
