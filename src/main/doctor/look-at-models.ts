import type { HeadshotEngine } from '../../imaging/engine.ts';
import { readIsnetWeights } from '../../imaging/models/isnet-weights.ts';
import { fine, problem, words, type Finding } from './finding.ts';

/** A grey square of 64 × 64 pixels: nothing to see, but the models have to be loaded to know that. */
const GREY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC';

export async function lookAtModels(
  openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>,
): Promise<readonly Finding[]> {
  const mend = 'Delete node_modules and run `npm start`: the packages are incomplete.';
  const engine = openEngine();
  try {
    const { reasons } = await engine.check({ bytes: Buffer.from(GREY_PNG, 'base64'), fileName: 'grey.png' });
    const faces = reasons.includes('no-face')
      ? fine('face models', 'loaded')
      : problem('face models', `answered ${reasons.join(', ') || 'nothing'} to a grey square`, mend);
    const bytes = await readIsnetWeights();
    return [faces, fine('matting model', `${Math.round(bytes.byteLength / 1e6)} MB`)];
  } catch (error) {
    return [problem('models', words(error), mend)];
  } finally {
    await engine.close();
  }
}
