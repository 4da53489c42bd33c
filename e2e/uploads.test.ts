import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shootsErrors } from '../src/i18n/shoots-errors/de.ts';
import { ENDPOINTS } from '../src/page-urls.ts';
import { createHeadshotPage } from './create-headshot-page.ts';
import { watchQuickCheck } from './quick-check.ts';
import { landscape } from './landscape.ts';
import { sharedService } from './shared-service.ts';
import { photoBytes } from '../test/photos.ts';
import { hasPhotos, selfieFiles, temporaryFiles } from './selfie-files.ts';

const CHECKED_WITHIN_MS = 120_000;
const TUS = { 'Tus-Resumable': '1.0.0' };

const service = sharedService();
const journey = it.runIf(hasPhotos);

journey('shows the server’s reason why a photo waits, keeps it, and sends it later', async () => {
  await using files = await selfieFiles('female-02', 2);
  const guest = await service.visit('de');
  const draftPage = createHeadshotPage(guest.page, 'de');
  await guest.open('createHeadshot');
  const unfinished = await fillWithUnfinished(guest.page);
  await draftPage.pick(files.selfies);
  const waiting = draftPage.tile(shootsErrors['uploads-too-many']);
  await waiting.first().waitFor();
  expect(await draftPage.tile(draftPage.texts.selfies.lost).count()).toBe(0);
  await guest.expectGoodPage('create-headshot, held');

  await guest.page.reload();
  await waiting.first().waitFor();
  await expect.poll(() => draftPage.tiles.count()).toBe(2);

  for (const address of unfinished) {
    const erased = await guest.page.request.delete(address, { headers: TUS });
    expect(erased.status()).toBe(204);
  }
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
});

it('refuses a photo without a face before it is sent, and sends it anyway on request', async () => {
  const guest = await service.visit('es');
  const draftPage = createHeadshotPage(guest.page, 'es');
  const sent: string[] = [];
  guest.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(ENDPOINTS.uploads)) sent.push(request.method());
  });
  const waitForQuickCheck = await watchQuickCheck(guest.page);
  await guest.open('createHeadshot');
  await draftPage.pick([await landscape()], waitForQuickCheck);
  const tile = draftPage.tile(draftPage.texts.selfies.neverSent);
  await tile.waitFor();
  await draftPage.reason(tile, 'no-face').fix.waitFor();
  expect(sent).toEqual([]);
  await guest.expectGoodPage('create-headshot, turned down in the browser');

  await guest.page.getByRole('button', { name: draftPage.texts.selfies.sendAnyway(1) }).click();
  await expect.poll(() => sent, { timeout: CHECKED_WITHIN_MS }).toContain('PATCH');
  // Now the server refuses it for the same reason, and the tile no longer says that it was not sent.
  await expect
    .poll(() => draftPage.tile(draftPage.texts.selfies.refused).count(), { timeout: CHECKED_WITHIN_MS })
    .toBe(1);
  expect(await tile.count()).toBe(0);
  await guest.page.reload();
  await draftPage.reason(draftPage.tiles.first(), 'no-face').fix.waitFor();
});

it('accepts a photo from a phone’s camera, and a file by its content, whatever its name is', async () => {
  const guest = await service.visit('de', { hasTouch: true });
  const { page } = guest;
  const draftPage = createHeadshotPage(page, 'de');
  await guest.open('createHeadshot');
  const camera = page.getByLabel(draftPage.texts.selfies.camera, { exact: true });
  expect(await camera.getAttribute('capture')).toBe('user');
  expect(await camera.getAttribute('accept')).toBe('image/*');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
  expect(chooser.isMultiple()).toBe(false);
  await chooser.setFiles(await landscape());
  await expect.poll(() => draftPage.tiles.count()).toBe(1);

  const photo = await readFile(await landscape());
  const [second] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
  await second.setFiles({ name: 'photo.txt', mimeType: 'text/plain', buffer: photo });
  await expect.poll(() => draftPage.tiles.count()).toBe(2);
  const [third] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
  await third.setFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await page.getByText(draftPage.texts.selfies.notPhotos(1)).waitFor();
  expect(await draftPage.tiles.count()).toBe(2);
  await guest.expectGoodPage('create-headshot, touch');
});

// libheif prints errors to standard output, where the log has one JSON object a line.
journey('refuses a damaged HEIC as unreadable, and logs nothing but JSON', async () => {
  const heic = photoBytes('hostile/heic_encoded.heic');
  const green = Buffer.from(heic).fill(0x5a, heic.length >> 1, (heic.length >> 1) + 40);
  const guest = await service.visit('en');
  const draftPage = createHeadshotPage(guest.page, 'en');
  const loggedBefore = service.lichtbild.log().length;
  await guest.open('createHeadshot');
  await using files = await temporaryFiles({
    'cut-off.heic': heic.subarray(0, heic.length >> 1),
    'overwritten.heic': green,
  });
  await draftPage.pick(files.paths);
  const refused = draftPage.tile(draftPage.texts.selfies.refused);
  await expect.poll(() => refused.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
  for (const tile of await refused.all()) await draftPage.reason(tile, 'unreadable').fix.waitFor();
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
  'sends a photo unchecked when %s does not load',
  async (missing) => {
    const guest = await service.visit('en');
    const draftPage = createHeadshotPage(guest.page, 'en');
    await guest.context.route(missing, (route) => route.abort());
    await guest.open('createHeadshot');
    await draftPage.pick([await landscape()]);
    await draftPage.reason(draftPage.tile(draftPage.texts.selfies.refused), 'no-face').fix.waitFor();
    expect(await draftPage.tile(draftPage.texts.selfies.neverSent).count()).toBe(0);
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
