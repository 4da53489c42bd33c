import type { HeadshotEngine } from '../../imaging/engine.ts';
import { readIsnetWeights } from '../../imaging/models/matting/isnet-weights.ts';
import { readModelFile } from '../../imaging/models/model-file.ts';
import { modelPath } from '../../imaging/models/onnx-network.ts';
import { errorMessage, type Finding, ok, problem } from './finding.ts';

/** A grey square of 64 × 64 pixels. It shows no face, but the models have to be loaded to find that out. */
const GREY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC';
const FIX = 'Delete node_modules and run `npm start`: the packages are incomplete.';

/** The bytes of each model's weights. An incomplete install may lack any one of them. */
const WEIGHTS: Readonly<Record<string, () => Promise<number>>> = {
  'matting model': async () => (await readIsnetWeights()).byteLength,
  'body model': async () => (await readModelFile(modelPath('rvm'))).weightData.byteLength,
};

export async function checkModels(
  openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>,
  weights = WEIGHTS,
): Promise<readonly Finding[]> {
  const findings = [await checkFaces(openEngine())];
  for (const [part, read] of Object.entries(weights)) {
    findings.push(
      await read().then(
        (bytes) => ok(part, `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`),
        (error: unknown) => problem(part, errorMessage(error), FIX),
      ),
    );
  }
  return findings;
}

async function checkFaces(engine: Pick<HeadshotEngine, 'check' | 'close'>): Promise<Finding> {
  try {
    const { reasons } = await engine.check({ bytes: Buffer.from(GREY_PNG, 'base64'), fileName: 'grey.png' });
    return reasons.includes('no-face')
      ? ok('face models', 'loaded')
      : problem('face models', `reported ${reasons.join(', ') || 'nothing'} for a grey square`, FIX);
  } catch (error) {
    return problem('face models', errorMessage(error), FIX);
  } finally {
    await engine.close();
  }
}
