import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

function lines(text: string) {
  const read = readCsv(text);
  if (!read.ok) throw new Error(read.error);
  return read.value.map(({ line, fields }) => [line, ...fields]);
}

describe('readCsv', () => {
  it('reads quoted fields over several lines, and names the line where each record begins', () => {
    expect(lines('\u{FEFF}a,b\r\n1,"two\r\nlines, ""quoted"""\r\n\r\n3,4\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'two\nlines, "quoted"'],
      [5, '3', '4'],
    ]);
  });

  it.each([',', ';', '\t'])('separates by %j when the first line does', (delimiter) => {
    const text = ['a', 'b', 'c'].join(delimiter) + '\n' + ['1', 'x, y; z', '3'].join(delimiter);
    expect(lines(delimiter === '\t' ? text : text.replace('x, y; z', '"x, y; z"'))).toEqual([
      [1, 'a', 'b', 'c'],
      [2, '1', 'x, y; z', '3'],
    ]);
  });

  it.each([
    ['1,"x"y', 'Line 2 has a quotation mark in the wrong place.'],
    ['1,x"y', 'Line 2 has a quotation mark in the wrong place.'],
    ['1,"two', 'A quotation mark that is opened in the file is never closed.'],
    [`1,${'x'.repeat(70_000)}`, 'Line 2 is too long.'],
  ])('refuses a file with the line %# as a whole', (line, error) => {
    expect(readCsv(`a,b\n${line}\n3,4\n`)).toEqual({ ok: false, error });
  });

  it('reads nothing from nothing', () => {
    expect(lines('')).toEqual([]);
  });
});
