/** How long after the second accepted selfie the free preview is there, with the models loaded by the checks. Prints JSON. */
import { createStudioEngine } from '../../src/imaging/recipes/studio-engine.ts';
import { benchSelfies, builtThreadEntry, THREADS } from './selfies.ts';

export interface FirstPreviewResult {
  readonly waitMs: readonly number[];
}

const TIMES = 3;

const selfies = await benchSelfies(2 * TIMES);
const engine = createStudioEngine({
  threads: THREADS,
  matteThreads: THREADS,
  threadEntry: builtThreadEntry(),
});
const waitMs: number[] = [];
for (let time = 0; time < TIMES; time++) {
  const [first, second] = [selfies[2 * time]!, selfies[2 * time + 1]!];
  for (const selfie of [first, second]) {
    const check = await engine.check(selfie);
    if (!check.accepted) throw new Error(`refused: ${check.reasons.join()}`);
  }
  const startMs = performance.now();
  const prepared = await engine.prepare(second, undefined, 640);
  if (!prepared.ok) throw new Error(`refused: ${prepared.reasons.join()}`);
  await engine.renderPreview(
    prepared.selfie,
    {
      style: 'corporate',
      scene: engine.scenes('corporate')[0]!,
      selfieIndex: 0,
      framing: prepared.selfie.framings[0]!,
      variation: 0,
      seed: 1,
      size: { widthPx: 512, heightPx: 640 },
    },
    'PREVIEW',
  );
  waitMs.push(performance.now() - startMs);
  await engine.release([prepared.selfie]);
}
await engine.close();
const result: FirstPreviewResult = { waitMs };
process.stdout.write(`${JSON.stringify(result)}\n`);
