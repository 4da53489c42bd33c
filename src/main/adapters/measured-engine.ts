import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

const STEPS = [
  'clean',
  'check',
  'compare',
  'prepare',
  'cutGarment',
  'tryGarments',
  'plan',
  'render',
  'renderPreview',
  'derive',
  'faceMarks',
  'forPage',
] as const;

/** Wraps an engine so that the duration of every step, including failed ones, is reported to the metrics. */
export function measuredEngine(engine: HeadshotEngine, metrics: Pick<Metrics, 'onEngine'>): HeadshotEngine {
  const measured = { ...engine };
  for (const step of STEPS) {
    const run = engine[step] as (...args: unknown[]) => Promise<unknown>;
    Object.assign(measured, {
      [step]: async (...args: unknown[]) => {
        const startMs = performance.now();
        try {
          return await run(...args);
        } finally {
          metrics.onEngine(step, performance.now() - startMs);
        }
      },
    });
  }
  return measured;
}
