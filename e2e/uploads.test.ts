import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shootsErrors } from '../src/i18n/shoots-errors/de.ts';
import { ENDPOINTS } from '../src/page-urls.ts';
import { createHeadshotSheet } from './create-headshot-sheet.ts';
import { watchQuickCheck } from './quick-check.ts';
import { landscape } from './landscape.ts';
import { oneService } from './one-service.ts';
import { photoBytes } from '../test/photos.ts';
import { hasPhotos, selfieFiles, temporaryFiles } from './selfie-files.ts';

const CHECKED_WITHIN_MS = 120_000;
const TUS = { 'Tus-Resumable': '1.0.0' };

const service = oneService();
const journey = it.runIf(hasPhotos);

journey('says in the server’s own words why a photo waits, keeps it, and goes on by itself', async () => {
  await using files = await selfieFiles('female-02', 2);
  const guest = await service.visit('de');
  const sheet = createHeadshotSheet(guest.page, 'de');
  await guest.open('createHeadshot');
  const unfinished = await fillWithUnfinished(guest.page);
  await sheet.pick(files.selfies);
  const waiting = sheet.tile(shootsErrors['uploads-too-many']);
  await waiting.first().waitFor();
  expect(await sheet.tile(sheet.words.selfies.lost).count()).toBe(0);
  await guest.expectGoodPage('create-headshot, held');

  await guest.page.reload();
  await waiting.first().waitFor();
  await expect.poll(() => sheet.tiles.count()).toBe(2);

  for (const address of unfinished) {
    const erased = await guest.page.request.delete(address, { headers: TUS });
    expect(erased.status()).toBe(204);
  }
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
});

it('refuses a photo without a face before anything is sent, and sends it anyway when asked to', async () => {
  const guest = await service.visit('es');
  const sheet = createHeadshotSheet(guest.page, 'es');
  const sent: string[] = [];
  guest.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(ENDPOINTS.uploads)) sent.push(request.method());
  });
  const waitForQuickCheck = await watchQuickCheck(guest.page);
  await guest.open('createHeadshot');
  await sheet.pick([await landscape()], waitForQuickCheck);
  const tile = sheet.tile(sheet.words.selfies.neverSent);
  await tile.waitFor();
  await sheet.reason(tile, 'no-face').fix.waitFor();
  expect(sent).toEqual([]);
  await guest.expectGoodPage('create-headshot, turned down in the browser');

  await guest.page.getByRole('button', { name: sheet.words.selfies.sendAnyway(1) }).click();
  await expect.poll(() => sent, { timeout: CHECKED_WITHIN_MS }).toContain('PATCH');
  // Now the server refuses it for the same reason, and the tile no longer says that it was not sent.
  await expect
    .poll(() => sheet.tile(sheet.words.selfies.refused).count(), { timeout: CHECKED_WITHIN_MS })
    .toBe(1);
  expect(await tile.count()).toBe(0);
  await guest.page.reload();
  await sheet.reason(sheet.tiles.first(), 'no-face').fix.waitFor();
});

it('takes a photo from a phone’s camera, and a file by its content whatever its name says', async () => {
  const guest = await service.visit('de', { hasTouch: true });
  const { page } = guest;
  const sheet = createHeadshotSheet(page, 'de');
  await guest.open('createHeadshot');
  const camera = page.getByLabel(sheet.words.selfies.camera, { exact: true });
  expect(await camera.getAttribute('capture')).toBe('user');
  expect(await camera.getAttribute('accept')).toBe('image/*');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
  expect(chooser.isMultiple()).toBe(false);
  await chooser.setFiles(await landscape());
  await expect.poll(() => sheet.tiles.count()).toBe(1);

  const photo = await readFile(await landscape());
  const [second] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
  await second.setFiles({ name: 'photo.txt', mimeType: 'text/plain', buffer: photo });
  await expect.poll(() => sheet.tiles.count()).toBe(2);
  const [third] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
  await third.setFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await page.getByText(sheet.words.selfies.notPictures(1)).waitFor();
  expect(await sheet.tiles.count()).toBe(2);
  await guest.expectGoodPage('create-headshot, touch');
});

// libheif prints what it finds wrong to standard output, which is the log's: one JSON object a line.
journey('refuses a damaged HEIC as unreadable, and logs nothing but JSON', async () => {
  const heic = photoBytes('hostile/heic_encoded.heic');
  const green = Buffer.from(heic).fill(0x5a, heic.length >> 1, (heic.length >> 1) + 40);
  const guest = await service.visit('en');
  const sheet = createHeadshotSheet(guest.page, 'en');
  const loggedBefore = service.lichtbild.log().length;
  await guest.open('createHeadshot');
  await using files = await temporaryFiles({
    'cut-off.heic': heic.subarray(0, heic.length >> 1),
    'overwritten.heic': green,
  });
  await sheet.pick(files.paths);
  const refused = sheet.tile(sheet.words.selfies.refused);
  await expect.poll(() => refused.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
  for (const tile of await refused.all()) await sheet.reason(tile, 'unreadable').fix.waitFor();
  const lines = service.lichtbild.log().slice(loggedBefore).split('\n').filter(Boolean);
  expect(lines.filter((line) => !isJsonObject(line))).toEqual([]);
});

function isJsonObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

it.each(['**/*.wasm', '**/quick-check.worker*'])(
  'sends a photo unseen when %s does not load',
  async (missing) => {
    const guest = await service.visit('en');
    const sheet = createHeadshotSheet(guest.page, 'en');
    await guest.context.route(missing, (route) => route.abort());
    await guest.open('createHeadshot');
    await sheet.pick([await landscape()]);
    await sheet.reason(sheet.tile(sheet.words.selfies.refused), 'no-face').fix.waitFor();
    expect(await sheet.tile(sheet.words.selfies.neverSent).count()).toBe(0);
  },
);

/** Starts as many uploads as a shoot may have under way, and finishes none of them. */
async function fillWithUnfinished(page: Page): Promise<readonly string[]> {
  await page.request.post(service.lichtbild.url + ENDPOINTS.shoot);
  const addresses: string[] = [];
  for (;;) {
    const begun = await page.request.post(service.lichtbild.url + ENDPOINTS.uploads, {
      headers: { ...TUS, 'Upload-Length': '1000' },
    });
    if (begun.status() === 429) return addresses;
    expect(begun.status()).toBe(201);
    addresses.push(new URL(begun.headers()['location'] ?? '', service.lichtbild.url).href);
  }
}
