import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { mailsTexts } from '../../src/i18n/mails/index.ts';
import { orderPageTexts } from '../../src/i18n/order-page/index.ts';
import { packagesTexts } from '../../src/i18n/packages/index.ts';
import { paymentOverlayTexts } from '../../src/i18n/payment-overlay/index.ts';
import { orders } from '../../src/platform/db/tables/orders.ts';
import { pagePath } from '../../src/page-urls.ts';
import { checkoutPage, pressBuyNow } from '../checkout-page.ts';
import { everythingOf, type OtherCustomer } from '../customer-journey/other-customer.ts';
import { createHeadshotPage } from '../create-headshot-page.ts';
import { linkIn, mailTo } from '../mailbox.ts';
import { deliveredCustomer } from './delivered-customer.ts';
import { type Buyer, paymentService } from './payment-service.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

/** Limits for a service that shares two cores with other journeys. */
const JOURNEY_WITHIN_MS = 240_000;
const WEBHOOK_WITHIN_MS = 60_000;
/** An overlay that somebody closed, or a script that was blocked, would have done something else within this time. */
const NOTHING_WITHIN_MS = 1_500;

/** Buys with a provider's stand-in as a person does, through the pages that buyers see. */
export function describeProvider(provider: ProviderUnderTest): void {
  const shop = paymentService(provider);
  let other: OtherCustomer;
  let othersThings: unknown;
  const everythingOfOther = async () => ({
    ...(await everythingOf(shop.backend, shop.service.lichtbild, other)),
    payments: shop.standIn
      .books()
      .filter(({ paymentId }) => paymentId === shop.standIn.books()[0]!.paymentId),
  });

  beforeAll(async () => {
    other = await deliveredCustomer(shop);
    othersThings = await everythingOfOther();
  }, JOURNEY_WITHIN_MS);

  beforeEach(() => shop.courier.release());

  afterAll(async () => {
    expect(await everythingOfOther(), 'somebody else’s things').toEqual(othersThings);
    expect(shop.standIn.webhooks.dropped, 'webhooks that were given up').toBe(0);
  });

  it.each(LANGUAGES)('sells, confirms and refunds (%s)', { timeout: JOURNEY_WITHIN_MS }, async (language) => {
    const buyer = await shop.visit(language);
    const { page } = buyer;
    const { email } = await order(buyer);
    const words = provider.words[language];
    const frame = provider.frame(page);
    await frame.getByRole('button', { name: words.pay, exact: true }).waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe(words.lang);
    if (words.email) expect(await frame.getByLabel(words.email).inputValue()).toBe(email);

    await frame.getByRole('button', { name: words.decline }).click();
    await frame.getByText(words.declined).waitFor();
    shop.courier.hold();
    await frame.getByRole('button', { name: words.pay, exact: true }).click();

    // The provider's webhook is late.
    const create = createHeadshotPage(page, language);
    const { heading, confirming } = create.texts.paidFirst;
    const paid = page.getByText(heading(packagesTexts[language].names.premium));
    await page.waitForURL(/\/create-headshot\?ordered=/);
    await page.getByText(confirming).waitFor();
    await buyer.expectGoodPage('create-headshot before the confirmation');
    expect(await paid.count()).toBe(0);
    shop.courier.release();
    await paid.waitFor({ timeout: WEBHOOK_WITHIN_MS });
    expect(await page.getByText(confirming).count()).toBe(0);
    await page.reload();
    await paid.waitFor();
    expect(await page.getByText(confirming).count()).toBe(0);
    await buyer.expectGoodPage('create-headshot, paid');

    // The mail opens the same order on another device.
    const { subject } = confirmationOf(language);
    const mail = await mailTo(shop.service.lichtbild, email, subject, WEBHOOK_WITHIN_MS);
    const continueLink = linkIn(mail, '/create-headshot?');
    const orderId = continueLink.searchParams.get('order')!;
    const device = await shop.visit(language);
    await device.page.goto(continueLink.href);
    expect(new URL(device.page.url()).search, 'the key leaves the address').toBe('');
    await device.page.getByText(heading(packagesTexts[language].names.premium)).waitFor();
    await device.expectGoodPage('create-headshot on another device');
    const orderTexts = orderPageTexts[language];
    await device.page.goto(linkIn(mail, `/order/${orderId}?`).href);
    expect(new URL(device.page.url()).search, 'the key leaves the address').toBe('');
    await device.page.getByText(orderId, { exact: true }).waitFor();
    await device.page.getByText(orderTexts.states.waiting, { exact: true }).waitFor();
    await device.expectGoodPage('the order, waiting');

    // The operator refunds in the provider's dashboard.
    const payment = shop.standIn.books().find((one) => one.orderId === orderId)!;
    expect(payment.refundedCents).toBe(0);
    shop.standIn.refundFromDashboard(payment.paymentId);
    await mailTo(
      shop.service.lichtbild,
      email,
      mailsTexts[language].refund.subject['taken-back'],
      WEBHOOK_WITHIN_MS,
    );
    await device.page.reload();
    await device.page.getByText(orderTexts.states.refunded, { exact: true }).waitFor();
    await device.expectGoodPage('the order, refunded');
    // The first browser's page is still open.
    await page.getByRole('heading', { name: create.texts.refunded.heading }).waitFor();
    await buyer.expectGoodPage('create-headshot during the refund');
    await page.reload();
    await page.getByText(create.texts.earlier.text).waitFor();
    expect(await paid.or(page.getByText(confirming)).count()).toBe(0);
    await buyer.expectGoodPage('create-headshot after the refund');

    for (const visitor of [buyer, device]) {
      visitor.expectNoErrors('the whole purchase');
      expectOwnHostsOnly(visitor);
    }
  });

  it.each(LANGUAGES)('offers its own page when its script is blocked (%s)', async (language) => {
    const buyer = await shop.visit(language);
    const { page } = buyer;
    let blocked = 0;
    await buyer.context.route(provider.script, (route) => {
      blocked += 1;
      return route.abort('blockedbyclient');
    });
    const { checkout, email } = await order(buyer);
    const texts = paymentOverlayTexts[language];
    await checkout.overlay.getByRole('alert').getByText(texts.unavailable).waitFor();
    await buyer.expectGoodPage('checkout with a blocked script');
    await page.waitForTimeout(NOTHING_WITHIN_MS);
    expect(new URL(page.url()).pathname).toBe(pagePath('checkout', language));
    expect(await page.locator('iframe').count()).toBe(0);
    const seen = [...buyer.hosts].filter((host) => provider.domain.test(host));
    expect(seen, 'only the script was asked for').toEqual([
      new URL(provider.script.replaceAll('*', '')).host,
    ]);
    expect(blocked).toBeGreaterThan(0);

    const hostedButton = checkout.overlay.getByRole('button', { name: texts.hosted });
    if (provider.leaveHosted) {
      await hostedButton.click();
      await provider.leaveHosted(page, language);
      await page.waitForURL(`**${pagePath('checkout', language)}?product=premium`);
      // The form still has what was typed.
      await expect.poll(() => checkout.email.inputValue()).toBe(email);
      await checkout.orderButton().click();
    }
    shop.courier.hold();
    await hostedButton.click();
    await provider.payHosted(page, language);
    const create = createHeadshotPage(page, language);
    const { heading, confirming } = create.texts.paidFirst;
    await page.waitForURL(`${shop.service.lichtbild.url}/**`);
    await page.getByText(confirming).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/create-headshot$/);
    shop.courier.release();
    await page
      .getByText(heading(packagesTexts[language].names.premium))
      .waitFor({ timeout: WEBHOOK_WITHIN_MS });
    await mailTo(shop.service.lichtbild, email, confirmationOf(language).subject, WEBHOOK_WITHIN_MS);
    expect(await stateOfOrder(email)).toEqual(['paid']);
    buyer.expectNoErrors('paying on the provider’s page');
    expectOwnHostsOnly(buyer);
  });

  it.each(LANGUAGES)('charges nothing when its overlay is closed (%s)', async (language) => {
    const buyer = await shop.visit(language);
    const { page } = buyer;
    const { checkout, email } = await order(buyer);
    const frame = provider.frame(page);
    const pay = frame.getByRole('button', { name: provider.words[language].pay, exact: true });
    await pay.waitFor();
    await provider.close(page, language);
    await checkout.paymentAlert('closed').waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    const hasFocus = () => checkout.orderButton().evaluate((one) => one === document.activeElement);
    await expect.poll(hasFocus, { message: 'the button has the focus again' }).toBe(true);
    expect(new URL(page.url()).pathname).toBe(pagePath('checkout', language));
    await buyer.expectGoodPage('checkout after its overlay was closed');
    expect(await stateOfOrder(email)).toEqual(['open']);

    // The button opens the same order again, and it can be paid.
    await checkout.orderButton().click();
    await pay.click();
    await page.waitForURL(/\/create-headshot\?ordered=/);
    await page
      .getByText(createHeadshotTexts[language].paidFirst.heading(packagesTexts[language].names.premium))
      .waitFor({ timeout: WEBHOOK_WITHIN_MS });
    expect(await stateOfOrder(email)).toEqual(['paid']);
    buyer.expectNoErrors('closing the overlay and paying afterwards');
  });

  it('is the only one whose origins the pages allow', async () => {
    const { context, page, open } = await shop.visit('en');
    const response = await open('checkout');
    const policy = response!.headers()['content-security-policy']!;
    const origins = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
    expect(origins.length).toBeGreaterThan(0);
    for (const origin of origins) expect(new URL(origin).host).toMatch(provider.domain);
    await context.route('https://scripts.example/**', (route) =>
      route.fulfill({ body: 'window.isIn = true' }),
    );
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
          const script = document.createElement('script');
          script.onload = () => resolve('loaded');
          script.src = 'https://scripts.example/script.js';
          document.head.append(script);
        }),
    );
    expect(refused).toMatch(/^script-src/);
  });

  /** Goes from the prices to the provider's overlay, which is about to open. */
  async function order(buyer: Buyer) {
    const { page, language } = buyer;
    const email = `${randomUUID()}@visitor.example`;
    await buyer.open('pricing');
    await pressBuyNow(page, language, 'premium');
    const checkout = checkoutPage(page, language);
    expect(await checkout.package('premium').isChecked()).toBe(true);
    await checkout.email.fill(email);
    await checkout.orderButton().click();
    return { checkout, email };
  }

  function stateOfOrder(email: string): Promise<readonly string[]> {
    return shop.backend.db
      .select()
      .from(orders)
      .where(eq(orders.email, email))
      .then((rows) => rows.map(({ state }) => state));
  }

  function expectOwnHostsOnly({ hosts }: Buyer): void {
    const known = [new URL(shop.service.lichtbild.url).host, ...shop.standIn.hosts];
    expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
  }
}

function confirmationOf(language: Language) {
  const { headline } = mailsTexts[language].orderConfirmation.waiting;
  return { subject: headline(packagesTexts[language].names.premium) };
}
