import { InferenceSession, Tensor } from 'onnxruntime-node';

import {
  DEEP,
  FINE,
  HEAD_CLASSES,
  HEAD_WEIGHTS,
  MIDDLE,
} from '../../src/imaging/models/clothes/clothes-head.ts';
import { encodeOnnx } from '../../src/imaging/models/onnx-graph.ts';
import type { Weights } from './adam.ts';
import { cellWeights } from './cell-weights.ts';
import type { DescribedCrop } from './described-crop.ts';
import { trainingGraph } from './training-graph.ts';

/** Number of crops that go through the head at once. */
export const BATCH = 2;
const CLASSES = HEAD_CLASSES.length;

export interface Pass {
  /** Mean of the cross entropy over the batch. */
  readonly loss: number;
  /** Answer of the head for each crop, before the softmax. */
  readonly logits: readonly Float32Array[];
  readonly gradients: Weights;
}

export interface TrainingSession {
  /** @param batch exactly BATCH crops */
  run(weights: Weights, batch: readonly DescribedCrop[]): Promise<Pass>;
}

export async function openTrainingSession(): Promise<TrainingSession> {
  const session = await InferenceSession.create(encodeOnnx(trainingGraph(BATCH)), {
    intraOpNumThreads: 2,
    // Beside other programs a thread that waits busily costs more than it gains.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  return {
    async run(weights, batch) {
      const cells = batch.map(({ targets }) => cellWeights(targets, BATCH));
      const feeds = {
        deepIn: stacked(
          batch.map(({ deep }) => deep),
          DEEP.channels,
          DEEP.side,
        ),
        middleIn: stacked(
          batch.map(({ middle }) => middle),
          MIDDLE.channels,
          MIDDLE.side,
        ),
        fineIn: stacked(
          batch.map(({ fine }) => fine),
          FINE.channels,
          FINE.side,
        ),
        targets: stacked(
          batch.map(({ targets }) => Float32Array.from(targets, (value) => value / 255)),
          CLASSES,
          FINE.side,
        ),
        cellWeights: stacked(cells, 1, FINE.side),
        ...Object.fromEntries(
          Object.entries(weights).map(([name, data]) => [
            name,
            new Tensor('float32', data, [...HEAD_WEIGHTS[name]!]),
          ]),
        ),
      };
      const results = await session.run(feeds);
      const all = results['logits']!.data as Float32Array;
      const size = CLASSES * FINE.side ** 2;
      const logits = batch.map((_, i) => all.slice(i * size, (i + 1) * size));
      const loss = batch.reduce((sum, { targets }, i) => sum + lossOf(logits[i]!, targets, cells[i]!), 0);
      const gradients = Object.fromEntries(
        Object.keys(weights).map((name) => [name, results[`d/${name}`]!.data as Float32Array]),
      );
      return { loss, logits, gradients };
    },
  };
}

function stacked(parts: readonly Float32Array[], channels: number, side: number): Tensor {
  const size = channels * side * side;
  const data = new Float32Array(parts.length * size);
  parts.forEach((part, i) => {
    data.set(part, i * size);
  });
  return new Tensor('float32', data, [parts.length, channels, side, side]);
}

function lossOf(logits: Float32Array, targets: Uint8Array, cells: Float32Array): number {
  const size = FINE.side ** 2;
  let loss = 0;
  for (let i = 0; i < size; i++) {
    if (cells[i] === 0) continue;
    let [sum, most] = [0, -Infinity];
    for (let c = 0; c < CLASSES; c++) most = Math.max(most, logits[c * size + i]!);
    for (let c = 0; c < CLASSES; c++) sum += Math.exp(logits[c * size + i]! - most);
    const log = most + Math.log(sum);
    for (let c = 0; c < CLASSES; c++)
      loss += cells[i]! * (targets[c * size + i]! / 255) * (log - logits[c * size + i]!);
  }
  return loss;
}
