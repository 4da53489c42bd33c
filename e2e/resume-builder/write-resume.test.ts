import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { resumeDocumentTexts } from '../../src/i18n/resume-document/index.ts';
import { ENDPOINTS } from '../../src/page-urls.ts';
import { sharedService } from '../shared-service.ts';
import { builderPage, paperOf, pdfText } from './builder-page.ts';

const service = sharedService();
const WIDTHS_PX = [390, 1440] as const;

/** A drawing as heavy as a photo from a phone. */
async function drawnPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const image = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#8899aa', noise } });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 90 }).toBuffer() };
}

/** Records every request that sends something. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') sent.push(`${pathname} ${request.postData() ?? ''}`);
  });
  return sent;
}

it.each(WIDTHS_PX)('writes a CV by the buttons at %i px, and a reload keeps it', async (width) => {
  const visitor = await service.visit('en');
  const { page, open } = visitor;
  await page.setViewportSize({ width, height: 900 });
  const sent = sentBy(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(service.lichtbild.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  const builder = builderPage(page, 'en');
  const { texts, field, button } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await visitor.expectGoodPage('the empty builder');

  await field(texts.fields.basics.name).fill('Łukasz Placeholder');
  await field(texts.fields.basics.label).fill('Job title');
  await field(texts.fields.basics.email).fill('typed@mail.example');

  await builder.openSection('work');
  for (const job of ['A', 'B']) {
    await builder.addEntry('work');
    await field(texts.fields.work.position).last().fill(`Position ${job}`);
    await field(texts.fields.work.name).last().fill(`Employer ${job}`);
    await field(texts.fields.work.highlights).last().fill(`Result ${job} one\nResult ${job} two`);
    await builder.builder
      .getByRole('group', { name: texts.fields.work.startDate })
      .last()
      .getByLabel(texts.date.year)
      .fill('2021');
    await builder.builder
      .getByRole('group', { name: texts.fields.work.startDate })
      .last()
      .getByLabel(texts.date.month)
      .selectOption('03');
  }
  expect(await builder.entryNames()).toEqual(['Position A', 'Position B']);
  await visitor.expectGoodPage('the builder with two open jobs');

  // The keyboard moves the second job up: pick up, arrow, put down.
  await button(texts.order.handle('Position B')).focus();
  await page.keyboard.press('Space');
  await page.getByText(texts.order.picked('Position B', 2, 2)).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(texts.order.moved('Position B', 1, 2)).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(builder.entryNames).toEqual(['Position B', 'Position A']);

  // A removed job comes back to its place, with everything in it.
  await button(texts.sections.removeEntry).first().click();
  await expect.poll(builder.entryNames).toEqual(['Position A']);
  await builder.message(texts.removed('Position B')).getByRole('button', { name: texts.undo }).click();
  await expect.poll(builder.entryNames).toEqual(['Position B', 'Position A']);
  // The buttons move it, too, and keep the focus.
  await button(texts.order.down('Position B')).click();
  await expect.poll(builder.entryNames).toEqual(['Position A', 'Position B']);
  await expect
    .poll(() =>
      button(texts.order.down('Position B')).evaluate((element) => element === document.activeElement),
    )
    .toBe(true);
  await button(texts.order.up('Position B')).click();

  // The country turns the photo off and says why; the visitor may overrule it.
  await builder.country.selectOption('DE');
  await builder.builder.getByText(texts.photo.on('Germany')).waitFor();
  await button(texts.photo.choose)
    .or(field(texts.photo.choose))
    .first()
    .setInputFiles(await drawnPhoto());
  await builder.builder.getByRole('img', { name: texts.photo.name, exact: true }).waitFor();
  await builder.country.selectOption('US');
  await builder.builder.getByText(texts.photo.off('United States')).waitFor();
  expect(await field(texts.photo.show).isChecked()).toBe(false);
  expect(await field(texts.layout.paper).inputValue()).toBe('letter');
  const american = await builder.downloadPdf();
  expect(await paperOf(american.bytes)).toEqual([612, 792]);
  expect(american.bytes.toString('latin1')).not.toContain('/DCTDecode');
  await field(texts.photo.show).check();
  await builder.builder.getByText(texts.photo.overruled.avoid).waitFor();

  await builder.builder.getByRole('radio', { name: texts.layout.templates.column.name }).check();
  await field(texts.layout.paper).selectOption('a4');
  await field(texts.layout.language).selectOption('de');
  await builder.saved();
  await builder.messagesGone();
  await visitor.expectGoodPage('the filled builder');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.expectGoodPage('the filled builder in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.reload();
  await builder.ready();
  expect(await field(texts.fields.basics.name).inputValue()).toBe('Łukasz Placeholder');
  expect(await builder.country.inputValue()).toBe('US');
  await builder.builder.getByRole('img', { name: texts.photo.name, exact: true }).waitFor();

  const { name, bytes } = await builder.downloadPdf();
  expect(name).toBe('Łukasz-Placeholder-CV.pdf');
  expect(bytes.byteLength).toBeLessThan(1_500_000);
  expect(await paperOf(bytes)).toEqual([595, 842]);
  expect(bytes.toString('latin1')).toContain('/DCTDecode');
  const words = resumeDocumentTexts.de;
  expect(await pdfText(bytes)).toBe(
    [
      'Łukasz Placeholder Job title',
      words.contact,
      'typed@mail.example',
      words.sections.work,
      'Position B März 2021 – heute Employer B • Result B one • Result B two',
      'Position A März 2021 – heute Employer A • Result A one • Result A two',
    ].join(' '),
  );

  // The file has the photo, too: what was opened elsewhere looks the same.
  const file = JSON.parse((await builder.saveFile()).bytes.toString('utf8')) as { basics: { image: string } };
  expect(file.basics.image).toMatch(/^data:image\/jpeg;base64,/);

  if (width === 390) await button(texts.views.preview).click();
  const shown = builder.preview.getByRole('img', { name: texts.preview.page(1, 1) });
  await shown.waitFor();
  // The page is not blank: some of it has the colour of ink.
  const ink = await shown.evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let index = 0; index < data.length; index += 4) if (data[index]! < 90) count += 1;
    return count;
  });
  expect(ink).toBeGreaterThan(200);
  await builder.messagesGone();
  await visitor.expectGoodPage('the preview');

  expect(foreign, 'requests to other origins').toEqual([]);
  expect(sent.filter((request) => !request.startsWith(ENDPOINTS.events))).toEqual([]);
  expect(sent.join('\n')).not.toMatch(/Placeholder|Position|typed/);
});
