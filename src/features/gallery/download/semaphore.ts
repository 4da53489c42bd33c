/** Lets at most `places` pieces of work run at once; the others wait in the order they came. */
export function createTurnstile(places: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
