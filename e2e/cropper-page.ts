import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { cropper as german } from '../src/i18n/cropper/de.ts';
import { cropper as english } from '../src/i18n/cropper/en.ts';
import { cropper as spanish } from '../src/i18n/cropper/es.ts';

const WORDS = { en: english, de: german, es: spanish } as const;

/** Page object of the cropper, which finds controls by their texts. */
export function cropperPage(page: Page, language: Language) {
  const texts = WORDS[language];
  const section = page.getByRole('region', { name: texts.label, exact: true });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    texts,
    section,
    button,
    choose: section.getByLabel(new RegExp(`^(${texts.choose}|${texts.another})$`)),
    preset: section.getByLabel(texts.preset.label, { exact: true }),
    crop: section.getByRole('group', { name: texts.stage.label, exact: true }),
    mark: (name: string) => section.getByRole('slider', { name, exact: true }),
    check: section.getByRole('region', { name: texts.check.heading, exact: true }),
    maxKb: section.getByLabel(texts.file.maxKb, { exact: true }),
    dpi: section.getByLabel(texts.file.dpi, { exact: true }),
    format: section.getByLabel(texts.file.format, { exact: true }),
    paper: section.getByLabel(texts.print.paper, { exact: true }),
    alert: section.getByRole('alert'),
    zoom: section.getByRole('slider', { name: texts.tools.zoom, exact: true }),
    straighten: section.getByRole('slider', { name: texts.tools.straighten, exact: true }),
  };
}

export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [started] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: started.suggestedFilename(), bytes: await bytesOf(started) };
}

async function bytesOf(started: Download): Promise<Buffer> {
  return readFile(await started.path());
}

/** Waits until the hair is found, too, after which the crop does not move by itself any more. */
export async function waitForHead({ check, mark, texts }: ReturnType<typeof cropperPage>): Promise<void> {
  const top = mark(texts.stage.top.crown).or(mark(texts.stage.top.hair));
  await top.waitFor();
  await expect.poll(() => check.getByRole('listitem').count()).toBeGreaterThan(1);
  let [before, since] = ['', Date.now()];
  await expect
    .poll(async () => {
      const now = (await top.getAttribute('aria-valuetext')) ?? '';
      if (now !== before) [before, since] = [now, Date.now()];
      return Date.now() - since;
    })
    .toBeGreaterThan(2_500);
}
