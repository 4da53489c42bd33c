import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/page-urls.ts';
import { photosFolder } from '../../test/photos.ts';
import { cropperPage, download, waitForHead } from '../cropper-page.ts';
import { hasPhotos } from '../selfie-files.ts';
import { sharedService } from '../shared-service.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

const service = sharedService();
const photo = (name: string) => path.join(photosFolder() ?? '', name);
const PORTRAIT = 'portraits/female-08.jpg';

describe.skipIf(!hasPhotos)('the photo cropper', () => {
  it('crops a passport photo by buttons and sends nothing of it (en)', async () => {
    const { page, open, expectGoodPage } = await service.visit('en');
    await page.setViewportSize({ width: 390, height: 844 });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().startsWith('blob:'))
        sent.push(new URL(request.url()).pathname);
    });
    const tool = cropperPage(page, 'en');
    const { texts, section, button, check } = tool;
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await expectGoodPage('the cropper without a photo');
    await tool.preset.selectOption('document-icao');
    await section.getByText(texts.document.refusesAi).waitFor();
    await tool.choose.setInputFiles(photo(PORTRAIT));
    await waitForHead(tool);
    await check.getByText(texts.check.headWithin('75%', '70–80%')).waitFor();
    await expectGoodPage('a passport photo in the cropper');

    // Zoomed out, the head is too small, and the sentence says so.
    for (let press = 0; press < 3; press++) await button(texts.tools.zoomOut).click();
    const small = check.getByText(/^Head 5\d%, needs 70–80%\. Zoom in\./);
    await small.waitFor();
    await button(texts.tools.undo).click();
    await button(texts.tools.undo).click();
    await button(texts.tools.undo).click();
    await check.getByText(texts.check.headWithin('75%', '70–80%')).waitFor();
    await button(texts.tools.turnRight).click();
    await check.getByText(texts.check.tilted('90°')).waitFor();
    await button(texts.tools.place).click();
    await check.getByText(texts.check.level('0°')).waitFor();

    // The file is never above the limit, and one percent of quality more would be.
    await tool.maxKb.fill('30');
    const saved = await download(page, () => button(texts.file.save).click());
    expect(saved.name).toBe('photo-35x45mm.jpg');
    expect(await sharp(saved.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 413,
      height: 531,
      density: 300,
    });
    expect(saved.bytes.length).toBeLessThanOrEqual(30_000);
    expect(saved.bytes.length).toBeGreaterThan(27_000);
    expect((await sharp(saved.bytes).metadata()).exif).toBeUndefined();
    await section
      .getByText(/^Saved: 413\s×\s531\spx, 300\sdpi, \d+\sKB, quality \d+, limit 30\sKB\.$/)
      .waitFor();

    await tool.maxKb.fill('2');
    await button(texts.file.save).click();
    await tool.alert.getByText(/KB is the least/).waitFor();
    await tool.maxKb.fill('two');
    await section.getByText(texts.file.badKb).waitFor();
    await tool.maxKb.fill('');
    await tool.format.selectOption('png');
    await tool.dpi.selectOption('600');
    const png = await download(page, () => button(texts.file.save).click());
    expect(await sharp(png.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 827,
      height: 1063,
      density: 600,
    });

    // The crop is left for the resume builder, on this device.
    await button(texts.file.resume).click();
    await page.waitForURL('**/resume-builder');
    expect(new Set(sent), 'nothing but the count of the page').toEqual(new Set([ENDPOINTS.events]));
  });

  it('makes print sheets with exact paper sizes (de)', async () => {
    const { page, open, expectGoodPage } = await service.visit('de');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const tool = cropperPage(page, 'de');
    const { texts, section, button } = tool;
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tool.preset.selectOption('document-dePassport');
    await section.getByText(texts.document.certifiedTitle).waitFor();
    await tool.choose.setInputFiles(photo(PORTRAIT));
    await waitForHead(tool);
    await expectGoodPage('ein Ausweisfoto, dunkel');
    await section.getByText(texts.print.copies.many('6')).waitFor();
    const pdf = await download(page, () => button(texts.print.pdf).click());
    expect(pdf.name).toBe('print-sheet-10x15.pdf');
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.bytes.toString('latin1')) ?? [];
    expect((Number(width) / 72) * 25.4).toBeCloseTo(100, 1);
    expect((Number(height) / 72) * 25.4).toBeCloseTo(150, 1);
    await tool.paper.selectOption('a4');
    const sheet = await download(page, () => button(texts.print.jpeg).click());
    expect(await sharp(sheet.bytes).metadata()).toMatchObject({ width: 2480, height: 3508, density: 300 });
  });

  it('is operated by keyboard alone, from the photo to the file (es)', async () => {
    const { page, open } = await service.visit('es');
    await page.setViewportSize({ width: 1440, height: 900 });
    const tool = cropperPage(page, 'es');
    const { texts, check, crop } = tool;
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tabTo(page, tool.preset);
    await page.keyboard.type('Pasaporte según');
    await expect.poll(() => tool.preset.inputValue()).toBe('document-icao');
    // The wait starts early, because a key opens the chooser before a wait that starts with it has reached the browser.
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, tool.choose);
    await page.keyboard.press('Space');
    const chooser = await choosing;
    await chooser.setFiles(photo(PORTRAIT));
    await waitForHead(tool);
    const fits = check.getByText(/^Cabeza: 75\s%\. Debe medir/);
    await fits.waitFor();

    await tabTo(page, crop);
    for (let press = 0; press < 9; press++) await page.keyboard.press('+');
    await check.getByText(/^Cabeza: 9\d\s%; debe medir 70–80\s%\. Reduzca la foto\./).waitFor();
    await page.keyboard.press('Shift+]');
    await check.getByText(texts.check.tilted('90°')).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('r');
    await fits.waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => fits.count()).toBe(0);
    await page.keyboard.press('Control+y');
    await fits.waitFor();

    // The chin is corrected by hand, and the figure follows.
    await tabTo(page, tool.mark(texts.stage.chin));
    const threeTimes = async (key: string) => {
      for (let press = 0; press < 3; press++) await page.keyboard.press(key);
    };
    await threeTimes('Shift+ArrowDown');
    const corrected = check.getByText(/^Cabeza: 81\s%; debe medir/);
    await corrected.waitFor();
    await threeTimes('Control+z');
    await fits.waitFor();
    await threeTimes('Control+y');
    await corrected.waitFor();
    await tabTo(page, tool.button(texts.file.save));
    const saved = await download(page, () => page.keyboard.press('Enter'));
    expect(await sharp(saved.bytes).metadata()).toMatchObject({ width: 413, height: 531, density: 300 });
  });

  it('keeps photo and crop over a reload, works offline, and forgets (en)', async () => {
    const { page, context, open } = await service.visit('en');
    const tool = cropperPage(page, 'en');
    const { texts, section, button } = tool;
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tool.preset.selectOption('linkedin');
    await tool.choose.setInputFiles(photo(PORTRAIT));
    await waitForHead(tool);
    await button(texts.tools.zoomIn).click();
    const zoomed = await tool.zoom.getAttribute('aria-valuetext');
    await page.waitForTimeout(800);
    await page.reload();
    await section.getByText(texts.restored).waitFor();
    expect(await tool.zoom.getAttribute('aria-valuetext')).toBe(zoomed);

    // A file that does not open leaves photo and crop as they are.
    await tool.choose.setInputFiles(photo('hostile/random_bytes.jpg'));
    await tool.alert.waitFor();
    expect(await tool.zoom.getAttribute('aria-valuetext')).toBe(zoomed);
    expect(await button(texts.storage.forget).count()).toBe(1);

    // Another tab chooses another photo. The crop of this tab is not stored for that one.
    const otherPage = await context.newPage();
    const other = cropperPage(otherPage, 'en');
    await otherPage.goto(page.url());
    await other.section.getByText(texts.restored).waitFor();
    await other.choose.setInputFiles(photo('portraits/male-14.jpg'));
    await waitForHead(other);
    const otherZoom = await other.zoom.getAttribute('aria-valuetext');
    await button(texts.tools.zoomIn).click();
    await page.waitForTimeout(800);
    await page.reload();
    await section.getByText(texts.restored).waitFor();
    expect(await tool.zoom.getAttribute('aria-valuetext')).toBe(otherZoom);
    await otherPage.close();

    // The networks come from the browser's cache now; another photo needs no network at all.
    await tool.choose.setInputFiles(photo(PORTRAIT));
    await waitForHead(tool);
    await context.setOffline(true);
    await tool.choose.setInputFiles(photo('portraits/male-14.jpg'));
    await waitForHead(tool);
    const saved = await download(page, () => button(texts.file.save).click());
    expect(await sharp(saved.bytes).metadata()).toMatchObject({ width: 800, height: 800 });
    await tool.preset.selectOption('document-icao');
    const pdf = await download(page, () => button(texts.print.pdf).click());
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await context.setOffline(false);

    await button(texts.storage.forget).click();
    const forgotten = section.getByText(texts.storage.forgotten);
    await forgotten.waitFor();
    // The button is gone, and the focus is on what happened.
    expect(await forgotten.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await waitForHydration(page);
    await page.waitForTimeout(1_500);
    expect(await section.getByText(texts.restored).count()).toBe(0);
    expect(await tool.crop.count()).toBe(0);
  });
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${control}`);
}
