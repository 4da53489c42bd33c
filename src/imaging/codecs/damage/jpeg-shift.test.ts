import { describe, expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { sharp } from '../libvips.ts';
import { hasImpossibleBlocks } from './jpeg-blocks.ts';
import { hasShift } from './jpeg-shift.ts';

const ACROSS = 40;
const ROWS = 30;
const ORDER = { mcusAcross: ACROSS, mcusPerInterval: 0 };

/**
 * The edges of a picture that continues everywhere, except for a range of steps that are `shift` levels larger.
 * @param noise of the steps, levels
 * @param flatness of the steps: 0 as in a picture that continues, 1 as where a plain bar begins
 */
function edges({
  shift,
  from,
  to = from + ACROSS,
  flatness = 0,
  noise = 3,
}: {
  readonly shift: number;
  readonly from: number;
  readonly to?: number;
  readonly flatness?: number;
  readonly noise?: number;
}) {
  const random = seededRandom(3);
  const bottoms = Float32Array.from({ length: ACROSS * ROWS }, (_, i) => 30 * Math.sin(i / 3));
  const steps = bottoms.slice(0, -ACROSS).map((bottom, i) => {
    const isOff = i >= from && i < to;
    return noise * (2 * random() - 1) + (isOff ? shift - flatness * bottom : 0);
  });
  return { bottoms, steps };
}

const component = (options: Parameters<typeof edges>[0], quantisationLevels = 0.5) => [
  { edges: edges(options), quantisationLevels },
];

describe('a run of one row', () => {
  const middle = 12 * ACROSS + 17;

  test.each([20, -20, 7, 90])('that is off by %d levels and starts in a row is a shift', (shift) => {
    expect(hasShift(component({ shift, from: middle }), ORDER)).toBe(true);
  });

  test('that the end of the picture cuts short is a shift of its last row, when it is large', () => {
    const last = (ROWS - 2) * ACROSS;
    for (const column of [1, 17, 32])
      expect(hasShift(component({ shift: -30, from: last + column }), ORDER)).toBe(true);
    for (const options of [
      { shift: 20, from: last + 17 },
      { shift: 30, from: last, noise: 6 },
      { shift: 30, from: last + 35 },
      { shift: 30, from: last + 17, flatness: 0.4 },
      { shift: 30, from: last - ACROSS + 17, to: last },
    ])
      expect([options, hasShift(component(options), ORDER)]).toEqual([options, false]);
  });

  test('that starts at the side is a shift if no veil can cause it, which would make the picture below paler', () => {
    const side = 12 * ACROSS;
    expect(hasShift(component({ shift: 30, from: side, noise: 1 }), ORDER)).toBe(true);
    expect(hasShift(component({ shift: -30, from: side, noise: 1 }), ORDER)).toBe(true);
    for (const options of [
      { shift: 10, from: side, noise: 1 },
      { shift: 30, from: side, noise: 1, flatness: 0.15 },
      { shift: 30, from: side, noise: 6 },
      { shift: 30, from: side, noise: 1, to: side + ACROSS / 2 },
    ])
      expect([options, hasShift(component(options), ORDER)]).toEqual([options, false]);
  });

  test('that starts at the side is a shift, too, if it is another component that does not get paler', () => {
    const from = 12 * ACROSS;
    const [colour] = component({ shift: 60, from, flatness: 0.4 });
    const [light] = component({ shift: 0, from, noise: 1 });
    const [paler] = component({ shift: 0, from, noise: 1, flatness: 0.4 });
    expect(hasShift([light!, colour!], ORDER)).toBe(true);
    expect(hasShift([paler!, colour!], ORDER)).toBe(false);
  });

  test('is none when the picture does not continue below, or only shines through', () => {
    for (const flatness of [1, 0.4])
      expect(hasShift(component({ shift: 90, from: middle, flatness }), ORDER)).toBe(false);
  });

  test('is none when it is shorter or longer', () => {
    for (const mcus of [ACROSS / 2, 1.5 * ACROSS, 3 * ACROSS])
      expect(hasShift(component({ shift: 20, from: middle, to: middle + mcus }), ORDER)).toBe(false);
  });

  test('is none when it is no more than the rounding of DC coefficients', () => {
    expect(hasShift(component({ shift: 10, from: middle }, 4), ORDER)).toBe(false);
  });

  test('is none where a restart marker resets the DC prediction within it', () => {
    const order = { mcusAcross: ACROSS, mcusPerInterval: ACROSS };
    expect(hasShift(component({ shift: 20, from: middle }), order)).toBe(false);
  });
});

/** Middle tones, so that a shift stays within what samples can be. */
const smooth = (width: number, height: number) => {
  const random = seededRandom(5);
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    data[at] = 120 + 40 * Math.sin(x / 37 + (at % 3)) * Math.cos(y / 29) + 6 * random();
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
};

test.each(['4:2:0', '4:4:4'])(
  'no single inverted bit of a JPEG (%s) shifts the rest without being noticed',
  async (chromaSubsampling) => {
    const [width, height] = [480, 320];
    const jpeg = await smooth(width, height).jpeg({ quality: 85, chromaSubsampling }).toBuffer();
    expect(hasImpossibleBlocks(jpeg)).toBe(false);
    const sound = await sharp(jpeg).raw().toBuffer();
    const random = seededRandom(11);
    let shifted = 0;
    const missed: number[] = [];
    for (let i = 0; i < 400; i++) {
      const bit = Math.floor((0.1 + 0.6 * random()) * jpeg.length * 8);
      const broken = Buffer.from(jpeg);
      broken[bit >> 3] = broken[bit >> 3]! ^ (1 << (bit & 7));
      const pixels = await sharp(broken, { failOn: 'warning' })
        .raw()
        .toBuffer()
        .catch(() => undefined);
      if (pixels === undefined || meanDifference(pixels, sound) < 12) continue;
      shifted++;
      if (!hasImpossibleBlocks(broken)) missed.push(bit);
    }
    expect(shifted).toBeGreaterThan(10);
    // Where the shift starts at the picture's side, it looks like the edge of a bar.
    expect(missed.length).toBeLessThanOrEqual(shifted * 0.15);
  },
);

/** Returns the mean difference over the last rows. */
function meanDifference(pixels: Buffer, sound: Buffer): number {
  let sum = 0;
  const from = Math.floor(sound.length * 0.95);
  for (let i = from; i < sound.length; i++) sum += Math.abs(pixels[i]! - sound[i]!);
  return sum / (sound.length - from);
}

describe('pictures with edges along rows of blocks are sound', () => {
  const WIDTH = 480;
  const HEIGHT = 352;
  const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" opacity="${opacity}"/>`;
  const overlays: Readonly<Record<string, string>> = {
    'a bar above and one below': rect(0, 0, WIDTH, 48, '#000') + rect(0, 320, WIDTH, 32, '#000'),
    'a bar in the middle': rect(0, 160, WIDTH, 16, '#fff'),
    'a translucent banner': rect(0, 240, WIDTH, 112, '#000', 0.4),
    'a head line with a tab below': rect(0, 0, WIDTH, 64, '#008069') + rect(0, 64, 160, 16, '#008069'),
    'another picture beside': rect(0, 0, 240, 176, '#357'),
    'a frame': `<rect x="8" y="8" width="464" height="336" fill="none" stroke="#fff" stroke-width="16"/>`,
    'tilted edges': `<path d="M0 170L480 180V352H0Z" fill="#234"/><path d="M0 90L480 74V0H0Z" fill="#dde"/>`,
    stripes: Array.from({ length: 11 }, (_, i) => rect(0, 32 * i, WIDTH, 16, '#123', 0.5)).join(''),
    bricks: Array.from({ length: 330 }, (_, i) =>
      rect(32 * (i % 15) + 16 * (Math.floor(i / 15) % 2), 16 * Math.floor(i / 15), 31, 15, '#a33'),
    ).join(''),
    'a ruled veil, each line paler downwards': Array.from({ length: 44 }, (_, i) =>
      [0.1, 0.3, 0.5, 0.7].map((opacity, k) => rect(0, 8 * i + 2 * k, WIDTH, 2, '#fff', opacity)).join(''),
    ).join(''),
    'a stamped date': '<text x="250" y="330" font-size="40" fill="#f80" font-weight="bold">23.11.2026</text>',
  };
  test.each(Object.keys(overlays))('%s', async (name) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${overlays[name]}</svg>`;
    const input = await smooth(WIDTH, HEIGHT)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer();
    for (const quality of [5, 25, 60, 90, 100])
      for (const chromaSubsampling of ['4:2:0', '4:4:4']) {
        const jpeg = await sharp(input).removeAlpha().jpeg({ quality, chromaSubsampling }).toBuffer();
        expect([quality, chromaSubsampling, hasImpossibleBlocks(jpeg)]).toEqual([
          quality,
          chromaSubsampling,
          false,
        ]);
      }
  });
});
