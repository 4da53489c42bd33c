import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES } from '../catalog/languages.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;

// The mocks replace our figures by those of another shop. If a text still has one of ours, it was typed instead of computed.
vi.mock('../catalog/packages.ts', async (original) => ({
  ...(await original<object>()),
  PACKAGES: {
    basic: { ...offer('basic'), headshotCount: 211, styleCount: 91, promisedMinutes: 420 },
    premium: { ...offer('premium'), headshotCount: 311, styleCount: 93, promisedMinutes: 97 },
    ultimate: { ...offer('ultimate'), headshotCount: 411, styleCount: 94, promisedMinutes: 98 },
  },
}));
vi.mock('../catalog/limits.ts', async (original) => {
  const { LIMITS } = await original<{ LIMITS: Record<string, number> }>();
  return {
    LIMITS: {
      // Every limit that is not listed below gets a figure that nobody writes.
      ...Object.fromEntries(Object.keys(LIMITS).map((name, index) => [name, 1_001 + index])),
      uploadMaxBytes: 501 * MEGABYTE,
      reviewMaxBytes: 502 * MEGABYTE,
      uploadMaxPixels: 503_000_000,
      draftLifetimeMs: 504 * HOUR_MS,
      checkoutLifetimeMs: 505 * HOUR_MS,
      galleryLifetimeMs: 506 * DAY_MS,
    },
  };
});
vi.mock('../catalog/discounts.ts', async (original) => {
  const welcome = { code: 'GREETING', percent: 61 };
  const arrival = { code: 'ARRIVED', percent: 62 };
  return {
    ...(await original<object>()),
    WELCOME_DISCOUNT: welcome,
    ARRIVAL_DISCOUNT: arrival,
    DISCOUNTS: [welcome, arrival],
  };
});
vi.mock('../base/style-ids.ts', async (original) => {
  const { STYLE_IDS } = await original<{ STYLE_IDS: readonly string[] }>();
  return { STYLE_IDS: STYLE_IDS.slice(0, 4) };
});

// Test files share one process, so modules that were imported with or without the mocks are imported anew.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

function offer(id: string) {
  return { id, priceCents: { USD: 8_300, EUR: 8_700 }, supportBusinessDays: 81, commercialRights: true };
}

/** Our figures with their units, in digits and in words, as somebody might type them. */
const OURS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\$\s?(19|29|49)\b/i,
    /\b(12|60|120|twelve|sixty) (headshots|pictures|photos|images)/i,
    /\b(1|3|6|7|three|six|seven) (headshot )?styles?\b/i,
    /\b(30|14|thirty|fourteen)[\s-](calendar )?days?\b/i,
    /\b(12|twelve)[\s-]months?\b/i,
    /\b(1|2|two)[\s-]business days?\b/i,
    /\b(2|24|48|72|two|twenty-four|forty-eight)[\s-]hours?\b/i,
    /\b(5|15|five|fifteen)[\s-]minutes?\b/i,
    /\b(5|8|25|five|eight|twenty-five) ((good|accepted|casual|of your|clear) )?(selfies|photos|ones|pictures)\b/i,
    /\b(20|30)\s?%|\b(20|30|twenty|thirty) percent/i,
    /\b(6|six) (times free|free remakes|headshots (can be )?made again)/i,
    /(?<![\d.,])(5|25)\s?MB\b/i,
  ],
  de: [
    /\b(19|29|49)\s?€/i,
    /\b(12|60|120|zwölf|sechzig) (Bewerbungsfotos?|Bildern?|Fotos|Porträts)/i,
    /(?<![\p{L}\d])(1|3|6|7|drei|sechs|sieben) (Stile?n?|Looks)(?!\p{L})/iu,
    /(?<![\p{L}\d])(30|14|dreißig|vierzehn) Tagen?/iu,
    /\b(12|zwölf) Monaten?/i,
    /\b(1|2|zwei) Werktagen?/i,
    /\b(2|24|48|72|zwei|vierundzwanzig|achtundvierzig) Stunden/i,
    /(?<![\p{L}\d])(5|15|fünf|fünfzehn) Minuten/iu,
    /(?<![\p{L}\d])(5|8|25|fünf|acht|fünfundzwanzig) ((gute|geprüfte|angenommene) )?(Selfies|Fotos|Bilder)/iu,
    /\b(20|30)\s?%|\b(20|30|zwanzig|dreißig) Prozent/i,
    /\b(6|sechs)(-?mal kostenlos| kostenlose Wiederholungen| Bilder noch einmal)/i,
    /(?<![\d.,])(5|25)\s?MB\b/i,
  ],
  es: [
    /\b(19|29|49)\s?€/i,
    /\b(12|60|120|doce|sesenta) (retratos|fotos|imágenes)/i,
    /\b(1|3|6|7|tres|seis|siete) estilos?\b/i,
    /\b(30|14|treinta|catorce) días/i,
    /\b(12|doce) meses/i,
    /\b(1|2|dos) días? (laborable|hábil)/i,
    /\b(2|24|48|72|dos|veinticuatro|cuarenta y ocho) horas/i,
    /\b(5|15|cinco|quince) minutos/i,
    /\b(5|8|25|cinco|ocho|veinticinco) ((buenos|buenas|aceptados) )?(selfis|fotos|imágenes)/i,
    /\b(20|30)\s?%|\b(20|30|veinte|treinta) por ciento/i,
    /\b(6|seis) (veces gratis|retratos repetidos|repeticiones)/i,
    /(?<![\d.,])(5|25)\s?MB\b/i,
  ],
};
const CODES = /WELCOME20|HUNT30/;

/** Sentences in which the same figures mean something else. */
const OF_SOMETHING_ELSE = [
  // The statutory model instructions on withdrawal are quoted verbatim.
  /binnen vierzehn Tagen|Widerrufsfrist beträgt vierzehn Tage/,
  // These are the periods of rate limits and of cleaning a backup.
  /two hours at most|höchstens etwa zwei Stunden|unas dos horas como máximo/,
  /one or two hours|ein bis zwei Stunden|una o dos horas/,
  // This is advice on how many photos to try.
  /Fünf Bilder mit Lächeln/,
  // This is a time of the newsletter window (spec §9).
  /nl_seen_48h/,
];

const CONTENT = path.resolve(import.meta.dirname, '../../content');
const LEGAL = path.join(CONTENT, 'legal');
const HOURS: Readonly<Record<Language, string>> = { en: 'hours', de: 'Stunden', es: 'horas' };
const DAYS: Readonly<Record<Language, string>> = { en: 'days', de: 'Tage', es: 'días' };
const topics = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const legalFiles = await readdir(path.join(LEGAL, 'en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(topics)('%s takes its figures from the catalog', async (topic) => {
    expect(typed(await textsOf(topic, language), language)).toEqual([]);
  });

  it.each(legalFiles)('legal/%s takes its figures from the catalog', async (file) => {
    const source = await readFile(path.join(LEGAL, language, file), 'utf8');
    expect(typed(sentencesOf(source), language)).toEqual([]);
  });

  it('articles, which have no placeholders, state the figures of the catalog', async () => {
    const { LIMITS: real } =
      await vi.importActual<typeof import('../catalog/limits.ts')>('../catalog/limits.ts');
    const folder = path.join(CONTENT, 'blog', language);
    const sources = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'));
    const found = typed((await Promise.all(sources)).flatMap(sentencesOf), language);
    expect(found.length).toBeGreaterThan(0);
    const figures = [
      `\\b${real.selfiesMin} (\\p{L}+ )?selfi`,
      `\\b${real.uploadMaxBytes / MEGABYTE}\\sMB`,
      `${real.galleryLifetimeMs / DAY_MS} ${DAYS[language]}`,
      `${real.draftLifetimeMs / HOUR_MS} ${HOURS[language]}`,
      `\\b${real.remakesPerShoot}[ -](times free|mal kostenlos|veces gratis)`,
    ];
    for (const sentence of found) expect(sentence).toMatch(new RegExp(figures.join('|'), 'iu'));
  });
});

it('finds a figure that was typed', () => {
  const english = ['Erased after 30 days.', 'Five selfies are enough.', 'From $19.', 'six times free'];
  expect(typed(english, 'en')).toHaveLength(4);
  const german = ['Nach dreißig Tagen gelöscht.', 'Ab 19\u00a0€.', 'sieben Stile', '6-mal kostenlos'];
  expect(typed(german, 'de')).toHaveLength(4);
  const spanish = ['A los treinta días.', 'cinco selfis', 'Use WELCOME20.', 'seis veces gratis'];
  expect(typed(spanish, 'es')).toHaveLength(4);
});

function typed(texts: readonly string[], language: Language): readonly string[] {
  return texts.filter(
    (text) =>
      [...OURS[language], CODES].some((figure) => figure.test(text)) &&
      !OF_SOMETHING_ELSE.some((other) => other.test(text)),
  );
}

const sentencesOf = (markdown: string) => markdown.split(/\n|(?<=\.)\s/);

/** Returns the texts of a topic with the other shop's figures. Functions of anything but the facts are left out. */
async function textsOf(topic: string, language: Language): Promise<readonly string[]> {
  const { catalogFacts } = await import('./catalog-facts.ts');
  const address = pathToFileURL(path.join(import.meta.dirname, topic, `${language}.ts`)).href;
  const exported = (await import(/* @vite-ignore */ address)) as object;
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(textsIn);
  };
  return Object.values(exported).flatMap((value: unknown) => {
    if (typeof value !== 'function') return textsIn(value);
    return /^\(?facts|^\(\{/.test(String(value)) ? textsIn(value(catalogFacts(language))) : [];
  });
}
