import { expect, test } from 'vitest';

import { cachedValue } from './cached-value.ts';

/** A cached text that is fresh for a second. It is read from `source`, in which an Error represents a failure. */
function bench() {
  const source: { ms: number; word: string | Error; reads: number } = { ms: 0, word: 'one', reads: 0 };
  const errors: unknown[] = [];
  const load = cachedValue(
    { now: () => new Date(source.ms) },
    {
      ...{ first: 'none', freshForMs: 1_000, onError: (error: unknown) => void errors.push(error) },
      async read() {
        source.reads++;
        await Promise.resolve();
        if (source.word instanceof Error) throw source.word;
        return source.word;
      },
    },
  );
  return { source, errors, load };
}

test('reads at once, and again as soon as the value is no longer fresh', async () => {
  const { source, load } = bench();
  expect(await load()).toBe('one');
  source.word = 'two';
  source.ms = 999;
  expect(await load()).toBe('one');
  source.ms = 1_000;
  expect(await load()).toBe('two');
  source.word = 'three';
  source.ms = 1_999;
  expect(await load()).toBe('two');
  source.ms = 2_000;
  expect(await load()).toBe('three');
  expect(source.reads).toBe(3);
});

test('callers at the same time share one reading', async () => {
  const { source, load } = bench();
  expect(await Promise.all([load(), load(), load()])).toEqual(['one', 'one', 'one']);
  expect(source.reads).toBe(1);
});

test('keeps the value before while reading fails, and reports each failure', async () => {
  const { source, errors, load } = bench();
  const failure = new Error('no disk');
  source.word = failure;
  expect(await load()).toBe('none');
  expect(await load()).toBe('none');
  expect(errors).toEqual([failure]);
  source.word = 'one';
  source.ms = 1_000;
  expect(await load()).toBe('one');
  source.word = failure;
  source.ms = 2_000;
  expect(await load()).toBe('one');
  expect(errors).toEqual([failure, failure]);
});
