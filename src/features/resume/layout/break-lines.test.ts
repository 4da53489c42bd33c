import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import type { TextRun } from './layout.ts';

/** Every character is one point wide. */
const measure = (text: string) => [...text].length;
const run = (text: string, more: Partial<TextRun> = {}): TextRun => ({
  text,
  font: 'sans',
  sizePt: 10,
  color: '#000',
  ...more,
});
const textsOf = (runs: readonly TextRun[], widthPt: number) =>
  breakLines(runs, widthPt, measure).map((line) => line.map((part) => part.run.text).join('|'));

it('breaks after spaces and keeps them', () => {
  expect(textsOf([run('one two three')], 8)).toEqual(['one two ', 'three']);
});

it('counts no space at the end of a line', () => {
  expect(textsOf([run('one two three')], 7)).toEqual(['one two ', 'three']);
});

it('breaks after hyphens between letters, not in numbers', () => {
  expect(textsOf([run('Chemie-Laborant 2019-2021')], 10)).toEqual(['Chemie-', 'Laborant ', '2019-2021']);
});

it('breaks a word that is wider than a line, and loses no letter of it', () => {
  const lines = textsOf([run('a Donaudampfschifffahrt b')], 6);
  expect(lines.join('')).toBe('a Donaudampfschifffahrt b');
  expect(lines.every((line) => line.trimEnd().length <= 6)).toBe(true);
});

it('does not break at a non-breaking space', () => {
  expect(textsOf([run('up to 45\u00a0mm')], 8)).toEqual(['up to ', '45\u00a0mm']);
});

it('places runs of different fonts behind each other', () => {
  const [line] = breakLines([run('Skills: ', { font: 'sans-bold' }), run('Welding')], 50, measure);
  expect(line).toMatchObject([
    { xPt: 0, widthPt: 8 },
    { xPt: 8, widthPt: 7 },
  ]);
});
