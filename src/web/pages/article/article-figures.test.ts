import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { COUNTRY_CODES } from '../../../catalog/photo-standards.ts';
import { articleSlugs as de } from '../../../i18n/article-slugs/de.ts';
import { type ArticleSlugs, articleSlugs as en } from '../../../i18n/article-slugs/en.ts';
import { articleSlugs as es } from '../../../i18n/article-slugs/es.ts';

const SLUGS: Readonly<Record<Language, ArticleSlugs>> = { en, de, es };
const MEBIBYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const article = (language: Language, name: keyof ArticleSlugs) =>
  readFile(
    new URL(`../../../../content/blog/${language}/${SLUGS[language][name]}.md`, import.meta.url),
    'utf8',
  );

/** Articles are plain files without placeholders, so the limits that they mention have to be checked. */
describe.each(LANGUAGES)('the articles in %s', (language) => {
  it('state the right number and size of selfies', async () => {
    const { selfiesMin, selfiesRecommended, selfiesMax, uploadMaxBytes } = LIMITS;
    const text = await article(language, 'goodSelfies');
    expect(text).toMatch(new RegExp(` ${selfiesMin} .* ${selfiesRecommended} .* ${selfiesMax}\\b`));
    expect(text).toContain(` ${uploadMaxBytes / MEBIBYTE} MB`);
  });

  it('state the right times of erasure and the requirements of the preview', async () => {
    const text = await article(language, 'honestAi');
    expect(text).toMatch(
      new RegExp(`\\b${LIMITS.galleryLifetimeMs / DAY_MS} (days after|Tage nach|días de)`),
    );
    expect(text).toMatch(new RegExp(`\\b${LIMITS.draftLifetimeMs / HOUR_MS} (hours|Stunden|horas)`));
    expect(text).toMatch(
      new RegExp(`\\b${LIMITS.previewAfterSelfies} (good selfies|gute Selfies|buenos selfis)`),
    );
  });

  it('state the right number of remakes in other clothes', async () => {
    const text = await article(language, 'whatToWear');
    expect(text).toMatch(
      new RegExp(`\\b${LIMITS.remakesPerShoot}( times free|-mal kostenlos| veces gratis)`),
    );
  });

  it('show scenes that have large pictures', async () => {
    const folder = new URL(`../../../../content/blog/${language}/`, import.meta.url);
    const drawn = await readdir(new URL('../../../../assets/scene-pictures/', import.meta.url));
    for (const name of await readdir(folder)) {
      const scene = /^image: (.+)$/m.exec(await readFile(new URL(name, folder), 'utf8'))?.[1];
      expect(drawn, name).toContain(`${scene}-640.avif`);
    }
  });

  it('have a line for every country of the catalog', async () => {
    const lines = (await article(language, 'photoByCountry')).match(/^\| \p{Lu}.*\|$/gmu) ?? [];
    expect(lines.length).toBe(COUNTRY_CODES.length + 1);
  });
});
