import { HEADSHOT_SIZE } from '../../catalog/headshot-size.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Headshot } from '../../imaging/finished-headshot.ts';
import type { HeadshotRequest } from '../../imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../imaging/selfie.ts';
import type { WantedSet } from './wanted-sets.ts';

export type ExampleEngine = Pick<
  HeadshotEngine,
  'prepare' | 'tryGarments' | 'render' | 'faceMarks' | 'forPage' | 'scenes' | 'release'
>;

const SEED = 1;

/**
 * Renders the look in its scene, or in the first other scene of the style in which it passes its measures. Returns undefined
 * when it passes in none, or when the garment does not fit.
 */
export async function renderLook(
  engine: Pick<ExampleEngine, 'tryGarments' | 'render' | 'scenes'>,
  selfie: PreparedSelfie,
  { look: { style, scene }, clothes }: Pick<WantedSet, 'look' | 'clothes'>,
  signal: AbortSignal | undefined,
): Promise<Headshot | undefined> {
  const framings = clothes ? await listFramings(engine, selfie, clothes.garment, signal) : selfie.framings;
  const framing = framings.includes('classic') ? 'classic' : framings[0];
  if (!framing) return undefined;
  for (const triedScene of new Set([scene, ...engine.scenes(style)])) {
    const headshot = await engine.render(
      [selfie],
      {
        ...{ style, scene: triedScene, selfieIndex: 0, framing, variation: 0, clothes },
        ...{ seed: SEED, size: HEADSHOT_SIZE },
      },
      signal,
    );
    if (headshot.passed) return headshot;
  }
  return undefined;
}

async function listFramings(
  engine: Pick<ExampleEngine, 'tryGarments'>,
  selfie: PreparedSelfie,
  garment: string,
  signal: AbortSignal | undefined,
): Promise<readonly HeadshotRequest['framing'][]> {
  const fits = await engine.tryGarments(selfie, signal);
  return fits.find((fit) => fit.garment === garment)?.framings ?? [];
}
