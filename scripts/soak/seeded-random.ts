/** A repeatable source of random numbers: the same seed gives the same numbers. */
export interface SeededRandom {
  /** 0 ≤ value < 1. */
  next(): number;
  between(least: number, most: number): number;
  pick<Value>(values: readonly Value[]): Value;
  shuffle<Value>(values: readonly Value[]): Value[];
}

/** Implements mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const random: SeededRandom = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
    between: (least, most) => least + random.next() * (most - least),
    pick(values) {
      const value = values[Math.floor(random.next() * values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    shuffle(values) {
      const shuffled = [...values];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = Math.floor(random.next() * (last + 1));
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  };
  return random;
}
