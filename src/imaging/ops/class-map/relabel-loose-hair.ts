/** The labels of a map that are compared, and the size of a lock. */
export interface LooseHairOptions {
  readonly hair: number;
  readonly headwear: number;
  readonly clothes: number;
  /** Number of loose pixels from which they are a lock that passes behind the neck. */
  readonly minLockArea: number;
}

/**
 * Relabels a pattern of the clothes that the map took for hair or headwear: what is not connected with the head (4-connectivity)
 * becomes clothes. Loose hair stays when there is enough of it for a lock.
 * @param classes label of each pixel below the jaw; the first row cuts through the head; changed in place
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
  let looseHair = 0;
  for (let i = 0; i < classes.length; i++) if (isLoose(i, hair)) looseHair++;
  for (let i = 0; i < classes.length; i++)
    if (isLoose(i, headwear) || (looseHair < minLockArea && isLoose(i, hair))) classes[i] = clothes;
}
