import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ShootView } from '../src/features/shoots/shoot-view.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { ENDPOINTS } from '../src/page-urls.ts';
import { createHeadshotPage } from './create-headshot-page.ts';
import { watchQuickCheck } from './quick-check.ts';
import { landscape } from './landscape.ts';
import { sharedService } from './shared-service.ts';
import { hasPhotos, selfieFiles } from './selfie-files.ts';
import type { Visitor } from './visitor.ts';

const CHECKED_WITHIN_MS = 120_000;
/** At this rate a selfie of 200 KB takes five seconds, enough to interrupt its upload. */
const SLOW_BYTES_PER_S = 40_000;
/** A page has loaded the state of the server and of the browser's storage within this time. */
const SYNCED_WITHIN_MS = 2_000;

const service = sharedService();
const journey = it.runIf(hasPhotos);

journey('loses no selfie by a reload during the upload', async () => {
  await using files = await selfieFiles('female-02', 3);
  const guest = await service.visit('en');
  const draftPage = createHeadshotPage(guest.page, 'en');
  await guest.open('createHeadshot');
  await sendSlowly(guest.page);
  await draftPage.pick(files.selfies);
  await waitForFirstBytes(guest);
  await guest.page.reload();
  await expect.poll(() => draftPage.tiles.count(), { timeout: 10_000 }).toBe(3);
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(3);
  expect((await shootOf(guest)).selfies).toHaveLength(3);
});

journey('uploads from a second tab only after the first one is closed', async () => {
  await using files = await selfieFiles('female-02', 2);
  const guest = await service.visit('en');
  await guest.open('createHeadshot');
  await sendSlowly(guest.page);
  await createHeadshotPage(guest.page, 'en').pick(files.selfies);
  await waitForFirstBytes(guest);

  const second = await guest.context.newPage();
  const draftPage = createHeadshotPage(second, 'en');
  const sent: string[] = [];
  second.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(ENDPOINTS.uploads)) sent.push(request.method());
  });
  await second.goto(guest.page.url());
  await draftPage.heading.waitFor();
  await second.waitForTimeout(SYNCED_WITHIN_MS);
  expect(sent).toEqual([]);

  await guest.page.close();
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
  expect((await shootOf(guest)).selfies).toHaveLength(2);
});

it('continues to send a photo that the visitor insisted on after a reload', async () => {
  const guest = await service.visit('de');
  const draftPage = createHeadshotPage(guest.page, 'de');
  const waitForQuickCheck = await watchQuickCheck(guest.page);
  await guest.open('createHeadshot');
  let broken = true;
  await guest.page.route(`**${ENDPOINTS.uploads}/*`, (route) =>
    broken && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await draftPage.pick([await landscape()], waitForQuickCheck);
  await draftPage.tile(draftPage.texts.selfies.neverSent).waitFor();
  const addressed = guest.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(ENDPOINTS.uploads),
  );
  await guest.page.getByRole('button', { name: draftPage.texts.selfies.sendAnyway(1) }).click();
  await addressed;
  await guest.page.reload();
  broken = false;
  await draftPage.reason(draftPage.tile(draftPage.texts.selfies.refused), 'no-face').fix.waitFor();
  expect(await draftPage.tile(draftPage.texts.selfies.neverSent).count()).toBe(0);
});

journey('pauses an upload while offline and resumes it without help', async () => {
  await using files = await selfieFiles('male-14', 2);
  const guest = await service.visit('de');
  const draftPage = createHeadshotPage(guest.page, 'de');
  await guest.open('createHeadshot');
  await sendSlowly(guest.page);
  await draftPage.pick(files.selfies);
  await waitForFirstBytes(guest);
  await guest.context.setOffline(true);
  await guest.page.getByText(draftPage.texts.selfies.offline).waitFor();
  await guest.expectGoodPage('create-headshot, offline');
  await guest.context.setOffline(false);
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
});

journey('resumes an upload at its offset although the server refused to report it once', async () => {
  await using files = await selfieFiles('male-14', 1);
  const guest = await service.visit('es');
  const draftPage = createHeadshotPage(guest.page, 'es');
  await guest.open('createHeadshot');
  const begun: string[] = [];
  guest.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(ENDPOINTS.uploads)) begun.push(request.url());
  });
  await sendSlowly(guest.page);
  await draftPage.pick(files.selfies);
  await waitForFirstBytes(guest);
  let refusals = 0;
  await guest.page.route(`**${ENDPOINTS.uploads}/*`, async (route) => {
    if (route.request().method() !== 'HEAD' || refusals > 0) return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 429, headers: { 'Retry-After': '2' } });
  });
  await guest.page.reload();
  await draftPage.tile(draftPage.texts.selfies.heldHelp).waitFor();
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  expect(refusals).toBe(1);
  expect(begun).toHaveLength(1);
});

journey('stores the same picture when the server is killed during the upload', async () => {
  await using files = await selfieFiles('female-92', 1);
  const disturbed = await service.visit('en');
  const draftPage = createHeadshotPage(disturbed.page, 'en');
  await disturbed.open('createHeadshot');
  await sendSlowly(disturbed.page);
  await draftPage.pick(files.selfies);
  await waitForFirstBytes(disturbed);
  expect(await service.lichtbild.kill('start')).toBe(true);
  await draftPage.tile(draftPage.texts.selfies.lost).waitFor();
  await service.lichtbild.start();
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);

  const calm = await service.visit('en');
  const calmPage = createHeadshotPage(calm.page, 'en');
  await calm.open('createHeadshot');
  await calmPage.pick(files.selfies);
  await expect.poll(() => calmPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  expect((await cleanCopy(disturbed)).equals(await cleanCopy(calm))).toBe(true);
});

journey('refuses access to the shoot of somebody else', async () => {
  await using files = await selfieFiles('male-30', 1);
  const owner = await service.visit('en');
  const draftPage = createHeadshotPage(owner.page, 'en');
  await owner.open('createHeadshot');
  await draftPage.pick(files.selfies);
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  const shoot = await shootOf(owner);
  const selfie = shoot.selfies[0]!;

  const other = await service.visit('en');
  await other.page.request.post(service.lichtbild.url + ENDPOINTS.shoot);
  const [name, value] = await draftCookie(other);
  const [, ownersValue] = await draftCookie(owner);
  const cookies = {
    'their own': `${name}=${value}`,
    'a forged one': `${name}=${shoot.id}.${value?.split('.')[1]}`,
    none: `${name}=`,
  };
  const addresses = [
    ['GET', `/api/shoots/${shoot.id}`],
    ['GET', `/api/shoots/${shoot.id}/events`],
    ['GET', `/api/shoots/${shoot.id}/headshots/1/thumbnail`],
    ['GET', `${ENDPOINTS.shoot}/selfies/${selfie.id}/thumbnail`],
    ['DELETE', `${ENDPOINTS.shoot}/selfies/${selfie.id}`],
    ['HEAD', `${ENDPOINTS.uploads}/${selfie.uploadId}`],
    ['GET', `/shoots/${shoot.id}`],
    ['GET', `/gallery/${shoot.id}`],
    ['GET', `${ENDPOINTS.gallery.replace(':id', shoot.id)}/zip`],
  ] as const;
  for (const [whose, cookie] of Object.entries(cookies)) {
    for (const [method, address] of addresses) {
      const response = await fetch(service.lichtbild.url + address, {
        method,
        headers: { Cookie: cookie, 'Tus-Resumable': '1.0.0' },
      });
      expect.soft(response.status, `${method} ${address} with ${whose} cookie`).toBe(404);
      await response.body?.cancel();
    }
  }
  // The owner still has everything.
  const still = await fetch(`${service.lichtbild.url}${ENDPOINTS.shoot}/selfies/${selfie.id}/thumbnail`, {
    headers: { Cookie: `${name}=${ownersValue}` },
  });
  expect(still.headers.get('content-type')).toBe('image/jpeg');
});

journey('chooses and removes a photo by keyboard alone', async () => {
  await using files = await selfieFiles('female-02', 1);
  const guest = await service.visit('es');
  const { page } = guest;
  const draftPage = createHeadshotPage(page, 'es');
  await guest.open('createHeadshot');
  await draftPage.heading.waitFor();
  // The listener is registered early, because Enter opens the chooser before a later one would reach the browser.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, draftPage.texts.selfies.pick);
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles([...files.selfies]);
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, draftPage.texts.selfies.remove(1));
  await page.keyboard.press('Enter');
  await expect.poll(() => draftPage.tiles.count()).toBe(0);
  await expect.poll(async () => (await shootOf(guest)).selfies.length, { timeout: 20_000 }).toBe(0);
  // By now the page has synced with the server, and the photo does not come back.
  await page.waitForTimeout(SYNCED_WITHIN_MS);
  expect(await draftPage.tiles.count()).toBe(0);
});

journey('opens the payment again after Escape', async () => {
  await using files = await selfieFiles('male-14', 5);
  const guest = await service.visit('de');
  const draftPage = createHeadshotPage(guest.page, 'de');
  await guest.open('createHeadshot');
  await draftPage.pick(files.selfies);
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(5);
  await draftPage.chooseBasic('casual');
  await draftPage.fillCustomer('Jo', 'jo@visitor.example');
  await draftPage.tickConsents();
  await draftPage.orderButton.click();
  await draftPage.overlay.waitFor({ timeout: CHECKED_WITHIN_MS });
  await guest.page.keyboard.press('Escape');
  await draftPage.overlay.waitFor({ state: 'hidden' });
  await draftPage.paymentAlert('closed').waitFor();
  expect((await shootOf(guest)).state).toBe('ready_to_pay');

  await draftPage.orderButton.click();
  await draftPage.overlay.waitFor({ timeout: CHECKED_WITHIN_MS });
  await draftPage.payWith('leave');
  await draftPage.overlay.waitFor({ state: 'hidden' });
  await draftPage.orderButton.click();
  await draftPage.payWith('success');
  await guest.page.waitForURL('**/shoots/*', { timeout: CHECKED_WITHIN_MS });
});

async function sendSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW_BYTES_PER_S,
  });
}

/** Waits until some bytes of an upload are stored, but not all. */
async function waitForFirstBytes(guest: Visitor): Promise<void> {
  const sending = guest.page.getByRole('progressbar');
  await expect
    .poll(async () => Number(await sending.first().getAttribute('aria-valuenow')), { timeout: 30_000 })
    .toBeGreaterThan(0);
}

async function shootOf(guest: Visitor): Promise<ShootView> {
  return (await (
    await guest.context.request.get(service.lichtbild.url + ENDPOINTS.shoot)
  ).json()) as ShootView;
}

async function draftCookie(guest: Visitor): Promise<readonly [string, string]> {
  const cookie = (await guest.context.cookies(service.lichtbild.url)).find(
    (one) => one.name === 'lichtbild_shoot',
  );
  if (!cookie) throw new Error('there is no draft cookie');
  return [cookie.name, cookie.value];
}

async function cleanCopy(guest: Visitor): Promise<Buffer> {
  const shoot = await shootOf(guest);
  const key = storageKeys.selfieClean(shoot.id, shoot.selfies[0]!.id);
  return readFile(path.join(service.lichtbild.dataDir, 'files', key));
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return element?.getAttribute('aria-label') ?? label?.textContent?.trim() ?? '';
    });
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches "${name}"`);
}
