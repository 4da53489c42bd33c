import { MIN_LIKENESS } from '../../../imaging/measure/headshot-limits.ts';

/** A headshot passes clearly, not narrowly, from this many points above the required minimum. */
const CLEAR_MARGIN = 7;

export interface LikenessCheck {
  readonly isClear: boolean;
  /** Points out of 100 on the scale of the check; not a percentage of the person. */
  readonly value: number;
  readonly minimum: number;
}

/**
 * Returns how clearly a delivered headshot passed the likeness check. Every delivered headshot passed, so a value just above
 * the minimum is never rounded to below it.
 * @param likeness 0–1
 */
export function likenessCheck(likeness: number): LikenessCheck {
  const bar = Math.round(100 * MIN_LIKENESS);
  const value = Math.max(bar, Math.round(100 * likeness));
  return { isClear: value >= bar + CLEAR_MARGIN, value, minimum: bar };
}
