import { HEAD_WEIGHTS } from '../../src/imaging/models/clothes/clothes-head.ts';
import { seededRandom } from '../../src/imaging/scenes/seeded-random.ts';
import { createAdam, type Weights, zerosLike } from './adam.ts';
import type { DescribedCrop } from './described-crop.ts';
import { BATCH, type TrainingSession } from './training-session.ts';

const RATE = 2.5e-3;
const WARM_UP_STEPS = 20;
const DECAY = 0.3;
/** Number of batches whose gradients are averaged for one step. */
const BATCHES = 2;

export interface TrainingOptions {
  /** Number of times that each crop is seen. */
  readonly epochs: number;
  readonly read: (file: string) => Promise<DescribedCrop>;
}

/** Chooses the head's weights on some crops. */
export async function trainHead(
  session: TrainingSession,
  files: readonly string[],
  { epochs, read }: TrainingOptions,
): Promise<Weights> {
  const random = seededRandom(1);
  const weights = firstWeights(random);
  const adam = createAdam(weights, DECAY);
  const steps = Math.floor((epochs * files.length) / BATCH / BATCHES);
  let [order, loss]: [string[], number] = [[], 0];
  for (let step = 1; step <= steps; step++) {
    const gradients = zerosLike(weights);
    for (let part = 0; part < BATCHES; part++) {
      if (order.length < BATCH) order = shuffled(files, random);
      const batch = await Promise.all(order.splice(0, BATCH).map(read));
      const pass = await session.run(weights, batch);
      addTo(gradients, pass.gradients, 1 / BATCHES);
      loss += (pass.loss - loss) * (step < 20 ? 0.1 : 0.02);
    }
    const cooling = 0.5 * (1 + Math.cos((Math.PI * step) / steps));
    adam.step(gradients, RATE * Math.min(1, step / WARM_UP_STEPS) * cooling);
    if (step % 20 === 0) process.stderr.write(`\r${step}/${steps} ${loss.toFixed(4)}  `);
  }
  return adam.averaged;
}

/**
 * Returns normal random numbers that keep the variance of the planes from layer to layer (He et al. 2015), and smaller ones
 * for the answer.
 */
function firstWeights(random: () => number): Weights {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Object.fromEntries(
    Object.entries(HEAD_WEIGHTS).map(([name, shape]) => {
      const length = shape.reduce((a, b) => a * b, 1);
      const gain = name === 'near' || name === 'wide' ? 0.3 : 1.2;
      const scale = name.endsWith('Offset') ? 0 : Math.sqrt((gain * shape[0]!) / length);
      return [name, Float32Array.from({ length }, () => normal() * scale)];
    }),
  );
}

function addTo(sums: Weights, values: Weights, share: number): void {
  for (const [name, sum] of Object.entries(sums)) {
    const value = values[name]!;
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + value[i]! * share;
  }
}

function shuffled(files: readonly string[], random: () => number): string[] {
  return files
    .map((file) => [random(), file] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, file]) => file);
}
