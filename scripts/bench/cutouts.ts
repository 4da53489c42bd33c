/**
 * Measures the cut-out alone, from a photo to a PNG with transparency: ours, and @imgly/background-removal-node as its README
 * describes, on the same photos. Prints JSON.
 */
import { removeBackground } from '@imgly/background-removal-node';
import sharp from 'sharp';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { createIsnetMatting } from '../../src/imaging/models/matting/isnet-matting.ts';
import { estimateForeground } from '../../src/imaging/ops/matte/foreground.ts';
import { benchSelfies, THREADS } from './selfies.ts';

export interface CutoutsResult {
  readonly oursMs: readonly number[];
  readonly imglyMs: readonly number[];
}

const selfies = await benchSelfies((JSON.parse(process.argv[2]!) as { readonly selfies: number }).selfies);
const matting = await createIsnetMatting({ threadCount: THREADS });
const ours = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const decoded = await decodeImage(bytes);
  if (!decoded.ok) throw new Error(decoded.error);
  const { widthPx, heightPx } = decoded.value;
  const matte = await matting.matte(decoded.value);
  const alpha = Float32Array.from(matte.data, (value) => value / 255);
  const [red, green, blue] = estimateForeground(decoded.value, alpha);
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < alpha.length; i++) {
    rgba[i * 4] = red[i]! * 255;
    rgba[i * 4 + 1] = green[i]! * 255;
    rgba[i * 4 + 2] = blue[i]! * 255;
    rgba[i * 4 + 3] = matte.data[i]!;
  }
  return await sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png()
    .toBuffer();
};
const imgly = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const blob = await removeBackground(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  return new Uint8Array(await blob.arrayBuffer());
};

// They take turns, so that a busy machine slows both; the first cut-out of each loads its model and is not counted.
const times = { ours: [] as number[], imgly: [] as number[] };
for (const [index, { bytes }] of selfies.entries())
  for (const [name, cut] of [
    ['ours', ours],
    ['imgly', imgly],
  ] as const) {
    const startMs = performance.now();
    const png = await cut(bytes);
    if ((await sharp(png).metadata()).hasAlpha !== true) throw new Error(`${name} gave no transparency`);
    if (index > 0) times[name].push(performance.now() - startMs);
  }
await matting.close();
const result: CutoutsResult = { oursMs: times.ours, imglyMs: times.imgly };
process.stdout.write(`${JSON.stringify(result)}\n`);
