import { expect, it } from 'vitest';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { measuredEngine } from './measured-engine.ts';

it('measures each step, including one that fails', async () => {
  const steps: string[] = [];
  const fake = createFakeEngine();
  const engine = measuredEngine(
    { ...fake, derive: () => Promise.reject(new Error('no picture')) },
    { onEngine: (step, elapsedMs) => steps.push(elapsedMs >= 0 ? step : 'negative') },
  );
  await engine.check({ fileName: 'a', bytes: new Uint8Array(4) });
  await expect(engine.derive({ jpeg: new Uint8Array(4) }, 'thumbnail')).rejects.toThrow('no picture');
  expect(engine.scenes('warm')).toEqual(fake.scenes('warm'));
  expect(steps).toEqual(['check', 'derive']);
});
