import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { catalogFacts } from '../src/i18n/catalog-facts.ts';

const TEXTS_DIR = path.resolve(import.meta.dirname, '../src/i18n');
/** Shorter texts can be the same in two languages: names, units, "E-mail". */
const LEAST_WORDS = 3;

/** Expects the page to declare `language`, and a German or Spanish page to contain no English sentence of ours. */
export async function expectLanguage(page: Page, language: Language, where: string): Promise<void> {
  expect.soft(await page.getAttribute('html', 'lang'), `html lang of ${where}`).toBe(language);
  if (language === 'en') return;
  const words = await wordsOn(page);
  const found = (await englishSentences(language)).filter((sentence) => words.includes(sentence));
  expect.soft(found, `English on ${where} in ${language}`).toEqual([]);
}

/** Returns every text that a person can see, hover over or have read out. */
async function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n').replace(/\s+/g, ' ');
  });
}

const cache = new Map<Language, readonly string[]>();

async function englishSentences(language: Language): Promise<readonly string[]> {
  const known = cache.get(language);
  if (known) return known;
  const english = new Set<string>();
  const own = new Set<string>();
  for (const topic of await readdir(TEXTS_DIR, { withFileTypes: true })) {
    if (!topic.isDirectory()) continue;
    const file = (name: Language) => path.join(TEXTS_DIR, topic.name, `${name}.ts`);
    for (const text of await textsOf(file('en'), 'en')) english.add(text);
    for (const text of await textsOf(file(language), language)) own.add(text);
  }
  const sentences = [...english].filter((text) => text.split(' ').length >= LEAST_WORDS && !own.has(text));
  cache.set(language, sentences);
  return sentences;
}

/** Returns the texts that a file exports. A page's texts are a function of the catalog's facts. */
async function textsOf(file: string, language: Language): Promise<string[]> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.values(exported).flatMap((value) =>
    textsIn(typeof value === 'function' ? value(catalogFacts(language)) : value),
  );
}

/** Collects plain texts only, because texts that are functions have plain texts beside them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
