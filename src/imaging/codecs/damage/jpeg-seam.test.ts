import { describe, expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { sharp } from '../libvips.ts';
import { hasImpossibleBlocks } from './jpeg-blocks.ts';
import { hasSeam } from './jpeg-seam.ts';

const ACROSS = 40;
const ROWS = 30;
const PLAIN_LEVELS = 120;

interface Torn {
  /** The tear is below the MCUs of this range, in the order of the scan. */
  readonly from: number;
  readonly to?: number;
  /** Size of the steps along the tear, levels. */
  readonly levels?: number;
  /** True when the picture below the tear has one colour. */
  readonly isPlainBelow?: boolean;
}

/** The edges of one component of a picture that continues everywhere except at a tear, where another part of it follows. */
function component({ from, to = from + ACROSS, levels = 40, isPlainBelow = false }: Torn) {
  const random = seededRandom(3);
  const bottoms = Float32Array.from(
    { length: ACROSS * ROWS },
    (_, i) => PLAIN_LEVELS + 30 * Math.sin(i / 3) + 10 * random(),
  );
  const steps = bottoms.slice(0, -ACROSS).map((bottom, i) => {
    if (i < from || i >= to) return 4 * random() - 2;
    if (isPlainBelow) return PLAIN_LEVELS + levels - bottom;
    return (random() < 0.5 ? -1 : 1) * levels * (0.6 + random());
  });
  return { edges: { bottoms, steps }, quantisationLevels: 0.5 };
}

describe('a run of one row whose steps are large and uneven', () => {
  const middle = 12 * ACROSS + 17;

  test.each([90, 40, 10])('(%d levels) and that starts in a row is a seam', (levels) => {
    expect(hasSeam([component({ from: middle, levels })], ACROSS)).toBe(true);
  });

  test('is a seam in whichever components it is', () => {
    const sound = component({ from: 0, to: 0 });
    expect(hasSeam([sound, sound, sound], ACROSS)).toBe(false);
    expect(hasSeam([sound, component({ from: middle }), sound], ACROSS)).toBe(true);
  });

  test('is none when it starts at the side: the edge of a bar', () => {
    for (const column of [0, 1, 39])
      expect(hasSeam([component({ from: 12 * ACROSS + column })], ACROSS)).toBe(false);
  });

  test('is none when it is shorter or longer', () => {
    for (const mcus of [ACROSS / 2, 1.5 * ACROSS, 2 * ACROSS, 3 * ACROSS])
      expect(hasSeam([component({ from: middle, to: middle + mcus })], ACROSS)).toBe(false);
  });

  test('is none when a plain surface follows', () => {
    expect(hasSeam([component({ from: middle, levels: 90, isPlainBelow: true })], ACROSS)).toBe(false);
  });

  test('is none when it is no more than the rounding of DC coefficients', () => {
    expect(hasSeam([{ ...component({ from: middle }), quantisationLevels: 20 }], ACROSS)).toBe(false);
  });

  test('is none when all steps are as large', () => {
    const random = seededRandom(4);
    const { edges, quantisationLevels } = component({ from: middle });
    const steps = edges.steps.map((step) => step + 80 * (random() - 0.5));
    const noisy = { edges: { ...edges, steps }, quantisationLevels };
    expect(hasSeam([noisy], ACROSS)).toBe(false);
  });
});

test.each(['4:2:0', '4:4:4'])('swapped parts of a JPEG (%s) are rarely missed', async (chromaSubsampling) => {
  const [width, height] = [640, 480];
  const random = seededRandom(5);
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    data[at] =
      120 + 40 * Math.sin(x / 37 + (at % 3)) * Math.cos(y / 29) + 20 * Math.sin(x / 90) + 6 * random();
  }
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const jpeg = await picture.jpeg({ quality: 85, chromaSubsampling }).toBuffer();
  expect(hasImpossibleBlocks(jpeg)).toBe(false);
  const sound = await sharp(jpeg).raw().toBuffer();
  let torn = 0;
  let missed = 0;
  for (let i = 0; i < 300; i++) {
    const length = Math.floor(jpeg.length * (0.05 + 0.1 * random()));
    const [one, other] = [0.1 + 0.3 * random(), 0.6 + 0.2 * random()].map((share) =>
      Math.floor(share * jpeg.length),
    ) as [number, number];
    const broken = Buffer.from(jpeg);
    jpeg.copy(broken, one, other, other + length);
    jpeg.copy(broken, other, one, one + length);
    const pixels = await sharp(broken, { failOn: 'warning' })
      .raw()
      .toBuffer()
      .catch(() => undefined);
    if (pixels === undefined || meanDifference(pixels, sound) < 4) continue;
    torn++;
    if (!hasImpossibleBlocks(broken)) missed++;
  }
  expect(torn).toBeGreaterThan(20);
  expect(missed / torn).toBeLessThan(0.02);
});

function meanDifference(pixels: Buffer, sound: Buffer): number {
  let sum = 0;
  for (let i = 0; i < sound.length; i++) sum += Math.abs(pixels[i]! - sound[i]!);
  return sum / sound.length;
}
