import sharp from 'sharp';
import { expect, it } from 'vitest';
import { layOutSheet, PAPER_IDS, PAPERS } from './print-sheet.ts';
import { printSheetPdf } from './print-sheet-pdf.ts';

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 413, height: 531, channels: 3, background: '#a86' } })
      .jpeg()
      .toBuffer(),
  );
const options = { title: 'Print sheet', language: 'en' };

it.each(PAPER_IDS)('has one page of exactly %s', async (paper) => {
  const sheet = layOutSheet(paper, { widthMm: 35, heightMm: 45 });
  const pdf = Buffer.from(await printSheetPdf(sheet, await picture(), options)).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  const mm = [Number(width), Number(height)].map((pt) => (pt / 72) * 25.4).toSorted((a, b) => a - b);
  expect(mm[0]).toBeCloseTo(PAPERS[paper].widthMm, 2);
  expect(mm[1]).toBeCloseTo(PAPERS[paper].heightMm, 2);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/PrintScaling \/None/);
});

it('embeds the picture once, unchanged, for all copies', async () => {
  const bytes = await picture();
  const sheet = layOutSheet('a4', { widthMm: 35, heightMm: 45 });
  const pdf = Buffer.from(await printSheetPdf(sheet, bytes, options));
  expect(sheet.pictures.length).toBe(30);
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(pdf.includes(Buffer.from(bytes)), 'the JPEG is not encoded again').toBe(true);
});
