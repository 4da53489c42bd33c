import { MIN_LIKENESS } from '../../imaging/measure/headshot-limits.ts';

/** From so many points above the bar on a headshot is clearly above it, not narrowly. */
const CLEAR_MARGIN = 7;

export interface LikenessCheck {
  readonly isClear: boolean;
  /** Of 100, as the check counts; not a share of a person. */
  readonly value: number;
  readonly bar: number;
}

/**
 * How a delivered headshot passed the likeness check. Every delivered one did; what is near the bar is rounded to its
 * side of it.
 * @param likeness 0–1
 */
export function likenessCheck(likeness: number): LikenessCheck {
  const bar = Math.round(100 * MIN_LIKENESS);
  const value = Math.max(bar, Math.round(100 * likeness));
  return { isClear: value >= bar + CLEAR_MARGIN, value, bar };
}
