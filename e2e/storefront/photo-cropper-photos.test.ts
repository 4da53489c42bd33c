import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photosFolder } from '../../test/photos.ts';
import { cropperPage, download, waitForHead } from '../cropper-page.ts';
import { hasPhotos, temporaryFiles } from '../selfie-files.ts';
import { sharedService } from '../shared-service.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

const service = sharedService();
const photo = (name: string) => path.join(photosFolder() ?? '', name);
const PORTRAIT = 'portraits/female-08.jpg';

describe.skipIf(!hasPhotos)('the photo cropper', () => {
  it('shows all eight EXIF orientations upright, and HEIC (en)', async () => {
    const { page, open } = await service.visit('en');
    const tool = cropperPage(page, 'en');
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tool.preset.selectOption('square');
    const shown: Buffer[] = [];
    for (let orientation = 1; orientation <= 8; orientation++) {
      await tool.choose.setInputFiles(photo(`hostile/exif_orientation_${orientation}.jpg`));
      await waitForHead(tool);
      const saved = await download(page, () => tool.button(tool.texts.file.save).click());
      shown.push(await sharp(saved.bytes).resize(32, 32).raw().toBuffer());
    }
    for (const other of shown.slice(1)) expect(meanDifference(shown[0]!, other)).toBeLessThan(4);

    await tool.choose.setInputFiles(photo('phone/IMG_2682.heic'));
    await tool.crop.waitFor();
    const heic = await download(page, () => tool.button(tool.texts.file.save).click());
    expect(await sharp(heic.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  });

  it('refuses what is no photo with a remedy, and crops by hand where there is no face (en)', async () => {
    const { page, open, expectGoodPage } = await service.visit('en');
    const tool = cropperPage(page, 'en');
    const { texts, section, button, check } = tool;
    await using files = await temporaryFiles({ 'me.jpg': Buffer.from('a text file') });
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tool.choose.setInputFiles([...files.paths]);
    await tool.alert.getByText(texts.errors.unreadable).waitFor();
    for (const name of ['empty.jpg', 'random_bytes.jpg', 'svg_xxe.jpg', 'html_named.jpg', 'exe_named.png']) {
      await tool.choose.setInputFiles(photo(`hostile/${name}`));
      await tool.alert.waitFor();
      expect(await tool.crop.count(), name).toBe(0);
    }
    await expectGoodPage('a refused file');

    await tool.choose.setInputFiles(photo('not-a-person/dog-00.jpg'));
    await section.getByText(texts.search.none).first().waitFor();
    expect(await tool.alert.count()).toBe(0);
    await button(texts.tools.markByHand).click();
    await check.getByText(/^Head \d+% of the height/).waitFor();
    const middle = tool.mark(texts.stage.middle);
    const before = await middle.getAttribute('aria-valuetext');
    await middle.press('Shift+ArrowRight');
    expect(await middle.getAttribute('aria-valuetext')).not.toBe(before);
    await expectGoodPage('marks set by hand');
    const saved = await download(page, () => button(texts.file.save).click());
    expect(await sharp(saved.bytes).metadata()).toMatchObject({ width: 800, height: 800 });
  });

  it('crops by hand where the face finder does not load, and tries again (en)', async () => {
    const { page, open } = await service.visit('en');
    const tool = cropperPage(page, 'en');
    const { texts, section, button } = tool;
    await page.context().route(/facemesh.*\.bin/, (route) => route.abort());
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tool.choose.setInputFiles(photo(PORTRAIT));
    await section.getByText(texts.search.failed).first().waitFor();
    const saved = await download(page, () => button(texts.file.save).click());
    expect(await sharp(saved.bytes).metadata()).toMatchObject({ width: 800, height: 800 });
    await page.context().unroute(/facemesh.*\.bin/);
    await button(texts.search.tryAgain).click();
    await waitForHead(tool);
  });

  it('moves with a finger and zooms with two (en)', async () => {
    const { page, open } = await service.visit('en', { hasTouch: true });
    const tool = cropperPage(page, 'en');
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await tool.choose.setInputFiles(photo(PORTRAIT));
    await waitForHead(tool);
    await tool.crop.scrollIntoViewIfNeeded();
    const box = (await tool.crop.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    const chin = async () => tool.mark(tool.texts.stage.chin).getAttribute('aria-valuetext');
    const zoom = async () => tool.zoom.getAttribute('aria-valuetext');
    const before = { chin: await chin(), zoom: await zoom() };
    await send('touchStart', [x, y]);
    for (let step = 1; step <= 5; step++) await send('touchMove', [x, y + step * 4]);
    await send('touchEnd');
    await expect.poll(chin).not.toBe(before.chin);
    expect(await zoom()).toBe(before.zoom);
    await send('touchStart', [x - 20, y], [x + 20, y]);
    for (let step = 1; step <= 5; step++)
      await send('touchMove', [x - 20 - step * 6, y], [x + 20 + step * 6, y]);
    await send('touchEnd');
    await expect.poll(zoom).not.toBe(before.zoom);
    // Each gesture is one step to undo.
    await tool.button(tool.texts.tools.undo).click();
    expect(await zoom()).toBe(before.zoom);
    await tool.button(tool.texts.tools.undo).click();
    expect(await chin()).toBe(before.chin);
  });
});

function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs(a[at]! - b[at]!);
  return sum / a.length;
}
