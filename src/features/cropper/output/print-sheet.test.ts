import { describe, expect, it } from 'vitest';
import { layOutSheet, type LineMm, PAPER_IDS, PAPERS, type RectMm } from './print-sheet.ts';

const SIZES = [
  { widthMm: 35, heightMm: 45 },
  { widthMm: 50.8, heightMm: 50.8 },
  { widthMm: 26, heightMm: 32 },
  { widthMm: 45, heightMm: 60 },
  { widthMm: 90, heightMm: 65 },
  { widthMm: 50, heightMm: 70 },
];

it.each([
  ['10x15', 35, 45, 6],
  ['10x15', 50.8, 50.8, 2],
  ['10x15', 26, 32, 12],
  ['a4', 35, 45, 30],
  ['a4', 50.8, 50.8, 15],
  ['letter', 35, 45, 28],
  ['letter', 50.8, 50.8, 12],
] as const)('fits on %s of %f × %f mm: %i', (paper, widthMm, heightMm, count) => {
  expect(layOutSheet(paper, { widthMm, heightMm }).pictures).toHaveLength(count);
});

describe.each(PAPER_IDS)('%s', (paper) => {
  it.each(SIZES)('$widthMm × $heightMm mm: exact, apart, cut marks in the printable margin', (size) => {
    const sheet = layOutSheet(paper, size);
    const { widthMm, heightMm, marginMm } = PAPERS[paper];
    expect([sheet.widthMm, sheet.heightMm].toSorted()).toEqual([widthMm, heightMm].toSorted());
    expect(sheet.pictures.length).toBeGreaterThan(0);
    for (const [at, one] of sheet.pictures.entries()) {
      expect(one).toMatchObject(size);
      for (const other of sheet.pictures.slice(at + 1)) expect(overlap(one, other)).toBe(false);
    }
    for (const mark of sheet.cutMarks) {
      for (const picture of sheet.pictures) expect(touches(mark, picture)).toBe(false);
      for (const [x, y] of [mark.fromMm, mark.toMm]) {
        expect(x).toBeGreaterThanOrEqual(marginMm - 1e-9);
        expect(y).toBeGreaterThanOrEqual(marginMm - 1e-9);
        expect(x).toBeLessThanOrEqual(sheet.widthMm - marginMm + 1e-9);
        expect(y).toBeLessThanOrEqual(sheet.heightMm - marginMm + 1e-9);
      }
    }
  });

  it('marks both ends of every edge', () => {
    const { pictures, cutMarks } = layOutSheet(paper, { widthMm: 35, heightMm: 45 });
    for (const { xMm, yMm, widthMm, heightMm } of pictures) {
      for (const x of [xMm, xMm + widthMm])
        expect(cutMarks.filter((mark) => isAt(mark, 0, x))).toHaveLength(2);
      for (const y of [yMm, yMm + heightMm])
        expect(cutMarks.filter((mark) => isAt(mark, 1, y))).toHaveLength(2);
    }
  });
});

it('is empty for a picture larger than the paper', () => {
  expect(layOutSheet('10x15', { widthMm: 120, heightMm: 200 })).toMatchObject({ pictures: [], cutMarks: [] });
});

function overlap(a: RectMm, b: RectMm): boolean {
  return (
    a.xMm < b.xMm + b.widthMm &&
    b.xMm < a.xMm + a.widthMm &&
    a.yMm < b.yMm + b.heightMm &&
    b.yMm < a.yMm + a.heightMm
  );
}

function touches({ fromMm, toMm }: LineMm, picture: RectMm): boolean {
  const [x, y] = [Math.min(fromMm[0], toMm[0]), Math.min(fromMm[1], toMm[1])];
  const line = {
    xMm: x,
    yMm: y,
    widthMm: Math.abs(fromMm[0] - toMm[0]) + 1e-6,
    heightMm: Math.abs(fromMm[1] - toMm[1]) + 1e-6,
  };
  return overlap(line, picture);
}

function isAt({ fromMm, toMm }: LineMm, axis: 0 | 1, mm: number): boolean {
  return Math.abs(fromMm[axis] - mm) < 1e-9 && Math.abs(toMm[axis] - mm) < 1e-9;
}
