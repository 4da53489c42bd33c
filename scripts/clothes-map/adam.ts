import { HEAD_WEIGHTS } from '../../src/imaging/models/clothes/clothes-head.ts';

export type Weights = Record<string, Float32Array>;

const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.99;
/** A gradient longer than this many times the running mean of gradient lengths is shortened to that length. */
const LONGEST = 3;
/** Share of the averaged weights that is kept in each step; the step's own weights are the rest. */
const AVERAGED = 0.97;
/** Weights with more inputs than this change more slowly, by the square root, because their inputs change together. */
const FEW_INPUTS = 24;

export interface Optimiser {
  /** Changes the weights by one step against the gradient. */
  step(gradient: Weights, rate: number): void;
  /** Mean of the weights over the last steps, which is better than the weights of any single step. */
  readonly averaged: Weights;
}

/**
 * Adam (Kingma and Ba 2015) with decoupled weight decay (Loshchilov and Hutter 2019) and averaged weights (Polyak and Juditsky
 * 1992).
 */
export function createAdam(weights: Weights, decay: number): Optimiser {
  const [mean, square, averaged] = [zerosLike(weights), zerosLike(weights), zerosLike(weights)];
  let [steps, usual] = [0, 0];
  for (const [name, data] of Object.entries(weights)) averaged[name]!.set(data);
  return {
    averaged,
    step(gradients, rate) {
      steps++;
      const length = Math.sqrt(Object.values(gradients).reduce((sum, data) => sum + squares(data), 0));
      const shortened = Math.min(1, (LONGEST * (usual || length)) / length);
      usual = 0.95 * (usual || length) + 0.05 * length * shortened;
      const keep = Math.min(AVERAGED, steps / (steps + 10));
      for (const [name, data] of Object.entries(weights)) {
        const [gradient, m, v, slow] = [gradients[name]!, mean[name]!, square[name]!, averaged[name]!];
        const ownRate = rate * slowness(name);
        const ownDecay = name.endsWith('Offset') ? 0 : decay;
        for (let i = 0; i < data.length; i++) {
          const value = gradient[i]! * shortened;
          m[i] = FIRST_MOMENT * m[i]! + (1 - FIRST_MOMENT) * value;
          v[i] = SECOND_MOMENT * v[i]! + (1 - SECOND_MOMENT) * value ** 2;
          const move =
            m[i]! / (1 - FIRST_MOMENT ** steps) / (Math.sqrt(v[i]! / (1 - SECOND_MOMENT ** steps)) + 1e-6);
          data[i] = data[i]! - ownRate * (move + ownDecay * data[i]!);
          slow[i] = keep * slow[i]! + (1 - keep) * data[i]!;
        }
      }
    },
  };
}

function slowness(name: string): number {
  const shape = HEAD_WEIGHTS[name]!;
  const inputs = shape.slice(1).reduce((a, b) => a * b, 1);
  return Math.min(1, Math.sqrt(FEW_INPUTS / inputs));
}

export function zerosLike(weights: Weights): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, { length }]) => [name, new Float32Array(length)]),
  );
}

function squares(data: Float32Array): number {
  let sum = 0;
  for (const value of data) sum += value * value;
  return sum;
}
