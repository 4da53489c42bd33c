import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { catalogFacts } from './catalog-facts.ts';

const files = (await readdir(join(import.meta.dirname, 'en'))).toSorted();

/** Names that are the same in all languages, beside what stands in quotes or is a code. */
const SAME_EVERYWHERE = /^[\d\s.,:;/×%€$–-]*$/;

it.each(LANGUAGES)('%s has every file of texts', async (language) => {
  expect((await readdir(join(import.meta.dirname, language))).toSorted()).toEqual(files);
});

describe.each(files)('%s', (file) => {
  it.each(['de', 'es'] as const)(
    'says in %s all that it says in English, and nothing is empty',
    async (language) => {
      const english = await leavesOf(file, 'en');
      const own = await leavesOf(file, language);
      expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
      for (const [key, text] of own) {
        if (typeof text !== 'string' || SAME_EVERYWHERE.test(english.get(key) as string)) continue;
        expect(text.trim(), `${language} ${key}`).not.toBe('');
      }
    },
  );

  it.each(['de', 'es'] as const)('has no English sentence left in %s', async (language) => {
    const english = await leavesOf(file, 'en');
    const own = await leavesOf(file, language);
    const left = [...own].filter(
      ([key, text]) => typeof text === 'string' && text === english.get(key) && text.split(/\s+/).length > 4,
    );
    expect(left).toEqual([]);
  });
});

/** Every text of a file under the path that leads to it; texts that are functions count as being there. */
async function leavesOf(file: string, language: Language): Promise<Map<string, unknown>> {
  const exported = (await import(pathToFileURL(join(import.meta.dirname, language, file)).href)) as object;
  const leaves = new Map<string, unknown>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`);
    } else leaves.set(path, typeof value === 'function' ? 'function' : value);
  };
  for (const [name, value] of Object.entries(exported)) {
    // A page's words are a function of the catalog's facts; smaller functions take numbers and names.
    const words: unknown =
      typeof value === 'function' && /^\(?facts|^\(\{/.test(String(value))
        ? value(catalogFacts(language))
        : value;
    walk(words, name);
  }
  return leaves;
}
