/**
 * Measures the lower bound of a shoot's cost: the matting network once per selfie, and one resize, composite and JPEG by
 * libvips per headshot. Prints JSON.
 */
import sharp from 'sharp';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import type { HeadshotSize } from '../../src/imaging/headshot-request.ts';
import { createIsnetMatting } from '../../src/imaging/models/matting/isnet-matting.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { benchSelfies, THREADS } from './selfies.ts';

export interface FloorOptions {
  readonly selfies: number;
  readonly sizes: readonly HeadshotSize[];
}

export interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

export interface FloorResult {
  /** One selfie's matte. */
  readonly matte: Cost;
  /** One headshot, in the order of the sizes. */
  readonly headshot: readonly Cost[];
}

const SOURCE_SIDE_PX = 1024;
const HEADSHOTS = 40;

const options = JSON.parse(process.argv[2]!) as FloorOptions;
const selfies = await benchSelfies(options.selfies);
const result: FloorResult = { matte: await matteCost(), headshot: await headshotCosts() };
process.stdout.write(`${JSON.stringify(result)}\n`);

async function matteCost(): Promise<Cost> {
  const matting = await createIsnetMatting({ threadCount: THREADS });
  const images: RgbImage[] = [];
  for (const selfie of selfies) {
    const decoded = await decodeImage(selfie.bytes);
    if (decoded.ok) images.push(decoded.value);
  }
  const cost = await costOf(images.length, async () => {
    for (const image of images) await matting.matte(image);
  });
  await matting.close();
  return cost;
}

async function headshotCosts(): Promise<readonly Cost[]> {
  const costs = [];
  for (const size of options.sizes) costs.push(await headshotCost(size));
  return costs;
}

/** Makes as many headshots at once as there are threads. */
async function headshotCost({ widthPx, heightPx }: HeadshotSize): Promise<Cost> {
  const person = await sharp(selfies[0]!.bytes)
    .resize(SOURCE_SIDE_PX, SOURCE_SIDE_PX)
    .ensureAlpha(0.5)
    .raw()
    .toBuffer();
  const background = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#888' },
  })
    .raw()
    .toBuffer();
  const one = async (): Promise<void> => {
    const resized = await sharp(person, {
      raw: { width: SOURCE_SIDE_PX, height: SOURCE_SIDE_PX, channels: 4 },
    })
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
  return await costOf(HEADSHOTS, async () => {
    for (let made = 0; made < HEADSHOTS; made += THREADS)
      await Promise.all(Array.from({ length: THREADS }, () => one()));
  });
}

/** Measures what one of the `count` things costs that `work` does. */
async function costOf(count: number, work: () => Promise<void>): Promise<Cost> {
  const startCpu = process.cpuUsage();
  const startMs = performance.now();
  await work();
  const wallMs = performance.now() - startMs;
  const cpu = process.cpuUsage(startCpu);
  return { wallMs: wallMs / count, cpuMs: (cpu.user + cpu.system) / 1000 / count };
}
