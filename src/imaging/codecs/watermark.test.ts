import { beforeAll, describe, expect, test } from 'vitest';

import { drawnComposition } from '../../../test/golden-headshots.ts';
import {
  fillAlongEdges,
  fillSmoothly,
  meanOf,
  medianOf,
  type Pixels,
  pixelsOf,
  psnrUnder,
  strokesOf,
  subtractMarks,
  uncovered,
} from '../../../test/watermark-attacks.ts';
import type { StyleId } from '../engine.ts';
import type { FreeFace } from '../ops/ribbons.ts';
import type { RgbImage } from '../raster/image.ts';
import { decodeImage } from './decode.ts';
import { headshotJpeg } from './headshot-jpeg.ts';
import { sharp } from './libvips.ts';
import { watermark } from './watermark.ts';

/** No attack may come nearer to the plain picture than this, under the strokes. */
const MARGIN_DB = 6;
const QUALITY = 84;
const WORDS = ['Lichtbild', 'Free preview', 'Preview only'];

const mark = (seed: string) => ({ words: WORDS, secret: Buffer.from(seed) });

let corporate: Awaited<ReturnType<typeof drawnComposition>>;
beforeAll(async () => {
  corporate = await drawnComposition('corporate');
}, 60_000);

interface Attacked {
  readonly plain: RgbImage;
  readonly face: FreeFace;
  readonly strokes: Uint8Array;
  readonly plainDb: number;
  /** As downloaded. */
  readonly preview: RgbImage;
}

describe.each<StyleId>(['corporate', 'greenery'])('the preview of a drawn person, %s', (style) => {
  let attacked: Attacked;
  beforeAll(async () => {
    const { plain, face } = await drawnComposition(style);
    const preview = await downloaded(await watermark(plain, face, mark('the secret')));
    const strokes = await trueStrokes(plain, face, 'the secret');
    const plainDb = psnrUnder(strokes, plain, pixelsOf(await downloaded(plain)));
    attacked = { plain, face, strokes, plainDb, preview };
  }, 60_000);

  const gained = (restored: Pixels): number =>
    psnrUnder(attacked.strokes, attacked.plain, restored) - attacked.plainDb;

  test('its strokes lie over a fair part of the picture, and never over eyes or mouth', () => {
    const { strokes, plain, face } = attacked;
    const share = strokes.reduce((sum, each) => sum + each, 0) / strokes.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.6);
    for (const { x, y } of [...face.leftEye, ...face.rightEye, ...face.mouth])
      expect(strokes[Math.round(y) * plain.widthPx + Math.round(x)]).toBe(0);
  });

  test('subtracting the marks, guessed or known to the pixel, gives nothing', async () => {
    const { plain, face, preview } = attacked;
    for (const secret of ['a guess', 'the secret']) {
      const [black, white] = [
        await onGround(plain, face, secret, 0),
        await onGround(plain, face, secret, 255),
      ];
      expect(gained(subtractMarks(preview, black, white)), secret).toBeLessThan(-MARGIN_DB);
    }
  });

  test('many previews together show no more than one', async () => {
    const { plain, face } = attacked;
    const seeds = ['the secret', ...Array.from({ length: 5 }, (_, i) => `another ${i}`)];
    const restored: Pixels[] = [];
    const strokes: Uint8Array[] = [];
    for (const seed of seeds) {
      const [black, white] = [await onGround(plain, face, seed, 0), await onGround(plain, face, seed, 255)];
      const preview = await downloaded(await watermark(plain, face, mark(seed)));
      restored.push(subtractMarks(preview, black, white));
      strokes.push(strokesOf(black, white));
    }
    expect(gained(meanOf(restored))).toBeLessThan(-MARGIN_DB);
    expect(gained(medianOf(restored))).toBeLessThan(-MARGIN_DB);
    expect(gained(uncovered(restored, strokes))).toBeLessThan(-MARGIN_DB);
  }, 120_000);

  test('filling the strokes from their rims gives nothing', () => {
    const { preview, strokes } = attacked;
    expect(gained(fillSmoothly(preview, grown(strokes, preview, 2)))).toBeLessThan(-MARGIN_DB);
    expect(gained(fillAlongEdges(preview, grown(strokes, preview, 2)))).toBeLessThan(-MARGIN_DB);
  });
});

test('the attack works: the watermark as it once was, the same white words over every preview, comes away', async () => {
  const { plain } = corporate;
  const ground = (value: number) =>
    wordsLaidOver({ ...plain, data: new Uint8Array(plain.data.length).fill(value) });
  const [black, white] = [await ground(0), await ground(255)];
  const preview = await downloaded(await wordsLaidOver(plain));
  // Over the whole picture: where the words were, their hard edges had cost the JPEG some of it.
  const everywhere = new Uint8Array(plain.data.length / 3).fill(1);
  const plainDb = psnrUnder(everywhere, plain, pixelsOf(await downloaded(plain)));
  const takenDb = psnrUnder(everywhere, plain, subtractMarks(preview, black, white));
  expect(takenDb).toBeGreaterThan(plainDb - MARGIN_DB);
});

test('words, places and edges are the secret’s: the same secret the same preview, another one another', async () => {
  const { plain, face } = corporate;
  const [one, again, other] = [
    await watermark(plain, face, mark('one')),
    await watermark(plain, face, mark('one')),
    await watermark(plain, face, mark('other')),
  ];
  expect(Buffer.from(again.data).equals(Buffer.from(one.data))).toBe(true);
  const differing = one.data.reduce(
    (count, value, i) => count + Number(Math.abs(value - other.data[i]!) > 24),
    0,
  );
  expect(differing / one.data.length).toBeGreaterThan(0.04);
});

test('a word with markup in it is shown as it is', async () => {
  const { plain, face } = corporate;
  const marked = await watermark(plain, face, { words: ['<b>&"'], secret: Buffer.from('x') });
  expect(marked.data).toHaveLength(plain.data.length);
});

/** White text at 34 %, laid over the untouched picture in the same place every time. */
async function wordsLaidOver(image: RgbImage): Promise<RgbImage> {
  const { widthPx: width, heightPx: height } = image;
  const fontPx = Math.round(width / 13);
  const rows = Array.from(
    { length: 9 },
    (_, row) =>
      `<text x="${row % 2 === 0 ? 0 : -fontPx * 3}" y="${(row - 2) * fontPx * 2.6}">${'Lichtbild   '.repeat(6)}</text>`,
  ).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="rotate(-24 ${width / 2} ${height / 2}) translate(${-width / 2} ${height / 6})" font-family="sans-serif"` +
    ` font-weight="600" font-size="${fontPx}" fill="#ffffff" fill-opacity="0.34" stroke="#000000" stroke-opacity="0.18"` +
    ` stroke-width="1" xml:space="preserve">${rows}</g></svg>`;
  const data = await sharp(image.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { widthPx: width, heightPx: height, data };
}

async function downloaded(image: RgbImage): Promise<RgbImage> {
  const decoded = await decodeImage(await headshotJpeg(image, QUALITY));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}

async function onGround(plain: RgbImage, face: FreeFace, seed: string, value: number): Promise<RgbImage> {
  return await watermark({ ...plain, data: new Uint8Array(plain.data.length).fill(value) }, face, mark(seed));
}

async function trueStrokes(plain: RgbImage, face: FreeFace, seed: string): Promise<Uint8Array> {
  return strokesOf(await onGround(plain, face, seed, 0), await onGround(plain, face, seed, 255));
}

/** Some pixels more on every side: what the JPEG has smeared out of the strokes is filled too. */
function grown(strokes: Uint8Array, { widthPx }: RgbImage, byPx: number): Uint8Array {
  return strokes.map((_, i) => {
    for (let dy = -byPx; dy <= byPx; dy++)
      for (let dx = -byPx; dx <= byPx; dx++) if (strokes[i + dy * widthPx + dx] === 1) return 1;
    return 0;
  });
}
