import type { HeadshotEngine } from '../../imaging/engine.ts';
import { readIsnetWeights } from '../../imaging/models/matting/isnet-weights.ts';
import { readModelFile } from '../../imaging/models/model-file.ts';
import { rvmModelPath } from '../../imaging/models/matting/rvm-model.ts';
import { fine, problem, words, type Finding } from './finding.ts';

/** A grey square of 64 × 64 pixels: nothing to see, but the models have to be loaded to know that. */
const GREY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC';
const MEND = 'Delete node_modules and run `npm start`: the packages are incomplete.';

/** Each part → the bytes of its weights; a half installed package leaves any one of them behind. */
const WEIGHTS: Readonly<Record<string, () => Promise<number>>> = {
  'matting model': async () => (await readIsnetWeights()).byteLength,
  'body model': async () => (await readModelFile(rvmModelPath())).weightData.byteLength,
};

export async function lookAtModels(
  openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>,
  weights = WEIGHTS,
): Promise<readonly Finding[]> {
  const findings = [await lookAtFaces(openEngine())];
  for (const [part, read] of Object.entries(weights)) {
    findings.push(
      await read().then(
        (bytes) => fine(part, `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`),
        (error: unknown) => problem(part, words(error), MEND),
      ),
    );
  }
  return findings;
}

async function lookAtFaces(engine: Pick<HeadshotEngine, 'check' | 'close'>): Promise<Finding> {
  try {
    const { reasons } = await engine.check({ bytes: Buffer.from(GREY_PNG, 'base64'), fileName: 'grey.png' });
    return reasons.includes('no-face')
      ? fine('face models', 'loaded')
      : problem('face models', `answered ${reasons.join(', ') || 'nothing'} to a grey square`, MEND);
  } catch (error) {
    return problem('face models', words(error), MEND);
  } finally {
    await engine.close();
  }
}
