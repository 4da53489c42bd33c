import { expect, it } from 'vitest';
import { codeWords, counted, durationText, entryAt, mergeStories } from './story-entry.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));

it('merges stories by time, and keeps the order of the parts at one moment', () => {
  const merged = mergeStories(
    [
      { at: at(2), title: 'c' },
      { at: at(1), title: 'a' },
    ],
    [
      { at: at(1), title: 'b' },
      { at: at(0), title: 'first' },
    ],
  );
  expect(merged.map(({ title }) => title)).toEqual(['first', 'a', 'b', 'c']);
});

it('has no entry for what has not happened', () => {
  expect(entryAt(null, { title: 'Delivered' })).toEqual([]);
  expect(entryAt(at(1), { title: 'Delivered', tone: 'good' })).toEqual([
    { at: at(1), title: 'Delivered', tone: 'good' },
  ]);
});

it.each([
  [-5, '0 s'],
  [89_400, '89 s'],
  [89_500, '2 min'],
  [89 * 60_000, '89 min'],
  [90 * 60_000, '2 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('%i ms are %j', (durationMs, text) => {
  expect(durationText(durationMs)).toBe(text);
});

it('counts in the singular and the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'visit'))).toEqual(['0 visits', '1 visit', '2 visits']);
});

it('writes codes in words', () => {
  expect(['face-too-small', 'ready_to_pay'].map(codeWords)).toEqual(['face too small', 'ready to pay']);
});
