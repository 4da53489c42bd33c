import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { galleryTexts } from '../../src/i18n/gallery/index.ts';
import { paymentOverlayTexts } from '../../src/i18n/payment-overlay/index.ts';
import { sandboxCheckoutTexts } from '../../src/i18n/sandbox-checkout/index.ts';
import { withdrawalFormTexts } from '../../src/i18n/withdrawal-form/index.ts';
import { createHmacCapabilities } from '../../src/platform/capability/hmac-capabilities.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { orders } from '../../src/platform/db/tables/orders.ts';
import { headshots, selfies, shoots } from '../../src/platform/db/tables/shoots.ts';
import { ENDPOINTS, pagePath } from '../../src/page-urls.ts';
import { checkoutPage } from '../checkout-page.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { type SharedService, sharedService } from '../shared-service.ts';

const service = sharedService();

/** Delays every request to this address until it is released, and counts the requests of the page. */
async function delayRequests(page: Page, method: string, pattern: string) {
  const released = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**${pattern}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    sent += 1;
    await released.promise;
    return route.continue();
  });
  return { sent: () => sent, release: released.resolve };
}

/**
 * Presses a button repeatedly while its first request is pending, by pointer and by key: it is marked as
 * busy, stays in the tab order, and sends nothing more.
 */
async function pressAgainAndAgain(
  page: Page,
  button: Locator,
  [method, pattern]: readonly [method: string, pattern: string],
  { showsBusy = true, meanwhile }: { showsBusy?: boolean; meanwhile?: () => Promise<void> } = {},
): Promise<void> {
  const requests = await delayRequests(page, method, pattern);
  await button.dblclick();
  // A form delays its request when it is submitted too soon for a person to have read it.
  await expect.poll(requests.sent, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  if (showsBusy) expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(await button.isEditable().catch(() => true), 'it keeps its place in the tab order').toBe(true);
  expect(await button.getAttribute('disabled')).toBeNull();
  for (const key of ['Enter', 'Space']) await button.press(key);
  await button.click({ force: true });
  // A second request would be sent within the next animation frame and the timer task after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(requests.sent(), `${method} ${pattern}`).toBe(1);
  await meanwhile?.();
  requests.release();
}

/** Expects an empty field to be invalid and described by the sentence that says why. */
async function expectDescribedError(field: Locator): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const sentence = await field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
  expect(sentence).toMatch(/\w{3,} .*\w{3,}/);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
}

const submitOf = (form: Locator) => form.locator('button[type=submit]');

const FORMS = [
  { page: 'whiteLabel', form: '#request form', path: ENDPOINTS.leads, first: 'firstName' },
  { page: 'pricing', form: '#team form', path: ENDPOINTS.leads, first: 'firstName' },
  { page: 'blog', form: 'main form', path: ENDPOINTS.newsletterSignup, first: 'email' },
  { page: 'findGallery', form: 'main form', path: ENDPOINTS.galleryLinks, first: 'email' },
] as const;

const VALUES: Readonly<Record<string, string>> = {
  firstName: 'Robin',
  lastName: 'Lane',
  email: 'robin@lane.example',
  company: 'Lane Ltd',
  message: 'Forty pictures a month.',
  headshots: '25',
};

it.each(FORMS)(
  'describes the errors of the form of $page, and sends it once',
  async ({ page: name, form, path: to, first }) => {
    const { page, open } = await service.visit('en');
    await open(name);
    await waitForHydration(page);
    const formElement = page.locator(form).first();
    await submitOf(formElement).click();
    await expectDescribedError(formElement.locator(`[name=${first}]`));
    for (const [field, value] of Object.entries(VALUES)) {
      const control = formElement.locator(`[name=${field}]`);
      if ((await control.count()) > 0) await control.fill(value);
    }
    const size = formElement.locator('[name=companySize]');
    if ((await size.count()) > 0) await size.selectOption('11-50');
    await pressAgainAndAgain(page, submitOf(formElement), ['POST', to]);
    await page.getByRole('status').filter({ visible: true }).first().waitFor();
  },
);

it('declares a withdrawal once', async () => {
  const { page, open } = await service.visit('en');
  const texts = withdrawalFormTexts.en;
  await open('withdraw');
  await waitForHydration(page);
  await page.getByRole('button', { name: texts.next }).click();
  await expectDescribedError(page.getByLabel(texts.name));
  await page.getByLabel(texts.name).fill('Robin Lane');
  await page.getByRole('textbox', { name: texts.email }).fill('robin@lane.example');
  await page.getByRole('button', { name: texts.next }).click();
  await page.getByRole('heading', { name: texts.confirmHeading }).waitFor();
  const confirm = page
    .locator('main button', { hasText: texts.confirm })
    .or(page.locator('main button[aria-busy]'));
  await pressAgainAndAgain(page, confirm, ['POST', ENDPOINTS.withdrawals]);
  await page.getByText(texts.receivedHeading).waitFor();
});

it('orders a shoot once, and pays for it once', async () => {
  const { page, context, open } = await service.visit('en');
  const { id, key } = await insertShoot(service, 'draft');
  await context.addCookies([{ name: 'lichtbild_shoot', value: `${id}.${key}`, url: service.lichtbild.url }]);
  await open('createHeadshot');
  await waitForHydration(page);
  const { pay, customer } = createHeadshotTexts.en;
  const step = page
    .locator('#pay')
    .or(page.locator('section', { has: page.getByRole('heading', { name: pay.heading }) }));
  const button = step.first().locator('button').first();
  await button.click();
  await expectDescribedError(page.getByLabel(customer.terms));
  for (const box of [customer.terms, customer.likeness, customer.startBeforeWithdrawalEnds]) {
    await page.getByLabel(box).check();
  }
  await pressAgainAndAgain(page, button, ['POST', ENDPOINTS.checkout]);
  const till = page.frameLocator(`iframe[title="${paymentOverlayTexts.en.frame}"]`);
  const card = till.getByRole('button', { name: sandboxCheckoutTexts.en.success.name });
  // A press before the checkout's script is ready does nothing.
  await expect
    .poll(() =>
      card.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  await pressAgainAndAgain(page, card, ['POST', ENDPOINTS.sandboxPay], { showsBusy: false });
  await page.waitForURL(`**${pagePath('progress', 'en', { id })}`);
});

it('buys a package once before any selfie', async () => {
  const { page, open } = await service.visit('en');
  await open('checkout');
  await waitForHydration(page);
  const { email, orderButton, overlay } = checkoutPage(page, 'en');
  await orderButton().click();
  await expectDescribedError(email);
  await email.fill('once@lane.example');
  await pressAgainAndAgain(page, orderButton(), ['POST', ENDPOINTS.purchase]);
  await overlay.waitFor();
  const connection = createDatabase((await service.lichtbild.databaseUrl()) ?? '');
  expect(await connection.db.$count(orders, eq(orders.email, 'once@lane.example'))).toBe(1);
  // The same purchase opens the same order again, also after the payment was closed.
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'hidden' });
  await orderButton().dblclick();
  await overlay.waitFor();
  expect(await connection.db.$count(orders, eq(orders.email, 'once@lane.example'))).toBe(1);
  await connection.close();
});

it('rates, shares and erases a gallery once, and revokes a link once', async () => {
  const { page, context, open } = await service.visit('en');
  const { id, key } = await insertShoot(service, 'delivered');
  const url = service.lichtbild.url;
  await context.addCookies([{ name: `lichtbild_owner_${id}`, value: key, url }]);
  await open('gallery', { id });
  await waitForHydration(page);
  const texts = galleryTexts.en;
  const api = ENDPOINTS.gallery.replace(':id', id);

  const rating = page.locator('form', { has: page.getByRole('radio') });
  await submitOf(rating).click();
  await rating.getByRole('alert').filter({ hasText: texts.rating.missing }).waitFor();
  await rating.getByRole('radio', { name: texts.rating.stars(4) }).check({ force: true });
  const permission = rating.getByRole('checkbox', { name: texts.rating.publish });
  expect(await permission.isChecked()).toBe(false);
  expect(await rating.getByRole('checkbox', { name: texts.rating.showName }).count()).toBe(0);
  await permission.check({ force: true });
  await rating.getByRole('checkbox', { name: texts.rating.showName }).check({ force: true });
  await pressAgainAndAgain(page, submitOf(rating), ['POST', `${api}/rating`]);
  await page.getByText(texts.rating.thanks).waitFor();
  await page.getByText(texts.rating.allowed).waitFor();

  await page
    .getByRole('checkbox', { name: texts.frame.select(1) })
    .or(page.getByRole('button', { name: texts.frame.select(1), exact: true }))
    .first()
    .click();
  await page
    .getByRole('region', { name: texts.selection.bar })
    .getByRole('button', { name: texts.selection.share })
    .click();
  const share = page
    .getByRole('dialog')
    .locator('button', { hasText: new RegExp(`${texts.share.create}|${texts.share.creating}`) });
  await pressAgainAndAgain(page, share, ['POST', `${api}/shares`]);
  await page.getByRole('dialog').getByText(texts.share.ready).waitFor();
  await page.keyboard.press('Escape');

  const revoke = page.getByRole('button', { name: texts.share.revokeNamed('1') });
  await pressAgainAndAgain(page, revoke, ['DELETE', `${api}/shares/*`]);
  await page.getByText(texts.share.revoked).waitFor();

  await page.getByRole('button', { name: texts.erase.open }).click();
  const erase = page
    .getByRole('dialog')
    .locator('button', { hasText: new RegExp(`${texts.erase.confirm}|${texts.erase.erasing}`) });
  await pressAgainAndAgain(page, erase, ['DELETE', api], {
    meanwhile: async () => {
      expect(await page.getByRole('button', { name: texts.erase.cancel }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await erase.isVisible(), 'what is being erased cannot be kept').toBe(true);
    },
  });
  await page.getByRole('button', { name: texts.erase.confirm }).waitFor({ state: 'detached' });
});

/** Inserts a delivered shoot without rendering it; its pictures have no files. */
async function insertShoot(
  { lichtbild }: SharedService,
  state: 'draft' | 'delivered',
): Promise<{ readonly id: string; readonly key: string }> {
  const secret = await readFile(path.join(lichtbild.dataDir, 'app-secret'), 'utf8');
  const id = randomBytes(16).toString('base64url');
  const key = createHmacCapabilities([secret.trim()]).keyFor(state === 'draft' ? 'draft' : 'owner', id);
  const connection = createDatabase((await lichtbild.databaseUrl()) ?? '');
  const now = new Date();
  const isDelivered = state === 'delivered';
  await connection.db.insert(shoots).values({
    ...{
      id,
      state: isDelivered ? 'delivered' : 'draft',
      language: 'en',
      packageId: 'basic',
      styles: ['warm'],
    },
    ...{ email: 'robin@lane.example', firstName: 'Robin', consents: {}, seed: 1, compareState: 'done' },
    // These selfies have no files, so the service must not start a preview of them.
    previewState: 'failed' as const,
    ...{ createdAt: now, paidAt: isDelivered ? now : null, deliveredAt: isDelivered ? now : null },
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  await connection.db.insert(selfies).values(
    Array.from({ length: 6 }, (_, index) => ({
      ...{ id: `${id}-${index}`, uploadId: `${id}-${index}`, shootId: id, position: index + 1 },
      ...{ state: 'accepted' as const, reasons: [], widthPx: 1200, heightPx: 1600, createdAt: now },
    })),
  );
  if (isDelivered) {
    await connection.db.insert(headshots).values(
      [1, 2, 3].map((number) => ({
        ...{ shootId: id, number, style: 'warm' as const, scene: 'canvas', selfieId: `${id}-0` },
        ...{ storageKey: `shoots/${id}/headshots/00${number}.jpg`, widthPx: 1024, heightPx: 1280, bytes: 1 },
        ...{ likeness: 0.9, measures: {}, perceptualHash: '0', elapsedMs: 1, createdAt: now },
      })),
    );
  }
  await connection.close();
  return { id, key };
}
