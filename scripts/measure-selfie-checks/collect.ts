import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { encodeJpeg } from '../../src/imaging/codecs/encode.ts';
import type { HeadshotEngine } from '../../src/imaging/engine.ts';
import type { SelfieCaution } from '../../src/imaging/selfie.ts';
import { createHeadDescriber } from '../../src/imaging/models/head-describer.ts';
import { createFaceFinder } from '../../src/imaging/models/face/mediapipe-face-finder.ts';
import { createHandFinder } from '../../src/imaging/models/hand/mediapipe-hand-finder.ts';
import { createRvmSegmenter } from '../../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../../src/imaging/models/onnx-network.ts';
import { estimateFraming, type FramingEstimate } from '../../src/imaging/recipes/person/estimate-framing.ts';
import { checkSelfie } from '../../src/imaging/recipes/selfie/selfie-check.ts';
import { createStudioEngine } from '../../src/imaging/recipes/studio-engine.ts';
import type { SelfieFeatures } from '../../src/imaging/recipes/selfie/selfie-features.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { seededRandom, seedOf } from '../../src/imaging/scenes/seeded-random.ts';
import { photoBytes } from '../../test/photos.ts';
import { skinLightness } from '../measure-engine/skin-tone.ts';
import { type Group, sampleOf, throughPhone } from './augment.ts';

/** The measures of one augmented portrait. Limits are tried on these, without the picture. */
export interface Row {
  readonly person: string;
  /** CIE L* of the skin on the original photo; a property of the picture, not of the person. */
  readonly lightness: number | undefined;
  readonly kind: string;
  readonly group: Group;
  /** Undefined when no face was found. */
  readonly signs: SelfieFeatures | undefined;
  readonly frame: FramingEstimate | undefined;
  /** Cautions that judgeSelfie does not decide: `empty-edges`. */
  readonly otherCautions: readonly SelfieCaution[];
}

/**
 * Measures `count` usable augmentations of each portrait and half as many of each other group. Every person is written to a
 * file of the cache once done, so that an interrupted run continues and trying other limits takes seconds.
 */
export async function collectRows(
  names: readonly string[],
  count: number,
  cacheFolder: string,
): Promise<readonly Row[]> {
  mkdirSync(cacheFolder, { recursive: true });
  const rows: Row[] = [];
  let networks: Awaited<ReturnType<typeof loadNetworks>> | undefined;
  for (const [at, name] of names.entries()) {
    const file = join(cacheFolder, `${basename(name, '.jpg')}-${count}.jsonl`);
    if (!existsSync(file)) {
      networks ??= await loadNetworks();
      const measured = await measurePerson(name, count, networks);
      appendFileSync(file, measured.map((row) => `${JSON.stringify(row)}\n`).join(''));
      process.stderr.write(`\r${at + 1} of ${names.length}`);
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    rows.push(...lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row));
  }
  await networks?.engine.close();
  return rows;
}

async function loadNetworks() {
  const [finder, handFinder, headDescriber, segmenter] = await Promise.all([
    createFaceFinder(loadInstalledNetwork),
    createHandFinder(),
    createHeadDescriber(loadInstalledNetwork),
    createRvmSegmenter(loadInstalledNetwork),
  ]);
  return { finder, handFinder, headDescriber, segmenter, engine: createStudioEngine({ threads: 1 }) };
}

/** Checks the frame with the engine, which uses the fine matte before it refuses. */
async function tryFrame(image: RgbImage, engine: HeadshotEngine): Promise<FramingEstimate> {
  const bytes = await encodeJpeg(image, { quality: 100 });
  const { reasons, cautions } = await engine.check({ bytes, fileName: 'selfie.jpg' });
  return { fits: !reasons.includes('no-crop'), cautions };
}

async function measurePerson(
  name: string,
  count: number,
  { segmenter, engine, ...networks }: Awaited<ReturnType<typeof loadNetworks>>,
): Promise<readonly Row[]> {
  const person = basename(name, '.jpg');
  const decoded = await decodeImage(photoBytes(name));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
  const [face] = await networks.finder.find(decoded.value);
  if (face === undefined) throw new Error(`${name} shows no face`);
  const lightness = await skinLightness(name, networks.finder);
  const random = seededRandom(seedOf(`measure ${person}`));
  const rows: Row[] = [];
  for (const augmentation of sampleOf(random, count)) {
    const made = await augmentation.make(decoded.value, face, random);
    if (made === undefined) continue;
    const image = await throughPhone(augmentation, made, face, random);
    const checked = await checkSelfie(image, networks);
    const [found] = checked.faces;
    const estimate =
      found && (await estimateFraming(checked.image, found, () => Promise.resolve(segmenter), checked));
    const frame = estimate?.fits === false ? await tryFrame(image, engine) : estimate;
    const otherCautions = checked.check.cautions.filter((caution) => caution === 'empty-edges');
    const { kind, group } = augmentation;
    rows.push({ person, lightness, kind, group, signs: checked.features, frame, otherCautions });
  }
  return rows;
}
