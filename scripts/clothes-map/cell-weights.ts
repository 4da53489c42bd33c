import { FINE, HEAD_CLASSES } from '../../src/imaging/models/clothes/clothes-head.ts';

const SIDE = FINE.side;
const SIZE = SIDE * SIDE;
/** Row of cells in which the chin is. */
const CHIN_ROW = 62;
const REACH = 2;
const HEADWEAR = 4;

/**
 * Returns how much each cell counts in the loss: nothing outside the person, more at borders, and most at borders below the
 * chin, where the neckline is. The weights of a crop add up to 1 / batch.
 */
export function cellWeights(targets: Uint8Array, batch: number): Float32Array {
  const [label, weights] = [new Uint8Array(SIZE), new Float32Array(SIZE)];
  for (let i = 0; i < SIZE; i++) {
    let most = 0;
    for (let c = 0; c < HEAD_CLASSES.length; c++)
      if (targets[c * SIZE + i]! > most) {
        most = targets[c * SIZE + i]!;
        label[i] = c + 1;
      }
    if (most < 100) label[i] = 0;
  }
  let sum = 0;
  for (let i = 0; i < SIZE; i++) {
    if (label[i] === 0) continue;
    const isBelow = i >= CHIN_ROW * SIDE;
    const isHairBelow = isBelow && label[i] === 1;
    weights[i] = isBorder(label, i) ? (isBelow ? 4 : 1.5) : isHairBelow || label[i] === HEADWEAR ? 2 : 1;
    sum += weights[i]!;
  }
  for (let i = 0; i < SIZE; i++) weights[i] = weights[i]! / Math.max(1, sum) / batch;
  return weights;
}

function isBorder(label: Uint8Array, i: number): boolean {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  for (let row = Math.max(0, y - REACH); row <= Math.min(SIDE - 1, y + REACH); row++)
    for (let column = Math.max(0, x - REACH); column <= Math.min(SIDE - 1, x + REACH); column++) {
      const other = label[row * SIDE + column];
      if (other !== 0 && other !== label[i]) return true;
    }
  return false;
}
