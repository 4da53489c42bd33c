/**
 * How fast and how large: `npm run bench [-- --json] [--package basic|ultimate] [--size 1024x1280]`.
 * Shoots of the packages from eight selfies of one person, then the floor (ISNet once a selfie,
 * one resize, composite and JPEG of libvips a headshot) measured in the same run on the same machine.
 */
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { PACKAGES, type PackageId } from '../src/catalog/packages.ts';
import { STYLE_IDS } from '../src/catalog/styles.ts';
import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { photosFolder } from '../test/photos.ts';
import { createIsnetMatting } from '../src/imaging/models/isnet-matting.ts';
import { distinctness } from '../src/imaging/measure/distinctness.ts';
import { runShoot } from '../src/imaging/recipes/shoot.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import { selfieSet } from '../test/selfie-set.ts';

const THREADS = 2;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    package: { type: 'string', multiple: true, default: ['basic', 'ultimate'] },
    size: { type: 'string', default: '1024x1280' },
    portrait: { type: 'string', default: 'male-74.jpg' },
  },
});
const [widthPx, heightPx] = values.size.split('x').map(Number) as [number, number];

const folder = photosFolder();
if (folder === undefined) {
  process.stderr.write('The bench needs the photos folder: set LICHTBILD_PHOTOS.\n');
  process.exit(2);
}
const selfies = (await selfieSet(`${folder}/portraits/${values.portrait}`)).map(({ name, bytes }) => ({
  fileName: name,
  bytes,
}));

const shoots = [];
for (const id of values.package as PackageId[]) shoots.push(await measureShoot(id));
const peakRssMb = process.resourceUsage().maxRSS / 1024;
const matteMs = await measureMatting();
const perHeadshotMs = await measureCompositing(60);
const results = shoots.map((shoot) => {
  const floorMs = matteMs + perHeadshotMs * shoot.headshots;
  return { ...shoot, floorMs, ratio: shoot.totalMs / floorMs };
});

if (values.json)
  process.stdout.write(
    `${JSON.stringify({ size: values.size, peakRssMb, matteMs, perHeadshotMs, shoots: results }, null, 2)}\n`,
  );
else {
  for (const shoot of results)
    process.stdout.write(
      `${shoot.package.padEnd(9)} ${shoot.headshots} headshots of ${selfies.length} selfies at ${values.size}: ` +
        `total ${seconds(shoot.totalMs)} (prepare ${seconds(shoot.prepareMs)}, render ${seconds(shoot.renderMs)}), ` +
        `floor ${seconds(shoot.floorMs)}, ratio ${shoot.ratio.toFixed(2)}, ` +
        `rerolled ${shoot.rerolled}, least distance ${shoot.leastDistance} of 64\n`,
    );
  process.stdout.write(
    `floor: matting ${seconds(matteMs)}, ${perHeadshotMs.toFixed(1)} ms a headshot; peak memory ${peakRssMb.toFixed(0)} MB\n`,
  );
}

async function measureShoot(id: PackageId) {
  const { headshotCount, styleCount } = PACKAGES[id];
  const startMs = performance.now();
  const engine = createStudioEngine({ threads: THREADS, matteThreads: THREADS });
  let totals = { passed: 0, rerolled: 0, prepareMs: 0, renderMs: 0 };
  const hashes: string[] = [];
  const options = {
    selfies,
    styles: STYLE_IDS.slice(0, styleCount),
    count: headshotCount,
    size: { widthPx, heightPx },
    seed: 1,
  };
  for await (const event of runShoot(engine, options)) {
    if (event.kind === 'headshot') hashes.push(event.headshot.measures.perceptualHash);
    if (event.kind === 'done') totals = event.totals;
  }
  const totalMs = performance.now() - startMs;
  await engine.close();
  return {
    package: id,
    headshots: totals.passed,
    rerolled: totals.rerolled,
    prepareMs: totals.prepareMs,
    renderMs: totals.renderMs,
    totalMs,
    leastDistance: distinctness(hashes).distance,
  };
}

async function measureMatting(): Promise<number> {
  const matting = await createIsnetMatting({ threadCount: THREADS });
  const images = [];
  for (const selfie of selfies) {
    const decoded = await decodeImage(selfie.bytes);
    if (decoded.ok) images.push(decoded.value);
  }
  const startMs = performance.now();
  for (const image of images) await matting.matte(image);
  const elapsedMs = performance.now() - startMs;
  await matting.close();
  return elapsedMs;
}

/** Milliseconds a headshot, two at once as on two cores. */
async function measureCompositing(count: number): Promise<number> {
  const side = 1024;
  const person = await sharp(selfies[0]!.bytes).resize(side, side).ensureAlpha(0.5).raw().toBuffer();
  const background = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#888' },
  })
    .raw()
    .toBuffer();
  const one = async (): Promise<void> => {
    const resized = await sharp(person, { raw: { width: side, height: side, channels: 4 } })
      .extract({ left: 102, top: 0, width: 819, height: 1024 })
      .resize(widthPx, heightPx)
      .raw()
      .toBuffer();
    await sharp(background, { raw: { width: widthPx, height: heightPx, channels: 3 } })
      .composite([{ input: resized, raw: { width: widthPx, height: heightPx, channels: 4 } }])
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
  await one();
  const startMs = performance.now();
  for (let made = 0; made < count; made += THREADS)
    await Promise.all(Array.from({ length: THREADS }, () => one()));
  return (performance.now() - startMs) / count;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
