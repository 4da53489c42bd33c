import { fileURLToPath } from 'node:url';

import { STYLE_IDS, type StyleId } from '../src/imaging/engine.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { cutPortrait } from '../src/imaging/recipes/cut-portrait.ts';
import { composeHeadshot } from '../src/imaging/recipes/headshot.ts';
import { masterCutout } from '../src/imaging/recipes/master-cutout.ts';
import { selfieMeasures } from '../src/imaging/recipes/selfie-check.ts';
import { SCENES } from '../src/imaging/scenes/all-scenes.ts';
import { developedScene } from '../src/imaging/scenes/developed-scene.ts';
import { drawPerson } from './drawn-person.ts';

const SIZE = { widthPx: 256, heightPx: 320 };
const FRAMINGS = ['classic', 'wide', 'tight'] as const;

export function goldenFile(style: StyleId): string {
  return fileURLToPath(new URL(`../src/imaging/recipes/goldens/${style}.webp`, import.meta.url));
}

/** The whole recipe, from a drawn selfie and its matte to one finished picture a style. */
export async function goldenHeadshots(): Promise<ReadonlyMap<StyleId, RgbImage>> {
  const { image, matte, face } = drawPerson();
  const measures = selfieMeasures(image, face);
  const selfie = cutPortrait(
    {
      id: 'drawn',
      image,
      matte,
      body: matte,
      whole: matte,
      face,
      measures,
      cheekTexture: undefined,
      faceView: image,
    },
    bytes,
  );
  if (selfie === undefined) throw new Error('the drawn person gives no headshot');
  const master = await masterCutout(selfie, SIZE, bytes);
  const pictures = new Map<StyleId, RgbImage>();
  for (const [index, style] of STYLE_IDS.entries()) {
    const scene = SCENES[style][0]!;
    const request = {
      style,
      scene: scene.id,
      selfieIndex: 0,
      framing: FRAMINGS[index % FRAMINGS.length]!,
      variation: index,
      seed: 7,
      size: SIZE,
    };
    const composed = await composeHeadshot(selfie, request, master, await developedScene(scene));
    pictures.set(style, composed.image);
  }
  return pictures;
}

function bytes(byteLength: number): Uint8Array {
  return new Uint8Array(byteLength);
}
