import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { catalogFacts } from './catalog-facts.ts';

const topics = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** Texts that are the same in all languages, because they have only digits and punctuation. */
const SAME_EVERYWHERE = /^[\d\s.,:;/×%€$–-]*$/;

it.each(topics)('%s has a file of texts in every language', async (topic) => {
  expect(await readdir(join(import.meta.dirname, topic))).toEqual(
    expect.arrayContaining(LANGUAGES.map((language) => `${language}.ts`)),
  );
});

describe.each(topics)('%s', (topic) => {
  it.each(['de', 'es'] as const)('has every English text in %s, too, and none is empty', async (language) => {
    const english = await leavesOf(topic, 'en');
    const own = await leavesOf(topic, language);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of own) {
      if (typeof text !== 'string' || SAME_EVERYWHERE.test(english.get(key) as string)) continue;
      expect(text.trim(), `${language} ${key}`).not.toBe('');
    }
  });

  it.each(['de', 'es'] as const)('has no English sentence left in %s', async (language) => {
    const english = await leavesOf(topic, 'en');
    const own = await leavesOf(topic, language);
    const left = [...own].filter(
      ([key, text]) => typeof text === 'string' && text === english.get(key) && text.split(/\s+/).length > 4,
    );
    expect(left).toEqual([]);
  });
});

/** Returns the texts of a topic by their paths. A text that is a function counts as the word 'function'. */
async function leavesOf(topic: string, language: Language): Promise<Map<string, unknown>> {
  const exported = (await import(
    pathToFileURL(join(import.meta.dirname, topic, `${language}.ts`)).href
  )) as object;
  const leaves = new Map<string, unknown>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`);
    } else leaves.set(path, typeof value === 'function' ? 'function' : value);
  };
  for (const [name, value] of Object.entries(exported)) {
    // The texts of a page are a function of the catalog's facts. Other functions take numbers and names.
    const texts: unknown =
      typeof value === 'function' && /^\(?facts|^\(\{/.test(String(value))
        ? value(catalogFacts(language))
        : value;
    walk(texts, name);
  }
  return leaves;
}
