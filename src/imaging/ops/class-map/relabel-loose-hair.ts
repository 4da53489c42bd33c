/** The classes of a map that are compared, and the size of a lock. */
export interface LooseHairOptions {
  readonly hair: number;
  readonly headwear: number;
  readonly clothes: number;
  /** Loose hair is a lock that passes behind the neck from this many pixels on. */
  readonly minLockArea: number;
}

/**
 * Corrects a map where a pattern of the clothes was taken for hair or headwear: what does not hang together with the head becomes
 * clothes. Only enough loose hair for a lock stays.
 * @param classes of each pixel below the jaw, whose first row cuts through the head; changed in place
 */
export function relabelLooseHair(
  classes: Uint8Array,
  widthPx: number,
  { hair, headwear, clothes, minLockArea }: LooseHairOptions,
): void {
  const isReached = new Uint8Array(classes.length);
  const open: number[] = [];
  const visit = (i: number): void => {
    if (isReached[i] !== 0 || (classes[i] !== hair && classes[i] !== headwear)) return;
    isReached[i] = 1;
    open.push(i);
  };
  for (let x = 0; x < Math.min(widthPx, classes.length); x++) visit(x);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % widthPx;
    if (x > 0) visit(i - 1);
    if (x < widthPx - 1) visit(i + 1);
    if (i >= widthPx) visit(i - widthPx);
    if (i + widthPx < classes.length) visit(i + widthPx);
  }
  const isLoose = (i: number, label: number): boolean => classes[i] === label && isReached[i] === 0;
  let locks = 0;
  for (let i = 0; i < classes.length; i++) if (isLoose(i, hair)) locks++;
  for (let i = 0; i < classes.length; i++)
    if (isLoose(i, headwear) || (locks < minLockArea && isLoose(i, hair))) classes[i] = clothes;
}
