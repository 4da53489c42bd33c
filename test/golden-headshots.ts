import { fileURLToPath } from 'node:url';

import { STYLE_IDS, type StyleId } from '../src/base/style-ids.ts';
import type { HeadshotRequest } from '../src/imaging/headshot-request.ts';
import type { FreeFace } from '../src/imaging/ops/finish/watermark-ribbons.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { cutPortrait } from '../src/imaging/recipes/person/cut-portrait.ts';
import { composeHeadshot, applyTreatment } from '../src/imaging/recipes/headshot/compose-headshot.ts';
import { freeFace } from '../src/imaging/recipes/headshot/make-headshot.ts';
import { masterCutout } from '../src/imaging/recipes/person/master-cutout.ts';
import { selfieMeasures } from '../src/imaging/recipes/selfie/selfie-check.ts';
import type { StudioSelfie } from '../src/imaging/recipes/person/studio-selfie.ts';
import { combineMattes } from '../src/imaging/recipes/person/combine-mattes.ts';
import { SCENES } from '../src/imaging/scenes/all-scenes.ts';
import { BACKDROPS } from '../src/imaging/scenes/backdrops.ts';
import { developScene } from '../src/imaging/scenes/develop-scene.ts';
import type { Scene } from '../src/imaging/scenes/scene.ts';
import { dressDrawing } from './drawn-garment.ts';
import { drawLooks, drawPerson } from './drawn-person.ts';

const SIZE = { widthPx: 256, heightPx: 320 };
const FRAMINGS = ['classic', 'wide', 'tight'] as const;

/**
 * A style with its first scene; `plain` has its plain backdrop, `grey` is rendered in black and white, `dressed` wears the
 * drawn garment.
 */
export type GoldenName = StyleId | `plain-${StyleId}` | `grey-${StyleId}` | `dressed-${StyleId}`;

/**
 * The first scene of every style, every plain backdrop, black and white with a dark, a pale and a colourful scene, and a
 * person in other clothes.
 */
export const GOLDEN_NAMES: readonly GoldenName[] = [
  ...STYLE_IDS,
  ...STYLE_IDS.map((style) => `plain-${style}` as const),
  'grey-corporate',
  'grey-creative',
  'grey-warm',
  'dressed-corporate',
];

export function goldenFile(name: GoldenName): string {
  return fileURLToPath(new URL(`../src/imaging/recipes/goldens/${name}.webp`, import.meta.url));
}

/** Cuts out the drawn person, with simulated answers of the networks. */
export async function drawnStudioSelfie(): Promise<StudioSelfie> {
  const person = drawPerson();
  const { image, face } = person;
  const { matte, quick, fine } = drawLooks(person);
  const combined = await combineMattes({ image, face }, matte, quick, async () => ({
    segmentFinely: async () => fine,
  }));
  const selfie = cutPortrait(
    {
      id: 'drawn',
      image,
      matte,
      body: quick,
      combined,
      face,
      measures: selfieMeasures(image, face),
      cheekTexture: undefined,
      alignedFace: image,
    },
    bytes,
  );
  if (selfie === undefined) throw new Error('the drawn person gives no headshot');
  return selfie;
}

/** Runs the whole recipe on a drawn selfie with simulated answers of the networks. */
export async function goldenHeadshots(): Promise<ReadonlyMap<GoldenName, RgbImage>> {
  const selfie = await drawnStudioSelfie();
  const { selfie: wearer, worn } = await dressDrawing(selfie);
  const master = await masterCutout(selfie, SIZE, bytes);
  const pictures = new Map<GoldenName, RgbImage>();
  for (const name of GOLDEN_NAMES) {
    const { style, scene, treatment } = goldenLook(name);
    const index = STYLE_IDS.indexOf(style);
    const request: HeadshotRequest = {
      style,
      scene: scene.id,
      selfieIndex: 0,
      framing: FRAMINGS[index % FRAMINGS.length]!,
      variation: index,
      treatment,
      seed: 7,
      size: SIZE,
    };
    const clothes = name.startsWith('dressed-') ? worn : undefined;
    const composed = await composeHeadshot(wearer, request, master, await developScene(scene), clothes);
    applyTreatment(composed, selfie, request);
    pictures.set(name, composed.image);
  }
  return pictures;
}

/** Returns the drawn person at the size of a preview without a watermark, and the position of the face. */
export async function drawnComposition(
  style: StyleId,
): Promise<{ readonly plain: RgbImage; readonly face: FreeFace }> {
  return await composeUnmarked(await drawnStudioSelfie(), style);
}

/** Composes a preview without its watermark. */
export async function composeUnmarked(
  selfie: StudioSelfie,
  style: StyleId,
): Promise<{ readonly plain: RgbImage; readonly face: FreeFace }> {
  const size = { widthPx: 512, heightPx: 640 };
  const master = await masterCutout(selfie, size, bytes);
  const scene = SCENES[style][0]!;
  const framing = selfie.framings.includes('classic') ? 'classic' : selfie.framings[0]!;
  const request = { style, scene: scene.id, selfieIndex: 0, framing, variation: 0, seed: 7, size };
  const composed = await composeHeadshot(selfie, request, master, await developScene(scene));
  return { plain: composed.image, face: freeFace(selfie, composed) };
}

function goldenLook(name: GoldenName): Pick<HeadshotRequest, 'style' | 'treatment'> & { scene: Scene } {
  const style = STYLE_IDS.find((each) => name.endsWith(each))!;
  const scene = name.startsWith('plain-') ? BACKDROPS[style] : SCENES[style][0]!;
  return { style, scene, treatment: name.startsWith('grey-') ? 'black-and-white' : 'colour' };
}

function bytes(byteLength: number): Uint8Array {
  return new Uint8Array(byteLength);
}
