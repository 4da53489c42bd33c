import type { ExampleLook } from '../../catalog/example-portraits.ts';
import { HEADSHOT_SIZE } from '../../catalog/headshot-size.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Headshot } from '../../imaging/finished-headshot.ts';
import type { PreparedSelfie } from '../../imaging/selfie.ts';

export type ExampleEngine = Pick<
  HeadshotEngine,
  'prepare' | 'render' | 'faceMarks' | 'forPage' | 'scenes' | 'release'
>;

const SEED = 1;

/**
 * Renders the look in its scene, or in the first other scene of the style where it passes its measures; undefined
 * when it passes in none.
 */
export async function renderLook(
  engine: Pick<ExampleEngine, 'render' | 'scenes'>,
  selfie: PreparedSelfie,
  { style, scene }: ExampleLook,
  signal: AbortSignal | undefined,
): Promise<Headshot | undefined> {
  const framing = selfie.framings.includes('classic') ? 'classic' : selfie.framings[0]!;
  for (const place of new Set([scene, ...engine.scenes(style)])) {
    const headshot = await engine.render(
      [selfie],
      { style, scene: place, selfieIndex: 0, framing, variation: 0, seed: SEED, size: HEADSHOT_SIZE },
      signal,
    );
    if (headshot.passed) return headshot;
  }
  return undefined;
}
