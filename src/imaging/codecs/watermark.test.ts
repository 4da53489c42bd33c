import { beforeAll, describe, expect, test } from 'vitest';

import { attackPreview, downloaded, previewMark } from '../../../test/attack-preview.ts';
import { drawnComposition } from '../../../test/golden-headshots.ts';
import { photosFolder } from '../../../test/photos.ts';
import { photoComposition } from '../../../test/photo-composition.ts';
import { pixelsOf, psnrUnder, subtractMarks } from '../../../test/watermark-attacks.ts';
import type { RgbImage } from '../raster/image.ts';
import { overlaySvg } from './overlay-svg.ts';
import { watermark } from './watermark.ts';

/** Least distance of every attack's result from the plain JPEG, in dB of PSNR under the strokes. */
const MARGIN_DB = 6;

type Composition = Awaited<ReturnType<typeof drawnComposition>>;

let corporate: Composition;
beforeAll(async () => {
  corporate = await drawnComposition('corporate');
}, 60_000);

const expectSafe = async ({ plain, face }: Composition): Promise<void> => {
  const { strokes, belowDb } = await attackPreview(plain, face);
  for (const [attack, db] of Object.entries(belowDb)) expect.soft(db, attack).toBeGreaterThan(MARGIN_DB);
  const share = strokes.reduce((sum, each) => sum + each, 0) / strokes.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.6);
  for (const { x, y } of [...face.leftEye, ...face.rightEye, ...face.mouth])
    expect(strokes[Math.round(y) * plain.widthPx + Math.round(x)], 'eyes and mouth are free').toBe(0);
};

test.each(['corporate', 'greenery'] as const)(
  'neither subtracting, averaging nor filling gives the picture of a drawn person, %s',
  async (style) => expectSafe(await drawnComposition(style)),
  120_000,
);

describe.skipIf(photosFolder() === undefined)('on photos', () => {
  test.each(['portraits/female-02.jpg', 'portraits/male-90.jpg'])(
    'neither subtracting, averaging nor filling gives %s',
    async (name) => expectSafe(await photoComposition(name, 'corporate')),
    240_000,
  );
});

test('the attack works: it removes the former watermark, the same white words over every preview', async () => {
  const { plain } = corporate;
  const ground = (value: number) =>
    wordsLaidOver({ ...plain, data: new Uint8Array(plain.data.length).fill(value) });
  const [black, white] = [await ground(0), await ground(255)];
  const preview = await downloaded(await wordsLaidOver(plain));
  // The whole picture is measured, because the hard edges of the words have cost the JPEG some detail around them.
  const everywhere = new Uint8Array(plain.data.length / 3).fill(1);
  const plainDb = psnrUnder(everywhere, plain, pixelsOf(await downloaded(plain)));
  const takenDb = psnrUnder(everywhere, plain, subtractMarks(preview, black, white));
  expect(takenDb).toBeGreaterThan(plainDb - MARGIN_DB);
});

test('words, positions and edges depend on the secret: the same secret gives the same preview, another one another', async () => {
  const { plain, face } = corporate;
  const [one, again, other] = [
    await watermark(plain, face, previewMark('one')),
    await watermark(plain, face, previewMark('one')),
    await watermark(plain, face, previewMark('other')),
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

/** The former watermark: white text at 34 % over the untouched picture, always in the same place. */
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
  return await overlaySvg(image, svg);
}
