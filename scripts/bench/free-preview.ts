import { PREVIEW_SIZE } from '../../src/features/shoots/draft/preview-size.ts';
import type { EncodedImage, HeadshotEngine, PrepareOptions } from '../../src/imaging/engine.ts';
import type { StyleId } from '../../src/imaging/headshot-request.ts';

/**
 * Prepares a checked selfie and renders its free preview, as the worker does.
 * @param free whether it is the visitor's first preview, which may exceed the share of free work by more than later ones
 */
export async function makeFreePreview(
  engine: HeadshotEngine,
  selfie: EncodedImage,
  style: StyleId,
  free: NonNullable<PrepareOptions['free']>,
): Promise<void> {
  const prepared = await engine.prepare(selfie, undefined, { largestHeightPx: PREVIEW_SIZE.heightPx, free });
  if (!prepared.ok) throw new Error(`refused: ${prepared.reasons.join()}`);
  await engine.renderPreview(
    prepared.selfie,
    {
      style,
      scene: engine.scenes(style)[0]!,
      selfieIndex: 0,
      framing: prepared.selfie.framings[0]!,
      variation: 0,
      seed: 1,
      size: PREVIEW_SIZE,
    },
    { words: ['PREVIEW'], secret: Buffer.from('bench') },
  );
  await engine.release([prepared.selfie]);
}
