import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { resumeDocumentTexts } from '../../../i18n/resume-document/index.ts';
import type { Resume } from '../document/resume.ts';
import { SAMPLE_RESUME } from '../document/sample-resume.fixture.ts';
import {
  defaultSettings,
  PAPERS,
  PHOTO_TEMPLATES,
  type Settings,
  TEMPLATES,
  withFilledSections,
} from '../document/settings.ts';
import { buildPdf } from './build-pdf.ts';
import { readFonts } from '../../../../test/read-resume-fonts.ts';

const fonts = await readFonts();
const NOW = new Date('2026-01-02T03:04:05Z');
const MAX_BYTES = 1_500_000;

async function open(resume: Resume, settings: Settings, photo?: Uint8Array) {
  const built = await buildPdf(resume, withFilledSections(settings, resume), photo, fonts, NOW);
  // pdfjs takes the bytes away.
  const pdf = await getDocument({ data: built.bytes.slice(), verbosity: 0 }).promise;
  return { ...built, pdf, text: await textOf(pdf) };
}

/** The text in the order of the file, as applicant tracking systems read it. */
async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  });
  return (await Promise.all(pages)).join('\n');
}

interface Tree {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tree[];
}

async function roles(pdf: PDFDocumentProxy): Promise<readonly Tree[]> {
  const flatten = (node: Tree | null): readonly Tree[] =>
    node ? [node, ...(node.children ?? []).flatMap(flatten)] : [];
  const trees = Array.from({ length: pdf.numPages }, async (_, index) =>
    flatten((await (await pdf.getPage(index + 1)).getStructTree()) as Tree | null),
  );
  return (await Promise.all(trees)).flat();
}

/** A JPEG as heavy as photos get: noise compresses worse than any face. */
async function noise(widthPx: number, heightPx: number): Promise<Uint8Array> {
  const channels = { width: widthPx, height: heightPx, channels: 3 as const };
  const image = sharp({
    create: { ...channels, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
  return new Uint8Array(await image.jpeg({ quality: 88 }).toBuffer());
}
const photo = await noise(709, 945);

const VARIANTS = TEMPLATES.flatMap((template) =>
  PAPERS.flatMap((paper) => LANGUAGES.map((language) => [template, paper, language] as const)),
);

it.each(VARIANTS)(
  '%s on %s in %s: all text in order, tagged, embedded and small',
  async (template, paper, language) => {
    const settings = { ...defaultSettings(language), template, paper };
    settings.photo.widthMm = 60;
    const { pdf, text, bytes, missingLetters, pages } = await open(SAMPLE_RESUME, settings, photo);
    const words = resumeDocumentTexts[language];
    const flat = text.replace(/\s+/g, ' ');

    expect(missingLetters).toEqual([]);
    expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
    expect(pdf.numPages).toBe(pages);

    // Every text of the document is there, in the order in which a person reads it.
    const inOrder = (parts: readonly string[]) => {
      let from = 0;
      for (const part of parts) {
        const at = flat.indexOf(part, from);
        expect(at, `"${part}" after "${flat.slice(Math.max(0, from - 40), from)}"`).toBeGreaterThanOrEqual(
          from,
        );
        from = at + part.length;
      }
    };
    inOrder(['Name Łęçşễ Placeholder', 'Job title placeholder', 'you@example.com']);
    inOrder([
      words.sections.summary,
      'First line of the summary.',
      'Second line of the summary.',
      words.sections.work,
    ]);
    inOrder([
      words.sections.work,
      'Position A',
      'Employer A',
      'Summary of position A.',
      'Highlight A one',
      'Highlight A two',
    ]);
    inOrder([
      'Position B',
      words.sections.education,
      'Degree E, Area E',
      'Institution E',
      '1.7',
      'Course E two',
    ]);
    inOrder([
      words.sections.skills,
      'Skill S',
      'Keyword one, Keyword two',
      'Skill T',
      words.sections.languages,
      'Language L',
    ]);
    inOrder([
      words.sections.projects,
      'Project J',
      'Role J, Entity J',
      'Highlight J',
      words.sections.volunteer,
      'Position V',
    ]);
    inOrder([
      words.sections.volunteer,
      words.sections.awards,
      'Award W',
      words.sections.publications,
      'Publication P',
    ]);
    inOrder([words.sections.certificates, 'Certificate C', words.sections.interests, 'Interest I']);
    inOrder([words.sections.publications, words.sections.references, 'Words of reference R.']);

    const nodes = await roles(pdf);
    const count = (role: string) => nodes.filter((node) => node.role === role).length;
    expect(count('H1')).toBe(1);
    // The column of the second template is headed "Contact".
    expect(count('H2')).toBe(12 + (template === 'column' ? 1 : 0));
    expect(count('H3')).toBe(9);
    // An item is listed on each page that its list is on.
    expect(count('LI')).toBeGreaterThanOrEqual(3 + 2 + 2);
    expect(count('Link')).toBe(6);
    const figures = nodes.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual(
      PHOTO_TEMPLATES.has(template) ? [words.photo('Name Łęçşễ Placeholder')] : [],
    );

    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({ Author: 'Name Łęçşễ Placeholder', Language: language });
    expect(info['Title']).toBe(`Name Łęçşễ Placeholder – ${words.untitled}`);
    expect([...((await pdf.getMarkInfo()) as unknown as Map<string, boolean>)]).toContainEqual([
      'Marked',
      true,
    ]);
    expect((await pdf.getOutline()).length).toBeGreaterThan(11);
    const [, , width, height] = (await pdf.getPage(1)).view as [number, number, number, number];
    expect([Math.round(width), Math.round(height)]).toEqual(paper === 'a4' ? [595, 842] : [612, 792]);

    // Every font is embedded with a map back to Unicode; none is one of the standard 14.
    const source = new TextDecoder('latin1').decode(bytes);
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    const fontCount = source.match(/\/Subtype \/Type0/g)?.length ?? 0;
    expect(fontCount).toBeGreaterThan(0);
    expect(source.match(/\/FontFile2/g)?.length).toBe(fontCount);
    expect(source.match(/\/ToUnicode/g)?.length).toBe(fontCount);
  },
);

const LONG: Resume = {
  basics: { name: 'Long Document' },
  work: Array.from({ length: 14 }, (_, job) => ({
    position: `Position ${job}`,
    name: `Employer ${job}`,
    startDate: '2001-05',
    endDate: '2002-06',
    summary: `Summary ${job} ` + 'with many words that fill some lines of the page '.repeat(4),
    highlights: Array.from(
      { length: 5 },
      (_, line) => `Highlight ${job}.${line} ` + 'and more about it '.repeat(8),
    ),
  })),
  skills: Array.from({ length: 40 }, (_, index) => ({ name: `Skill ${index}.` })),
};

it.each(TEMPLATES)(
  '%s: flows over several pages, loses no line and leaves no heading alone',
  async (template) => {
    const settings = { ...defaultSettings('en'), template };
    const { pdf, text } = await open(LONG, settings);
    expect(pdf.numPages).toBeGreaterThanOrEqual(3);
    for (let job = 0; job < 14; job += 1) {
      for (let line = 0; line < 5; line += 1) expect(text).toContain(`Highlight ${job}.${line}`);
    }
    for (let index = 0; index < 40; index += 1) expect(text).toContain(`Skill ${index}.`);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , width, height] = page.view as [number, number, number, number];
      const items = (await page.getTextContent()).items.filter(
        (item) => 'str' in item && item.str.trim() !== '',
      );
      const content = items.slice(0, -1);
      for (const item of items) {
        if (!('str' in item)) continue;
        const [x, y] = [item.transform[4] as number, item.transform[5] as number];
        expect(x + item.width, item.str).toBeLessThan(width - 30);
        expect(x).toBeGreaterThan(30);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(height - 30);
      }
      // The last line above the page number is text of an entry, not a title.
      const last = content.at(-1);
      expect(last && 'str' in last ? last.str : '').not.toMatch(/^(Position|Employer|Experience|Skills)/);
    }
  },
);

it('closes the gap when there is no photo', async () => {
  const resume: Resume = { basics: { name: 'Somebody', summary: 'A summary.' } };
  const summaryY = async (bytes: Uint8Array | undefined) => {
    const { pdf } = await open(resume, defaultSettings('en'), bytes);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const item = items.find((one) => 'str' in one && one.str === 'A summary.');
    return item && 'transform' in item ? (item.transform[5] as number) : 0;
  };
  expect(await summaryY(undefined)).toBeGreaterThan((await summaryY(photo)) + 50);
});

it('prints no hidden and no empty section', async () => {
  const settings = defaultSettings('en');
  const hidden = {
    ...settings,
    sections: settings.sections.map((one) => ({ ...one, hidden: one.id === 'work' })),
  };
  const { text } = await open({ ...SAMPLE_RESUME, education: [{ institution: '' }] }, hidden);
  expect(text).not.toContain('Experience');
  expect(text).not.toContain('Education');
  expect(text).toContain('Projects');
});

it('prints Vietnamese, Greek and Cyrillic, and reports what the fonts do not have', async () => {
  const resume: Resume = {
    basics: { name: 'Nguyễn Łukasz Şebnem', label: 'Ωμέγα Жук', summary: 'Made 山 with care 🎉 e\u0301' },
  };
  const { text, missingLetters } = await open(resume, { ...defaultSettings('en'), template: 'serif' });
  expect(text).toContain('Nguyễn Łukasz Şebnem');
  expect(text).toContain('Ωμέγα Жук');
  expect(text).toContain('Made ? with care é');
  expect(missingLetters).toEqual(['山', '🎉']);
});

it('reports a letter that one of the fonts of a template does not have', async () => {
  // Source Sans has it, Source Serif does not.
  const resume: Resume = { basics: { name: 'Ŧ' } };
  const missing = async (template: Settings['template']) =>
    (await open(resume, { ...defaultSettings('en'), template })).missingLetters;
  expect(await missing('serif')).toEqual(['Ŧ']);
  // Its name and headings are in Source Serif.
  expect(await missing('tabular')).toEqual(['Ŧ']);
  expect(await missing('plain')).toEqual([]);
});

it('makes a page even of an empty document', async () => {
  const { pdf, text } = await open({}, defaultSettings('en'));
  expect(pdf.numPages).toBe(1);
  expect(text.trim()).toBe('');
});
