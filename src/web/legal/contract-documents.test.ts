import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { createDiskContent } from '../../platform/content/disk-content.ts';
import { contractDocuments } from './contract-documents.ts';
import { readLegalDocuments } from './read-legal-documents.server.ts';

const content = createDiskContent(fileURLToPath(new URL('../../../content', import.meta.url)));

it('are the whole terms and the whole refund policy as files, whose links work from anywhere', async () => {
  const legal = await readLegalDocuments(content, undefined);
  const documents = contractDocuments(legal, 'https://lichtbild.example');
  for (const language of LANGUAGES) {
    const files = documents[language];
    expect(files.map(({ contentType }) => contentType)).toEqual(Array(2).fill('text/html; charset=utf-8'));
    for (const [index, page] of (['termsOfService', 'refundPolicy'] as const).entries()) {
      const { html, title } = legal[page][language];
      const file = files[index]!.content;
      expect(file).toContain(`<html lang="${language}">`);
      expect(file).toContain(`<h1>${title}</h1>`);
      expect(file.replaceAll('href="https://lichtbild.example/', 'href="/')).toContain(html);
      const links = [...file.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(links.filter((href) => !/^(https:|mailto:|#)/.test(href!))).toEqual([]);
    }
  }
  const names = LANGUAGES.flatMap((language) => documents[language].map(({ fileName }) => fileName));
  expect(new Set(names).size).toBe(6);
  expect(names.filter((name) => !/^[a-z-]+\.html$/.test(name))).toEqual([]);
});

it('show a title with special characters as text', async () => {
  const legal = await readLegalDocuments(content, undefined);
  const title = 'A & <b>';
  const en = { ...legal.termsOfService.en, title };
  const odd = { ...legal, termsOfService: { ...legal.termsOfService, en } };
  const [file] = contractDocuments(odd, 'https://lichtbild.example').en;
  expect(file!.content).toContain('<h1>A &amp; &lt;b></h1>');
});
