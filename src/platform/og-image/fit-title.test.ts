import { expect, it } from 'vitest';
import { fitTitle, type TitleBox } from './fit-title.ts';

const BOX: TitleBox = {
  widthPx: 600,
  heightPx: 300,
  maxLines: 3,
  maxSizePx: 80,
  lineHeightEm: 1,
  spaceEm: 0.25,
};

/** Words in which every letter is half an em wide. */
function fit(title: string, box: Partial<TitleBox> = {}) {
  const words = title.split(' ').map((text) => ({ text, widthEm: text.length / 2 }));
  return fitTitle(words, { ...BOX, ...box });
}

it('sets a short title on one line at the largest size', () => {
  expect(fit('Pricing')).toEqual({ sizePx: 80, lines: ['Pricing'] });
});

it('breaks into lines of similar length instead of leaving one word alone', () => {
  expect(fit('aaaaa aaaaa aaaaa aaaaa aaaaa aaaaa', { maxLines: 2 }).lines).toEqual([
    'aaaaa aaaaa aaaaa',
    'aaaaa aaaaa aaaaa',
  ]);
});

it('never starts a line with a dash', () => {
  expect(fit('aaaaaaaaaa – bbbbbbbbbb', { maxLines: 2 }).lines).toEqual(['aaaaaaaaaa –', 'bbbbbbbbbb']);
});

it('prefers breaks after punctuation', () => {
  expect(fit('aaaaaa aaaaaaa: bbbb bbbb bbbb', { maxLines: 2 }).lines).toEqual([
    'aaaaaa aaaaaaa:',
    'bbbb bbbb bbbb',
  ]);
});

it('keeps numbers and articles with their nouns', () => {
  expect(fit('aaaaaaaaaa 5 bbbbbbbbbb', { maxLines: 2 }).lines).toEqual(['aaaaaaaaaa', '5 bbbbbbbbbb']);
  expect(fit('aaaaaaaaa the bbbbbbbbb', { maxLines: 2 }).lines).toEqual(['aaaaaaaaa', 'the bbbbbbbbb']);
});

it('shrinks to the longest word, and to the height', () => {
  expect(fit('a'.repeat(60))).toEqual({ sizePx: 20, lines: ['a'.repeat(60)] });
  expect(fit('aaa aaa aaa', { widthPx: 200, heightPx: 90 }).sizePx).toBeLessThanOrEqual(45);
});

it.each([1, 2, 3, 4, 5])('keeps every word and fits the box with at most %i lines', (maxLines) => {
  const title =
    'Was Personalabteilungen auf einem Bild zuerst sehen und warum 3 Sekunden dafür genügen – ein Versuch';
  const { sizePx, lines } = fit(title, { maxLines });
  expect(lines.length).toBeLessThanOrEqual(maxLines);
  expect(lines.join(' ')).toBe(title);
  // A space counts half as much as a letter.
  const widthsEm = lines.map(
    (line) => line.replaceAll(' ', '').length / 2 + (line.split(' ').length - 1) / 4,
  );
  expect(Math.max(...widthsEm) * sizePx).toBeLessThanOrEqual(BOX.widthPx);
  expect(lines.length * sizePx).toBeLessThanOrEqual(BOX.heightPx);
});
