import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ShootView } from '../src/features/shoots/shoot-view.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { ENDPOINTS } from '../src/page-urls.ts';
import { createHeadshotSheet } from './create-headshot-sheet.ts';
import { watchQuickCheck } from './quick-check.ts';
import { landscape } from './landscape.ts';
import { oneService } from './one-service.ts';
import { hasPhotos, selfieFiles } from './selfie-files.ts';
import type { Visitor } from './visitor.ts';

const CHECKED_WITHIN_MS = 120_000;
/** A selfie of 200 KB takes five seconds: time to break something in the middle. */
const SLOW_BYTES_PER_S = 40_000;
/** Time enough for a page to learn what the server and this browser hold. */
const HEARD_WITHIN_MS = 2_000;

const service = oneService();
const journey = it.runIf(hasPhotos);

journey('a reload in the middle loses no selfie', async () => {
  await using files = await selfieFiles('female-02', 3);
  const guest = await service.visit('en');
  const sheet = createHeadshotSheet(guest.page, 'en');
  await guest.open('createHeadshot');
  await sendSlowly(guest.page);
  await sheet.pick(files.selfies);
  await untilSomeArrived(guest);
  await guest.page.reload();
  await expect.poll(() => sheet.tiles.count(), { timeout: 10_000 }).toBe(3);
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(3);
  expect((await shootOf(guest)).selfies).toHaveLength(3);
});

journey('a second tab sends nothing twice, and goes on when the first one is closed', async () => {
  await using files = await selfieFiles('female-02', 2);
  const guest = await service.visit('en');
  await guest.open('createHeadshot');
  await sendSlowly(guest.page);
  await createHeadshotSheet(guest.page, 'en').pick(files.selfies);
  await untilSomeArrived(guest);

  const second = await guest.context.newPage();
  const sheet = createHeadshotSheet(second, 'en');
  const sent: string[] = [];
  second.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(ENDPOINTS.uploads)) sent.push(request.method());
  });
  await second.goto(guest.page.url());
  await sheet.heading.waitFor();
  await second.waitForTimeout(HEARD_WITHIN_MS);
  expect(sent).toEqual([]);

  await guest.page.close();
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
  expect((await shootOf(guest)).selfies).toHaveLength(2);
});

it('goes on sending what was to be sent anyway after a reload in the middle', async () => {
  const guest = await service.visit('de');
  const sheet = createHeadshotSheet(guest.page, 'de');
  const waitForQuickCheck = await watchQuickCheck(guest.page);
  await guest.open('createHeadshot');
  let broken = true;
  await guest.page.route(`**${ENDPOINTS.uploads}/*`, (route) =>
    broken && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await sheet.pick([await landscape()], waitForQuickCheck);
  await sheet.tile(sheet.words.selfies.neverSent).waitFor();
  const addressed = guest.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(ENDPOINTS.uploads),
  );
  await guest.page.getByRole('button', { name: sheet.words.selfies.sendAnyway(1) }).click();
  await addressed;
  await guest.page.reload();
  broken = false;
  await sheet.reason(sheet.tile(sheet.words.selfies.refused), 'no-face').fix.waitFor();
  expect(await sheet.tile(sheet.words.selfies.neverSent).count()).toBe(0);
});

journey('an upload waits for the connection and goes on by itself', async () => {
  await using files = await selfieFiles('male-14', 2);
  const guest = await service.visit('de');
  const sheet = createHeadshotSheet(guest.page, 'de');
  await guest.open('createHeadshot');
  await sendSlowly(guest.page);
  await sheet.pick(files.selfies);
  await untilSomeArrived(guest);
  await guest.context.setOffline(true);
  await guest.page.getByText(sheet.words.selfies.offline).waitFor();
  await guest.expectGoodPage('create-headshot, offline');
  await guest.context.setOffline(false);
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);
});

journey('an upload goes on where it was though the server would not say how far it came', async () => {
  await using files = await selfieFiles('male-14', 1);
  const guest = await service.visit('es');
  const sheet = createHeadshotSheet(guest.page, 'es');
  await guest.open('createHeadshot');
  const begun: string[] = [];
  guest.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(ENDPOINTS.uploads)) begun.push(request.url());
  });
  await sendSlowly(guest.page);
  await sheet.pick(files.selfies);
  await untilSomeArrived(guest);
  let refusals = 0;
  await guest.page.route(`**${ENDPOINTS.uploads}/*`, async (route) => {
    if (route.request().method() !== 'HEAD' || refusals > 0) return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 429, headers: { 'Retry-After': '2' } });
  });
  await guest.page.reload();
  await sheet.tile(sheet.words.selfies.heldHelp).waitFor();
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  expect(refusals).toBe(1);
  expect(begun).toHaveLength(1);
});

journey('a server killed during an upload gets the same picture', async () => {
  await using files = await selfieFiles('female-92', 1);
  const disturbed = await service.visit('en');
  const sheet = createHeadshotSheet(disturbed.page, 'en');
  await disturbed.open('createHeadshot');
  await sendSlowly(disturbed.page);
  await sheet.pick(files.selfies);
  await untilSomeArrived(disturbed);
  expect(await service.lichtbild.kill('start')).toBe(true);
  await sheet.tile(sheet.words.selfies.lost).waitFor();
  await service.lichtbild.start();
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);

  const calm = await service.visit('en');
  const calmSheet = createHeadshotSheet(calm.page, 'en');
  await calm.open('createHeadshot');
  await calmSheet.pick(files.selfies);
  await expect.poll(() => calmSheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  expect((await cleanCopy(disturbed)).equals(await cleanCopy(calm))).toBe(true);
});

journey('nobody sees the shoot of somebody else', async () => {
  await using files = await selfieFiles('male-30', 1);
  const owner = await service.visit('en');
  const sheet = createHeadshotSheet(owner.page, 'en');
  await owner.open('createHeadshot');
  await sheet.pick(files.selfies);
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
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
      const answer = await fetch(service.lichtbild.url + address, {
        method,
        headers: { Cookie: cookie, 'Tus-Resumable': '1.0.0' },
      });
      expect.soft(answer.status, `${method} ${address} with ${whose} cookie`).toBe(404);
      await answer.body?.cancel();
    }
  }
  // The owner still has everything.
  const still = await fetch(`${service.lichtbild.url}${ENDPOINTS.shoot}/selfies/${selfie.id}/thumbnail`, {
    headers: { Cookie: `${name}=${ownersValue}` },
  });
  expect(still.headers.get('content-type')).toBe('image/jpeg');
});

journey('with the keyboard alone: choose a photo and take it away again', async () => {
  await using files = await selfieFiles('female-02', 1);
  const guest = await service.visit('es');
  const { page } = guest;
  const sheet = createHeadshotSheet(page, 'es');
  await guest.open('createHeadshot');
  await sheet.heading.waitFor();
  // Listened for early: Enter opens the chooser before a listener of the same moment has reached the browser.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, sheet.words.selfies.pick);
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles([...files.selfies]);
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, sheet.words.selfies.remove(1));
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet.tiles.count()).toBe(0);
  await expect.poll(async () => (await shootOf(guest)).selfies.length, { timeout: 20_000 }).toBe(0);
  // The page has heard of it by now, and shows nothing again.
  await page.waitForTimeout(HEARD_WITHIN_MS);
  expect(await sheet.tiles.count()).toBe(0);
});

journey('a payment left by Escape can be opened again', async () => {
  await using files = await selfieFiles('male-14', 5);
  const guest = await service.visit('de');
  const sheet = createHeadshotSheet(guest.page, 'de');
  await guest.open('createHeadshot');
  await sheet.pick(files.selfies);
  await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(5);
  await sheet.chooseBasic('casual');
  await sheet.fillCustomer('Jo', 'jo@visitor.example');
  await sheet.tickConsents();
  await sheet.orderButton.click();
  await sheet.overlay.waitFor({ timeout: CHECKED_WITHIN_MS });
  await guest.page.keyboard.press('Escape');
  await sheet.overlay.waitFor({ state: 'hidden' });
  await sheet.said('closed').waitFor();
  expect((await shootOf(guest)).state).toBe('ready_to_pay');

  await sheet.orderButton.click();
  await sheet.overlay.waitFor({ timeout: CHECKED_WITHIN_MS });
  await sheet.payWith('leave');
  await sheet.overlay.waitFor({ state: 'hidden' });
  await sheet.orderButton.click();
  await sheet.payWith('success');
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

/** Some bytes of an upload are in storage, and not all. */
async function untilSomeArrived(guest: Visitor): Promise<void> {
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

/** Presses Tab until the control with this name has the focus, as somebody without a mouse does. */
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
