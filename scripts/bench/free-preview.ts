import { PREVIEW_SIZE } from '../../src/features/shoots/draft/preview-size.ts';
import type { EncodedImage, HeadshotEngine, PrepareOptions } from '../../src/imaging/engine.ts';
import type { WardrobeItem } from '../../src/imaging/garment.ts';
import type { StyleId } from '../../src/base/style-ids.ts';
import type { Clothes, HeadshotRequest } from '../../src/imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../src/imaging/selfie.ts';

/**
 * Prepares a checked selfie and renders its free preview, as the worker does.
 * @param free whether it is the visitor's first preview, which may exceed the share of free work by more than later ones
 * @param wardrobe of the engine; unless empty, a second picture shows the person in the first of its garments that fits
 * @returns the number of pictures
 */
export async function makeFreePreview(
  engine: HeadshotEngine,
  selfie: EncodedImage,
  style: StyleId,
  free: NonNullable<PrepareOptions['free']>,
  wardrobe: readonly WardrobeItem[] = [],
): Promise<number> {
  const options: PrepareOptions = {
    largestHeightPx: PREVIEW_SIZE.heightPx,
    free,
    dressable: wardrobe.length > 0,
  };
  const prepared = await engine.prepare(selfie, undefined, options);
  if (!prepared.ok) throw new Error(`refused: ${prepared.reasons.join()}`);
  const own = prepared.selfie.framings.slice(0, 1).map((framing) => ({ framing }));
  const looks: readonly Look[] = [...own, ...(await dressedLook(engine, prepared.selfie, wardrobe))];
  await Promise.all(
    looks.map(
      async (look) =>
        await engine.renderPreview(
          prepared.selfie,
          {
            ...look,
            style,
            scene: engine.scenes(style)[0]!,
            selfieIndex: 0,
            variation: 0,
            seed: 1,
            size: PREVIEW_SIZE,
          },
          { words: ['PREVIEW'], secret: Buffer.from('bench') },
        ),
    ),
  );
  await engine.release([prepared.selfie]);
  return looks.length;
}

type Look = Pick<HeadshotRequest, 'framing' | 'clothes'>;

/** Returns one look, in the first garment that fits and its usual dye; none when no garment fits. */
async function dressedLook(
  engine: HeadshotEngine,
  selfie: PreparedSelfie,
  wardrobe: readonly WardrobeItem[],
): Promise<readonly Look[]> {
  if (wardrobe.length === 0) return [];
  const fits = await engine.tryGarments(selfie);
  const fit = fits.find(({ refusal }) => refusal === undefined);
  const item = wardrobe.find(({ garment }) => garment.id === fit?.garment);
  if (fit === undefined || item === undefined) return [];
  const clothes: Clothes = { garment: fit.garment, dye: item.dyes[0]!.id };
  return [{ framing: fit.framings[0]!, clothes }];
}
