import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest';
import { BRAND } from '../../src/catalog/brand.ts';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { PACKAGE_IDS, PACKAGES } from '../../src/catalog/packages.ts';
import { formatPrice } from '../../src/i18n/price.ts';
import { pagePath } from '../../src/page-urls.ts';
import { type Lichtbild, startLichtbild } from '../lichtbild.ts';
import { plainText, readHead } from './page-head.ts';
import { publicPages } from './page-list.ts';
import { mistakesIn, type Thing } from './schema-org.ts';

/** English pages sell in dollars, the others in euros (spec §9). */
const CURRENCIES = { en: 'USD', de: 'EUR', es: 'EUR' } as const;
/** Search engines cut longer ones. */
const LONGEST_HEADLINE = 110;

let lichtbild: Lichtbild;
beforeAll(async () => {
  lichtbild = await startLichtbild({}, inject('startedOnce'));
});
afterAll(() => lichtbild?.[Symbol.asyncDispose]());

async function open(path: string, language: Language) {
  const response = await fetch(lichtbild.url + path, { headers: { 'Accept-Language': language } });
  const html = await response.text();
  const { jsonLd, canonical } = readHead(html);
  return { html, canonical, jsonLd, ofType: (type: string) => jsonLd.find((one) => one['@type'] === type) };
}

describe.each(LANGUAGES)('structured data in %s', (language) => {
  const url = (page: Parameters<typeof pagePath>[0]) => lichtbild.url + pagePath(page, language);

  it('is valid by schema.org on every page', async () => {
    for (const { path } of await publicPages(language)) {
      const { jsonLd } = await open(path, language);
      for (const thing of jsonLd) {
        expect.soft(thing['@context'], path).toBe('https://schema.org');
        expect.soft(await mistakesIn(thing), path).toEqual([]);
      }
    }
  });

  it('describes the operator, the contact and the offer of the specification, equally on every page', async () => {
    const organizations = new Set<string>();
    for (const { path } of await publicPages(language)) {
      organizations.add(JSON.stringify((await open(path, language)).ofType('Organization')));
    }
    expect(organizations.size).toBe(1);
    const organization = JSON.parse([...organizations][0]!) as Thing;
    expect(organization).toMatchObject({
      name: BRAND.name,
      url: url('home'),
      sameAs: ['https://www.linkedin.com/company/lichtbild'],
      contactPoint: {
        contactType: 'customer support',
        email: BRAND.contactEmail,
        availableLanguage: ['en', 'de', 'es'],
      },
      // The same in each language, and the price of no package (decision 019).
      makesOffer: {
        price: 19.99,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(String(organization['description']).length).toBeGreaterThan(40);
    const logo = await fetch(String(organization['logo']));
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toMatch(/^image\//);
  });

  it('offers the three packages at the prices of the page', async () => {
    const { html, ofType } = await open(pagePath('pricing', language), language);
    const service = ofType('Service')!;
    expect(service['provider']).toMatchObject({ '@id': ofType('Organization')!['@id'] });
    const currency = CURRENCIES[language];
    expect(service['offers']).toMatchObject(
      PACKAGE_IDS.map((id) => ({
        price: PACKAGES[id].priceCents[currency] / 100,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        url: `${url('createHeadshot')}?package=${id}`,
      })),
    );
    for (const id of PACKAGE_IDS) {
      expect(html).toContain(formatPrice(PACKAGES[id].priceCents[currency], currency, language));
    }
  });

  it('describes an article by the facts above it', async () => {
    const articles = (await publicPages(language)).filter(({ page }) => page === 'article');
    expect(articles.length).toBeGreaterThanOrEqual(5);
    for (const { path } of articles) {
      const { html, canonical, ofType } = await open(path, language);
      const posting = ofType('BlogPosting')!;
      expect.soft(posting['headline'], path).toBe(plainText(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]));
      expect.soft(String(posting['headline']).length, path).toBeLessThanOrEqual(LONGEST_HEADLINE);
      expect.soft(posting['datePublished'], path).toBe(/<time dateTime="([^"]+)"/i.exec(html)?.[1]);
      expect.soft(posting['mainEntityOfPage'], path).toBe(canonical);
      expect.soft(posting['inLanguage'], path).toBe(language);
      expect.soft(html, path).toContain((posting['author'] as { name: string }).name);
      expect.soft(posting['publisher'], path).toEqual({ '@id': ofType('Organization')!['@id'] });
      const [image] = posting['image'] as string[];
      expect.soft((await fetch(image!)).headers.get('content-type'), image).toBe('image/jpeg');
    }
  });

  it('has breadcrumbs of existing pages, the last of which is the page itself', async () => {
    const known = new Set((await publicPages(language)).map(({ path }) => new URL(path, lichtbild.url).href));
    for (const { page, path } of await publicPages(language)) {
      if (page === 'home') continue;
      const { canonical, ofType } = await open(path, language);
      const steps = ofType('BreadcrumbList')!['itemListElement'] as Thing[];
      expect.soft(steps.length, path).toBeGreaterThanOrEqual(2);
      expect
        .soft(
          steps.map(({ position }) => position),
          path,
        )
        .toEqual(steps.map((_, index) => index + 1));
      expect.soft(steps.at(-1)!['item'], path).toBe(canonical);
      for (const { item } of steps)
        expect.soft(known.has(new URL(String(item)).href), String(item)).toBe(true);
    }
  });

  it('lists only the questions and answers of the page', async () => {
    let questionCount = 0;
    for (const { path } of await publicPages(language)) {
      const { html, ofType } = await open(path, language);
      const onPage = [
        ...html.matchAll(/<details id="[^>]*><summary[^>]*>(.*?)<\/summary><p[^>]*>(.*?)<\/p>/gs),
      ].map(([, question, answer]) => [plainText(question), plainText(answer)]);
      const questions = (ofType('FAQPage')?.['mainEntity'] ?? []) as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      expect
        .soft(
          questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
          path,
        )
        .toEqual(onPage);
      questionCount += onPage.length;
    }
    expect(questionCount, 'questions on all pages').toBeGreaterThan(30);
  });
});
