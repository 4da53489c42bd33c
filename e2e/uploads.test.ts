import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shootsErrors } from '../src/i18n/de/shoots-errors.ts';
import { API } from '../src/routes.ts';
import { launchBrowser } from './browser.ts';
import { createHeadshotSheet } from './create-headshot-sheet.ts';
import { type Lichtbild, startLichtbild } from './lichtbild.ts';
import { hasPhotos, selfieFiles } from './selfie-files.ts';
import { visitor } from './visitor.ts';

const CHECKED_WITHIN_MS = 120_000;
const TUS = { 'Tus-Resumable': '1.0.0' };

let browser: Browser;
let lichtbild: Lichtbild;
beforeAll(async () => {
  browser = await launchBrowser();
  lichtbild = await startLichtbild();
});
afterAll(async () => {
  await browser?.close();
  await lichtbild?.[Symbol.asyncDispose]();
});

const journey = it.runIf(hasPhotos);

journey('says in the server’s own words why a photo waits, keeps it, and goes on by itself', async () => {
  await using files = await selfieFiles('female-02', 2);
  const guest = await visitor(browser, lichtbild, 'de');
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
  expect(await sheet.tiles.count()).toBe(2);

  for (const address of unfinished) {
    const erased = await guest.page.request.delete(address, { headers: TUS });
    expect(erased.status()).toBe(204);
  }
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
});

/** As many uploads as a shoot may have under way, none of which will go on. */
async function fillWithUnfinished(page: Page): Promise<readonly string[]> {
  await page.request.post(lichtbild.url + API.shoot);
  const addresses: string[] = [];
  for (;;) {
    const begun = await page.request.post(lichtbild.url + API.uploads, {
      headers: { ...TUS, 'Upload-Length': '1000' },
    });
    if (begun.status() === 429) return addresses;
    expect(begun.status()).toBe(201);
    addresses.push(new URL(begun.headers()['location'] ?? '', lichtbild.url).href);
  }
}
