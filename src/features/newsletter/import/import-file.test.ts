import { describe, expect, it } from 'vitest';
import { readImportFile } from './import-file.ts';
import { IMPORT_LINES_MAX } from './import-limits.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const HEADER = 'email,language,consented_at,consent_text,consent_source,first_name';
const MIRA = 'mira@example.org,de,2026-01-02T03:04:05+01:00,Ich möchte Tipps,shop.example,Mira';
const read = (...lines: readonly string[]) => readImportFile([HEADER, ...lines].join('\n'), NOW);

function reasonOf(line: string): string | undefined {
  const file = read(line);
  if (!file.ok) throw new Error(file.error);
  expect(file.value.rows).toEqual([]);
  expect(file.value.refused.map((refused) => refused.line)).toEqual([2]);
  return file.value.refused[0]?.reason;
}

describe('readImportFile', () => {
  it('reads a line with its proof', () => {
    expect(read(MIRA)).toMatchObject({
      ok: true,
      value: {
        hash: expect.stringMatching(/^[\w-]{43}$/),
        refused: [],
        rows: [
          {
            ...{ line: 2, email: 'mira@example.org', language: 'de', firstName: 'Mira', lastName: null },
            ...{ consentText: 'Ich möchte Tipps', origin: 'shop.example' },
            consentedAt: new Date('2026-01-02T02:04:05Z'),
          },
        ],
      },
    });
  });

  it('reads columns in any order, with capitals and spaces in their names', () => {
    const text =
      'Consent_Source; LANGUAGE;email;consented_at;consent_text\nfair;en;a@example.org;2026-01-02 03:04Z;Yes';
    expect(readImportFile(text, NOW)).toMatchObject({ ok: true, value: { rows: [{ origin: 'fair' }] } });
  });

  it.each([
    ['', 'the address is missing'],
    ['mira', 'the address is not valid'],
  ])('refuses the address %j', (email, reason) => {
    expect(reasonOf(MIRA.replace('mira@example.org', email))).toBe(reason);
  });

  it.each(['', 'fr', 'deutsch'])('refuses the language %j', (language) => {
    expect(reasonOf(MIRA.replace(',de,', `,${language},`))).toBe('the language is none of en, de, es');
  });

  it.each(['', '2026-01-02', '2026-01-02T03:04:05', '2026-13-02T03:04:05Z', '2.1.2026 03:04', 'yesterday'])(
    'refuses the time %j',
    (time) => {
      expect(reasonOf(MIRA.replace('2026-01-02T03:04:05+01:00', time))).toMatch(
        /^the time of the consent is/,
      );
    },
  );

  it('refuses a consent in the future', () => {
    const future = MIRA.replace('2026-01-02T03:04:05+01:00', '2026-11-27T12:00:01Z');
    expect(reasonOf(future)).toBe('the time of the consent is in the future');
  });

  it('refuses a line without the text or the source', () => {
    expect(reasonOf(MIRA.replace('Ich möchte Tipps', ' '))).toBe('the text that was agreed to is missing');
    expect(reasonOf(MIRA.replace('shop.example', ''))).toBe('the source of the consent is missing');
    expect(reasonOf('mira@example.org,de,2026-01-02T03:04:05Z')).toBe(
      'the text that was agreed to is missing',
    );
  });

  it('refuses a text or a source that is too long to be shown', () => {
    expect(reasonOf(MIRA.replace('Ich möchte Tipps', 'x'.repeat(4_001)))).toMatch(/longer than 4000/);
    expect(reasonOf(MIRA.replace('shop.example', 'x'.repeat(201)))).toMatch(/longer than 200/);
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(reasonOf(MIRA.replace('ö', '\u{FFFD}'))).toMatch(/not in UTF-8/);
  });

  it('refuses the second line of an address, however it is capitalized', () => {
    const file = read(MIRA, MIRA.replace('mira@', 'MIRA@'));
    expect(file.ok && file.value.rows.map(({ line }) => line)).toEqual([2]);
    expect(file.ok && file.value.refused).toEqual([{ line: 3, reason: 'the address is already in line 2' }]);
  });

  it('refuses a file that is no CSV, and a line that is too short', () => {
    expect(read('a@example.org,de,"2026"x,y,z')).toMatchObject({ ok: false });
    const file = read('a@example.org', MIRA);
    expect(file.ok && file.value.refused.map(({ line }) => line)).toEqual([2]);
    expect(file.ok && file.value.rows.map(({ line }) => line)).toEqual([3]);
  });

  it('refuses a file without a header, without a column, and with too many lines', () => {
    expect(readImportFile('', NOW)).toMatchObject({ ok: false });
    expect(readImportFile(MIRA, NOW)).toEqual({
      ok: false,
      error: 'The first line names no column email, language, consented_at, consent_text, consent_source.',
    });
    expect(read(...Array.from({ length: IMPORT_LINES_MAX + 1 }, () => MIRA))).toMatchObject({ ok: false });
    expect(read(...Array.from({ length: IMPORT_LINES_MAX }, () => MIRA))).toMatchObject({ ok: true });
  });

  it('has another hash when anything in it differs', () => {
    const hashes = [read(MIRA), read(`${MIRA} `)].map((file) => file.ok && file.value.hash);
    expect(new Set(hashes).size).toBe(2);
  });
});
