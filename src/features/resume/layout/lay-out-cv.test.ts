import { expect, it } from 'vitest';
import { resumeDocumentTexts } from '../../../i18n/resume-document/index.ts';
import { composeCv } from '../document/compose-cv.ts';
import type { Resume } from '../document/resume.ts';
import {
  defaultSettings,
  PAPERS,
  type Settings,
  TEMPLATES,
  withFilledSections,
} from '../document/settings.ts';
import { layOutCv } from './lay-out-cv.ts';
import type { Layout, Piece } from './layout.ts';

const texts = resumeDocumentTexts.en;
/** All letters are half as wide as high. */
const measure = (text: string, _: string, sizePt: number) => [...text].length * sizePt * 0.5;

function layOut(resume: Resume, change: Partial<Settings> = {}, hasPhoto = false): Layout {
  const settings = { ...withFilledSections(defaultSettings('en'), resume), ...change };
  return layOutCv(composeCv(resume, settings, texts), settings, hasPhoto, measure, texts);
}

const job = (number: number, lines: number) => ({
  position: `Position ${number}`,
  name: `Employer ${number}`,
  startDate: '2019',
  endDate: '2020',
  summary: 'word '.repeat(14 * lines).trim(),
});

const piecesOf = (layout: Layout): readonly (readonly Piece[])[] =>
  layout.pages.map(({ rows }) => rows.flatMap(({ row }) => row.pieces));

it.each(TEMPLATES)('%s: no page ends with a heading, wherever the page ends', (template) => {
  for (let lines = 1; lines <= 24; lines += 1) {
    const resume = {
      basics: { summary: 'word '.repeat(14 * lines) },
      work: Array.from({ length: 9 }, (_, number) => job(number, 6)),
      education: [{ area: 'Area', institution: 'Institution', score: '1' }],
      projects: [{ name: 'Project', description: 'Description' }],
    };
    const pages = piecesOf(layOut(resume, { template }));
    expect(pages.length).toBeGreaterThan(1);
    for (const pieces of pages.slice(0, -1)) {
      // Dates are beside a title, so the row counts, not the piece.
      const last = pieces.at(-1)!;
      const row = pieces.filter(({ baselinePt }) => baselinePt === last.baselinePt).slice(-3);
      expect(last.node.tag, `${lines} lines`).toBe('P');
      expect(row.at(-1)?.run.text, `${lines} lines`).not.toMatch(/^(2019|Employer|Institution)/);
    }
  }
});

it('leaves at least two lines of a paragraph on each page', () => {
  for (let lines = 1; lines <= 30; lines += 1) {
    const resume = {
      basics: { summary: 'word '.repeat(14 * lines) },
      work: [1, 2, 3, 4].map((number) => job(number, 14)),
    };
    const pages = piecesOf(layOut(resume, { template: 'plain' }));
    for (const [index, pieces] of pages.slice(0, -1).entries()) {
      const broken = pieces.at(-1)!.node;
      const next = pages[index + 1]!.filter(({ node }) => node === broken).length;
      if (next === 0) continue;
      expect(pieces.filter(({ node }) => node === broken).length, `${lines} lines`).toBeGreaterThanOrEqual(2);
      expect(next, `${lines} lines`).toBeGreaterThanOrEqual(2);
    }
  }
});

it.each(PAPERS)('everything is inside the margins of %s, also in a side column that is too full', (paper) => {
  const resume = {
    basics: { name: 'Name', email: 'you@example.com' },
    skills: Array.from({ length: 90 }, (_, index) => ({ name: `Skill ${index}` })),
    languages: [{ language: 'Language', fluency: 'Level' }],
    work: [job(1, 2)],
  };
  const layout = layOut(resume, { template: 'column', paper });
  for (const { rows } of layout.pages) {
    for (const { yPt, row } of rows) {
      expect(yPt).toBeGreaterThan(40);
      expect(yPt + row.heightPt).toBeLessThan(layout.heightPt - 40);
    }
  }
  const all = piecesOf(layout).flat();
  expect(all.filter(({ run }) => run.text.startsWith('Skill ')).length).toBe(90);
});

it('is read column by column: name, side column, main column', () => {
  const resume = { basics: { name: 'Name', phone: '0' }, work: [job(1, 1)], skills: [{ name: 'Skill' }] };
  const read = piecesOf(layOut(resume, { template: 'column' })).flat();
  const headings = read.filter(({ node }) => /^H[12]$/.test(node.tag)).map(({ run }) => run.text);
  expect(headings).toEqual(['Name', texts.contact, texts.sections.skills, texts.sections.work]);
});

it.each(TEMPLATES)('%s: the dates are on the line of their title', (template) => {
  const dated = { ...job(1, 1), startDate: '2019-09', endDate: '2020-12' };
  const [page] = layOut({ work: [dated] }, { template }).pages;
  const row = page!.rows.find(({ row }) =>
    row.pieces.some(({ run }) => run.text.startsWith('Position 1')),
  )!.row;
  const [title, dates] = [/^Position/, /2019/].map((text) =>
    row.pieces.find(({ run }) => text.test(run.text)),
  );
  expect(dates?.baselinePt).toBe(title?.baselinePt);
});

it('places the photo inside the page, and no text on it', () => {
  for (const template of ['tabular', 'column'] as const) {
    const photo = { ...defaultSettings('en').photo, widthMm: 60 };
    const resume = {
      basics: {
        phone: '000',
        name: 'A very long name that needs several lines beside the photo of this page',
      },
      work: [job(1, 3)],
    };
    const layout = layOut(resume, { template, photo }, true);
    const place = layout.pages[0]!.photo!;
    expect(place.xPt + place.widthPt).toBeLessThan(layout.widthPt - 40);
    for (const { yPt, row } of layout.pages[0]!.rows) {
      for (const piece of row.pieces) {
        const isBeside = piece.xPt + piece.widthPt <= place.xPt + 1 || piece.xPt >= place.xPt + place.widthPt;
        const isAboveOrBelow = yPt + row.heightPt <= place.yPt + 1 || yPt >= place.yPt + place.heightPt;
        expect(isBeside || isAboveOrBelow, piece.run.text).toBe(true);
      }
    }
  }
});
