import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import type { ListSection, Section } from '../../src/features/resume/document/section-fields.ts';
import { resumeEditorTexts } from '../../src/i18n/resume-editor/index.ts';

/** Page object of the resume builder, which finds controls by their texts in this language. */
export function builderPage(page: Page, language: Language) {
  const texts = resumeEditorTexts[language];
  const builder = page.getByRole('region', { name: texts.label, exact: true });
  const button = (name: string): Locator => builder.getByRole('button', { name, exact: true });
  const field = (label: string): Locator => builder.getByLabel(label, { exact: true });
  const foldOf = (section: Section): Locator =>
    builder
      .getByRole('heading', { level: 3, name: new RegExp(`^${texts.sections.names[section]}`) })
      .getByRole('button');

  async function download(action: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const [started] = await Promise.all([page.waitForEvent('download'), action()]);
    return { name: started.suggestedFilename(), bytes: await readFile(await started.path()) };
  }

  return {
    texts,
    builder,
    button,
    field,
    ready: () => button(texts.download.action).waitFor(),
    country: field(texts.layout.country),
    preview: builder.getByRole('region', { name: texts.preview.label }),
    /** A message with the button that undoes what it reports. */
    message: (text: string): Locator => page.getByRole('dialog').filter({ hasText: text }),
    async openSection(section: Section): Promise<void> {
      const fold = foldOf(section);
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    },
    async addEntry(section: ListSection): Promise<void> {
      await button(texts.sections.newEntry[section]).click();
    },
    /** The names of the entries of the open section, in their order. */
    entryNames: (): Promise<string[]> => builder.getByRole('heading', { level: 4 }).allTextContents(),
    downloadPdf: () => download(() => button(texts.download.action).click()),
    saveFile: () => download(() => button(texts.file.save).click()),
    /** Waits until no message is shown, because axe would measure the colours of one that fades. */
    async messagesGone(): Promise<void> {
      const { download, file, imported } = texts;
      for (const text of [download.done, file.saved, file.deleted, imported]) {
        await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(0);
      }
    },
    /** Waits until the last change is stored. */
    saved: () => builder.getByText(texts.saving.saved, { exact: true }).waitFor(),
  };
}

/** Returns the text of a PDF in the order of the file, with single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const parts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    parts.push(...items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')), ' ');
  }
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Returns the width and height of the first page in points. */
export async function paperOf(bytes: Uint8Array): Promise<readonly number[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return (await pdf.getPage(1)).view.slice(2).map(Math.round);
}
