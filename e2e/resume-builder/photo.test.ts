import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharedService } from '../shared-service.ts';
import { builderPage, pdfText } from './builder-page.ts';

const service = sharedService();
const DAY_MS = 24 * 60 * 60 * 1000;

function drawn(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Leaves a photo as the gallery and the cropper do, and opens the builder again. */
async function handOver(page: Page, photo: Buffer, ageMs = 0): Promise<void> {
  await page.evaluate(
    async ({ base64, handedAtMs }) => {
      const photo = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('lichtbild-handed-photo', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('photo');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction('photo', 'readwrite');
      transaction.objectStore('photo').put({ photo, handedAtMs }, 'photo');
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    { base64: photo.toString('base64'), handedAtMs: Date.now() - ageMs },
  );
  await page.reload();
}

it('takes over a photo from another page, and loses neither it nor the one before', async () => {
  const visitor = await service.visit('en');
  const { page, open } = visitor;
  const builder = builderPage(page, 'en');
  const { texts, field } = builder;
  const photoInFile = async () => {
    const { bytes } = await builder.saveFile();
    return (JSON.parse(bytes.toString('utf8')) as { basics: { image?: string } }).basics.image;
  };
  await open('resumeBuilder');
  await builder.ready();
  await handOver(page, await drawn('#a33'));
  await builder.ready();
  await builder.message(texts.photo.handed).waitFor();
  const first = await photoInFile();
  expect(first).toMatch(/^data:image\/jpeg/);
  await field(texts.photo.zoom).fill('2');
  await field(texts.photo.show).uncheck();
  await builder.saved();

  // It replaces another one, is not printed, and both is said.
  await handOver(page, await drawn('#33a'));
  await builder.ready();
  const message = builder.message(`${texts.photo.handed} ${texts.photo.handedOff}`);
  await message.waitFor();
  expect(await photoInFile()).not.toBe(first);
  await message.getByRole('button', { name: texts.undo }).click();
  await expect.poll(photoInFile).toBe(first);
  await field(texts.photo.show).check();
  expect(await field(texts.photo.zoom).inputValue()).toBe('2');
  await builder.saved();

  // Neither a file that is no photo nor an old one changes anything.
  await handOver(page, Buffer.from('no photo'));
  await builder.ready();
  await builder.builder
    .getByRole('alert')
    .filter({ hasText: texts.photo.handedFailed })
    .getByText(texts.photo.errors['other-kind'])
    .waitFor();
  expect(await photoInFile()).toBe(first);
  await visitor.expectGoodPage('a photo from another page that cannot be opened');
  await handOver(page, await drawn('#33a'), 2 * DAY_MS);
  await builder.ready();
  expect(await photoInFile()).toBe(first);

  // The photo of a file that cannot be opened does not delete the one that is here.
  const basics = { name: 'From the file', image: 'data:image/gif;base64,AAAA' };
  await field(texts.file.open).setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ basics })),
  });
  await builder.message(texts.importedWithoutPhoto).waitFor();
  expect(await field(texts.fields.basics.name).inputValue()).toBe('From the file');
  expect(await photoInFile()).toBe(first);

  // Another one can be undone, too.
  await field(texts.photo.another).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await drawn('#3a3'),
  });
  const replaced = builder.message(texts.photo.replaced);
  await replaced.getByRole('button', { name: texts.undo }).click();
  await expect.poll(photoInFile).toBe(first);

  await builder.button(texts.file.deleteAll).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.file.deleteConfirm }).click();
  await page.getByText(texts.file.deleted, { exact: true }).waitFor();
  await page.reload();
  await builder.ready();
  expect(await photoInFile()).toBeUndefined();
});

it('goes back to what was there before a country was chosen', async () => {
  const { page, open } = await service.visit('en');
  const builder = builderPage(page, 'en');
  const { texts, field, button } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await field(texts.photo.width).fill('52');
  await builder.country.selectOption('FR');
  expect(await field(texts.photo.width).inputValue()).toBe('35');
  await button(texts.undo).click();
  expect(await builder.country.inputValue()).toBe('');
  expect(await field(texts.photo.width).inputValue()).toBe('52');
  // The button that was pressed is gone, but not the place of the keyboard.
  expect(await builder.builder.evaluate((element) => element === document.activeElement)).toBe(true);

  // Countries that were only passed leave no trace, and all of them are one step.
  for (const country of ['FR', 'US', 'IT']) await builder.country.selectOption(country);
  expect(await field(texts.photo.show).isChecked()).toBe(true);
  await button(texts.undo).click();
  expect(await builder.country.inputValue()).toBe('');
  expect(await field(texts.photo.width).inputValue()).toBe('52');
});

it('says that a stored photo cannot be opened, and prints without it once it is off', async () => {
  const { page, open } = await service.visit('en');
  const builder = builderPage(page, 'en');
  const { texts, field, button } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await field(texts.fields.basics.name).fill('Somebody');
  await builder.saved();
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lichtbild-resume', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('photo');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('photo', 'readwrite');
    transaction.objectStore('photo').put(new Blob(['no photo'], { type: 'image/jpeg' }), 'photo');
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  });
  await page.reload();
  await builder.ready();
  await builder.builder.getByRole('status').getByText(texts.photo.notOpened).waitFor();
  await button(texts.download.action).click();
  await builder.builder.getByRole('alert').getByText(texts.photo.notOpened).first().waitFor();
  await field(texts.photo.show).uncheck();
  expect(await pdfText((await builder.downloadPdf()).bytes)).toBe('Somebody');
});
