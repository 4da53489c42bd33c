import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { Browser, Download } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { LIMITS } from '../../src/catalog/limits.ts';
import { PACKAGES } from '../../src/catalog/packages.ts';
import type { StyleId } from '../../src/base/style-ids.ts';
import { mailsTexts } from '../../src/i18n/mails/index.ts';
import { outboxTexts } from '../../src/i18n/outbox/index.ts';
import { progressTexts } from '../../src/i18n/progress/index.ts';
import { receiptTexts } from '../../src/i18n/receipt/index.ts';
import { launchBrowser } from '../browser.ts';
import { cookieBanner } from '../consent/cookie-banner.ts';
import { createHeadshotPage } from '../create-headshot-page.ts';
import { expectHeadshot } from '../expect-headshot.ts';
import { expectGone } from '../expect-gone.ts';
import { galleryPage } from '../gallery-page.ts';
import { startLichtbild } from '../lichtbild.ts';
import { galleryLink, mailTo } from '../mailbox.ts';
import { phoneShareSheet } from '../phone-share-sheet.ts';
import { hasPhotos, selfieFiles } from '../selfie-files.ts';
import { filesOfShoot } from '../stored-files.ts';
import { visitor } from '../visitor.ts';
import { zipEntries } from '../zip-entries.ts';

/** Limits for eight checks, one preview and twelve headshots on two busy cores. */
const CHECKED_WITHIN_MS = 120_000;
const PREVIEW_WITHIN_MS = 120_000;
const DELIVERED_WITHIN_MS = 300_000;
const COUNT = PACKAGES.basic.headshotCount;

interface Buyer {
  readonly portrait: string;
  readonly firstName: string;
  readonly style: StyleId;
  readonly selfies: number;
  readonly cookieChoice: 'acceptAll' | 'rejectAll' | 'acceptSelected';
}

const BUYERS: Readonly<Record<Language, Buyer>> = {
  en: {
    ...{ portrait: 'female-02', firstName: 'Robin', style: 'corporate' },
    ...{ selfies: LIMITS.selfiesRecommended, cookieChoice: 'acceptAll' },
  },
  de: {
    ...{ portrait: 'male-14', firstName: 'Jörg', style: 'warm' },
    ...{ selfies: LIMITS.selfiesMin, cookieChoice: 'rejectAll' },
  },
  es: {
    ...{ portrait: 'female-92', firstName: 'Íñigo', style: 'greenery' },
    ...{ selfies: LIMITS.selfiesMin, cookieChoice: 'acceptSelected' },
  },
};

/** Describes the whole main job in one language. Three files call this, so that two of them run at once. */
export function describeMainJob(language: Language): void {
  it.runIf(hasPhotos)(
    `turns selfies into headshots and erases them (${language})`,
    { timeout: 600_000 },
    async () => {
      const browser = await launchBrowser();
      onTestFinished(() => browser.close());
      await mainJob(browser, language);
    },
  );
}

async function mainJob(browser: Browser, language: Language): Promise<void> {
  const { portrait, firstName, style, selfies, cookieChoice } = BUYERS[language];
  const email = `${language}@visitor.example`;
  // Each language has its own service, so that the outbox contains mails of one language.
  await using lichtbild = await startLichtbild({}, inject('startedOnce'));
  await using files = await selfieFiles(portrait, selfies);
  const buyer = await visitor(browser, lichtbild, language, {
    firstVisit: true,
    meetsOverlays: true,
    timezoneId: 'Europe/Berlin',
  });
  const { page } = buyer;

  await buyer.open('home');
  const banner = cookieBanner(page, language);
  await banner.region.waitFor();
  await buyer.expectGoodPage('home with the cookie banner');
  if (cookieChoice === 'acceptSelected') await banner.choose.click();
  await banner[cookieChoice].click();
  await banner.region.waitFor({ state: 'detached' });
  await buyer.expectGoodPage('home');

  // Selfies: some picked, some dropped, and a dog.
  const draftPage = createHeadshotPage(page, language);
  await buyer.open('createHeadshot');
  await draftPage.heading.waitFor();
  await buyer.expectGoodPage('create-headshot, empty');
  await draftPage.pick(files.selfies.slice(0, 3));
  await draftPage.drop([files.dog, ...files.selfies.slice(3)]);
  await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(selfies);
  const refused = draftPage.tile(draftPage.texts.selfies.refused);
  await expect.poll(() => refused.count(), { timeout: CHECKED_WITHIN_MS }).toBe(1);
  const { why, fix } = draftPage.reason(refused, 'no-face');
  await Promise.all([why.waitFor(), fix.waitFor(), draftPage.counter(selfies).waitFor()]);

  // The free preview comes before any form.
  await draftPage.requestPreview(style);
  await draftPage.preview(style).waitFor({ timeout: PREVIEW_WITHIN_MS });
  await expect
    .poll(() => draftPage.preview(style).evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(512);

  await draftPage.chooseBasic(style);
  await draftPage.fillCustomer(firstName, email);
  await draftPage.tickConsents();
  await buyer.expectGoodPage('create-headshot, filled in');

  // Paying: declined once, then accepted.
  await draftPage.orderButton.click();
  await draftPage.overlay.waitFor({ timeout: CHECKED_WITHIN_MS });
  await draftPage.checkoutFrame().getByRole('heading', { level: 1 }).waitFor();
  await buyer.expectGoodPage('create-headshot with the payment overlay');
  await draftPage.payWith('declined');
  await draftPage.paymentAlert('declined').waitFor();
  await draftPage.orderButton.click();
  await draftPage.payWith('success');

  // Pictures appear on the open page.
  await page.waitForURL('**/shoots/*', { timeout: CHECKED_WITHIN_MS });
  const shootId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const progress = progressTexts[language];
  await page
    .getByRole('heading', { name: progress.heading.rendering })
    .waitFor({ timeout: CHECKED_WITHIN_MS });
  await expect
    .poll(() => page.getByRole('list', { name: progress.headshotsLabel }).locator('img').count(), {
      timeout: DELIVERED_WITHIN_MS,
    })
    .toBeGreaterThan(0);
  await buyer.expectGoodPage('progress while rendering');
  await page
    .getByRole('heading', { name: progress.heading.delivered })
    .waitFor({ timeout: DELIVERED_WITHIN_MS });
  await page.getByText(progress.count(COUNT, COUNT), { exact: false }).first().waitFor();
  await buyer.expectGoodPage('progress, delivered');
  await expectGone(browser, lichtbild, language, page.url(), 'progress without the cookie');
  await page.getByRole('link', { name: progress.openGallery }).click();
  await galleryPage(page, language).heading(firstName).waitFor();
  expect(new URL(page.url()).search, 'no key in the address').toBe('');

  // The mail is on disk and on the outbox page; its link opens the gallery.
  const mail = await mailTo(lichtbild, email, mailsTexts[language].galleryReady.subject);
  const link = galleryLink(mail);
  expect(link.origin + link.pathname).toContain(shootId);
  await buyer.open('outbox');
  await page
    .getByRole('navigation', { name: outboxTexts[language].list })
    .getByRole('link')
    .filter({ hasText: mail.subject })
    .filter({ hasText: email })
    .click();
  await page.getByRole('heading', { name: mail.subject }).waitFor();
  await buyer.expectGoodPage('outbox');

  const owner = await visitor(browser, lichtbild, language);
  const phoneSheet = await phoneShareSheet(owner.context);
  await owner.page.goto(link.href);
  expect(new URL(owner.page.url()).search, 'the key leaves the address').toBe('');
  const gallery = galleryPage(owner.page, language);
  await gallery.heading(firstName).waitFor();
  expect(await gallery.frames.count()).toBe(COUNT);
  await owner.expectGoodPage('gallery');

  await Promise.all([owner.page.waitForResponse('**/favourite'), gallery.favourite(3).click()]);
  await expect.poll(() => gallery.favourite(3).getAttribute('aria-pressed')).toBe('true');
  await owner.page.reload();
  expect(await gallery.favourite(3).getAttribute('aria-pressed'), 'the favourite survives').toBe('true');

  const single = await gallery.downloadOriginal(1, style);
  await expectHeadshot(single, { width: 1024, height: 1280 });
  const entries = zipEntries(await bytesOf(await gallery.downloadAll()));
  expect(entries).toHaveLength(COUNT);
  expect(new Set(entries.map((entry) => entry.name)).size).toBe(COUNT);
  expect(new Set(entries.map((entry) => sha256(entry.bytes))).size, 'distinct pictures').toBe(COUNT);
  for (const entry of entries) await expectHeadshot(entry.bytes, { width: 1024, height: 1280 });
  expect(entries.map((entry) => sha256(entry.bytes))).toContain(sha256(single));

  // Two pictures are public until the owner revokes the link.
  const shareUrl = await gallery.share([2, 5]);
  await gallery.shareByPhone.click();
  await expect.poll(phoneSheet.given).toEqual([{ title: gallery.shareMessage, url: shareUrl }]);
  await owner.expectGoodPage('gallery with the share dialog, after the phone’s share sheet');
  await gallery.closeShare();
  const stranger = await visitor(browser, lichtbild, language);
  const shared = new URL(shareUrl);
  await stranger.page.goto(`${lichtbild.url}${language === 'en' ? '' : `/${language}`}${shared.pathname}`);
  await expect.poll(() => stranger.page.locator('main').getByRole('figure').count()).toBe(2);
  expect(await stranger.page.content()).not.toContain(firstName);
  await stranger.expectGoodPage('share page');
  await gallery.revoke([2, 5]);
  await expect.poll(async () => (await stranger.page.reload())?.status()).toBe(404);
  await stranger.expectGoodPage('share page, withdrawn');

  // Everything is erased except for a receipt.
  expect((await filesOfShoot(lichtbild, shootId)).length).toBeGreaterThan(COUNT);
  await gallery.erase();
  await owner.page.getByRole('heading', { name: receiptTexts[language].heading }).waitFor();
  await owner.expectGoodPage('receipt');
  expect(await filesOfShoot(lichtbild, shootId)).toEqual([]);
  await expectGone(browser, lichtbild, language, link.href, 'the link of the mail, after erasing');
  await expectGone(browser, lichtbild, language, shareUrl, 'the share, after erasing');
  await mailTo(lichtbild, email, mailsTexts[language].deletionReceipt.subject);
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
