import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { createHeadshotTexts } from '../../i18n/create-headshot/index.ts';
import { createDiskContent } from '../../platform/content/disk-content.ts';
import { createMemoryContent } from '../../platform/content/memory-content.ts';
import type { Imprint } from '../../catalog/imprint.ts';
import { LEGAL_FILES, type LegalPageName, WITHDRAWAL_INSTRUCTIONS } from './legal-document.ts';
import { readLegalDocuments } from './read-legal-documents.server.ts';

const PAGES = Object.keys(LEGAL_FILES) as LegalPageName[];
const IMPRINT: Imprint = {
  name: 'Foto_Haus [Mitte] GmbH',
  address: ['Weg 1', '10115 Berlin'],
  email: 'post@lichtbild.example',
  phone: undefined,
  representative: undefined,
  register: undefined,
  vatId: undefined,
  authority: [],
  editor: [],
};

const file = (body: string) => `---\ntitle: About {brand}\ndescription: D\nupdated: 2026-11-22\n---\n${body}`;

/** Content with the same file for every page and language, except for one. */
function contentOf(body: string, other: Readonly<Record<string, string>> = {}) {
  const names = LANGUAGES.flatMap((language) =>
    Object.values(LEGAL_FILES).map((name) => `legal/${language}/${name}`),
  );
  return createMemoryContent({ ...Object.fromEntries(names.map((name) => [name, file(body)])), ...other });
}

describe('a legal text', () => {
  it('shows the operator’s name unchanged, even with Markdown characters', async () => {
    const documents = await readLegalDocuments(contentOf('For {operator}.'), IMPRINT);
    expect(documents.termsOfService.de.html).toBe(
      '<p>For Foto_Haus [Mitte] GmbH, Weg 1, 10115 Berlin.</p>\n',
    );
  });

  it('states that no operator is configured', async () => {
    const { privacyPolicy } = await readLegalDocuments(contentOf('For {operator}.'), undefined);
    expect(privacyPolicy.de.html).toContain('[Betreiber noch nicht eingetragen]');
    expect(privacyPolicy.en.html).toContain('[operator not entered yet]');
  });

  it('takes numbers from the catalog and links to pages in its own language', async () => {
    const body = '## {retentionDays} and {draftHours}\n\n[x]({withdrawalPage}) [y](mailto:{contactEmail})';
    const { refundPolicy } = await readLegalDocuments(contentOf(body), IMPRINT);
    expect(refundPolicy.es).toMatchObject({
      title: 'About Lichtbild',
      updated: '2026-11-22',
      headings: [{ id: 'section-30-and-24', text: '30 and 24' }],
    });
    expect(refundPolicy.es.html).toContain('href="/es/withdraw"');
    expect(refundPolicy.en.html).toContain('href="/withdraw"');
    expect(refundPolicy.en.html).toContain('href="mailto:hello@lichtbild.example"');
  });

  it('knows how long a paid order waits, and where it is bought and found again', async () => {
    const body =
      '{waitingMonths} months, {waitingDays} days, selfies {waitingSelfieDays}, reminder {reminderDays} [x]({checkoutPage}) [y]({galleryPage})';
    const { termsOfService } = await readLegalDocuments(contentOf(body), IMPRINT);
    expect(termsOfService.de.html).toContain('12 months, 365 days, selfies 30, reminder 3');
    expect(termsOfService.de.html).toContain('href="/de/checkout"');
    expect(termsOfService.en.html).toContain('href="/gallery"');
  });

  it.each([
    ['Wait {retentiondays} days', 'unknown placeholder {retentiondays}'],
    ['No {} here', 'unknown placeholder {}'],
  ])('with the content %j prevents the start, with an error that names the file', async (body, problem) => {
    const content = contentOf('fine', { 'legal/es/refund-policy.md': file(body) });
    await expect(readLegalDocuments(content, undefined)).rejects.toThrow(
      `content/legal/es/refund-policy.md: ${problem}`,
    );
  });

  it('without the date of its last change prevents the start', async () => {
    const content = contentOf('fine', {
      'legal/de/accessibility.md': file('x').replace('2026-11-22', 'soon'),
    });
    await expect(readLegalDocuments(content, undefined)).rejects.toThrow('content/legal/de/accessibility.md');
  });

  it('contains the instructions on withdrawal where it asks for them, with the operator filled in', async () => {
    const content = contentOf('Before.\n\n{withdrawalInstructions}\n\nAfter.', {
      'legal/de/withdrawal-instructions.md': '## Widerruf\n\nAn {operator}.\n',
      'legal/en/withdrawal-instructions.md': 'en',
      'legal/es/withdrawal-instructions.md': 'es',
    });
    const { termsOfService } = await readLegalDocuments(content, IMPRINT);
    expect(termsOfService.de.html).toBe(
      '<p>Before.</p>\n<h2 id="section-widerruf">Widerruf</h2>\n<p>An Foto_Haus [Mitte] GmbH, Weg 1, 10115 Berlin.</p>\n<p>After.</p>\n',
    );
    expect(termsOfService.de.headings).toEqual([{ id: 'section-widerruf', text: 'Widerruf' }]);
  });

  it('that is missing in one language prevents the start', async () => {
    const { read, list } = contentOf('fine');
    const gone = (path: string) =>
      path === 'legal/es/accessibility.md' ? createMemoryContent({}).read(path) : read(path);
    await expect(readLegalDocuments({ list, read: gone }, undefined)).rejects.toThrow('es/accessibility.md');
  });
});

describe('content/legal', () => {
  const content = createDiskContent(fileURLToPath(new URL('../../../content', import.meta.url)));

  it.each(LANGUAGES)('contains each of our texts in %s and nothing else', async (language) => {
    expect(await content.list(`legal/${language}`)).toEqual(
      [...Object.values(LEGAL_FILES), WITHDRAWAL_INSTRUCTIONS.file].toSorted(),
    );
  });

  it('has only known placeholders, and all of them are filled in', async () => {
    const documents = await readLegalDocuments(content, IMPRINT);
    for (const page of PAGES)
      for (const language of LANGUAGES) {
        const { html, title, description } = documents[page][language];
        expect(`${title} ${description} ${html}`, `${page} in ${language}`).not.toMatch(/[{}]/);
      }
  });

  // Annex I to Directive 2011/83/EU: (A) the instructions and (B) the model form.
  it.each([
    ['en', /withdraw from this contract within 14 days without giving any reason[^]*hereby give notice that/],
    ['de', /binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag[^]*Hiermit widerrufe\(n\) ich\/wir/],
    [
      'es',
      /desistir del presente contrato en un plazo de 14 días[^]*Por la presente le comunico\/comunicamos/,
    ],
  ] as const)(
    'instructs on withdrawal, with the model form, in the terms and the refund policy: %s',
    async (language, words) => {
      const documents = await readLegalDocuments(content, IMPRINT);
      for (const page of ['termsOfService', 'refundPolicy'] as const)
        expect(documents[page][language].html.match(words) !== null, page).toBe(true);
    },
  );

  it.each(LANGUAGES)('names the buttons that order and start as the page does: %s', async (language) => {
    const { termsOfService } = await readLegalDocuments(content, IMPRINT);
    const { buttonWithoutPrice, startPaid } = createHeadshotTexts[language].pay;
    for (const button of [buttonWithoutPrice, startPaid])
      expect(termsOfService[language].html).toMatch(new RegExp(`[“„«]${button}[”“»]`));
  });

  it.each(PAGES)('has the same number of sections in every language: %s', async (page) => {
    const documents = await readLegalDocuments(content, IMPRINT);
    const sections = LANGUAGES.map((language) => documents[page][language].headings.length);
    expect(new Set(sections).size, sections.join(', ')).toBe(1);
  });

  it('links only to pages and sections that exist', async () => {
    const documents = await readLegalDocuments(content, IMPRINT);
    for (const page of PAGES)
      for (const language of LANGUAGES) {
        const { html } = documents[page][language];
        const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
        const broken = [...html.matchAll(/href="([^"]+)"/g)]
          .map(([, href]) => href ?? '')
          .filter((href) => (href.startsWith('#') ? !ids.has(href) : !/^(https:|mailto:|\/)/.test(href)));
        expect(broken, `${page} in ${language}`).toEqual([]);
      }
  });
});
