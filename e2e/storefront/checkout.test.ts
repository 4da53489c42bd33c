import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { PACKAGE_IDS } from '../../src/catalog/packages.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { homeTexts } from '../../src/i18n/home/index.ts';
import { ordersErrorsTexts } from '../../src/i18n/orders-errors/index.ts';
import { packagesTexts } from '../../src/i18n/packages/index.ts';
import { ENDPOINTS, type PageName, pagePath } from '../../src/page-urls.ts';
import { checkoutPage, pressBuyNow } from '../checkout-page.ts';
import { sharedService } from '../shared-service.ts';
import type { Visitor } from '../visitor.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

const service = sharedService();

/** A fifth off 19, 29 and 49, and the discount products (spec §9), as each language writes them; spaces do not break. */
const PRICES = {
  en: { now: ['$15.20', '$23.20', '$39.20'], before: ['$19', '$29', '$49'], offers: ['$9.99', '$13.99'] },
  de: {
    ...{ now: ['15,20 €', '23,20 €', '39,20 €'], before: ['19 €', '29 €', '49 €'] },
    offers: ['9,99 €', '13,99 €'],
  },
  es: {
    ...{ now: ['15,20 €', '23,20 €', '39,20 €'], before: ['19 €', '29 €', '49 €'] },
    offers: ['9,99 €', '13,99 €'],
  },
} as const;
const CODE = 'WELCOME20';
/** A phone and a desktop, besides those on which every page is checked (accessibility.ts). */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const withBreakingSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const withFixedSpaces = (text: string) => text.replaceAll(' ', '\u00a0');

async function openCheckout({ page, language }: Visitor, query = '') {
  await page.goto(`${service.lichtbild.url}${pagePath('checkout', language)}${query}`);
  await waitForHydration(page);
  const checkout = checkoutPage(page, language);
  await expect.poll(() => checkout.orderButton().isEnabled()).toBe(true);
  return checkout;
}

async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${where} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

describe.each(LANGUAGES)('the checkout page in %s', (language) => {
  const prices = PRICES[language];
  const errors = ordersErrorsTexts[language];

  it('takes the order first, and shows the code and the next steps below', async () => {
    const buyer = await service.visit(language);
    const { page } = buyer;
    const checkout = await openCheckout(buyer);
    await checkout.heading.waitFor();
    const topOf = async (name: string) =>
      (await page.getByRole('heading', { level: 2, name, exact: true }).boundingBox())!.y;
    const { order, code, steps } = checkout.texts;
    const { terms, withdrawal, privacy } = checkout.formTexts.terms;
    for (const [name, target] of [
      [terms, 'termsOfService'],
      [withdrawal, 'refundPolicy'],
      [privacy, 'privacyPolicy'],
    ] as const) {
      const link = page.locator('main form').getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toBe(pagePath(target, language));
    }
    const tops = await Promise.all([order, code.heading, steps.heading].map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expectNoSidewaysScrolling(page, 'checkout');
    await buyer.expectGoodPage('checkout');
  });

  it('shows the code, copies it, and confirms that', async () => {
    const buyer = await service.visit(language);
    await buyer.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { texts, codeSection } = await openCheckout(buyer);
    await codeSection.getByText(CODE, { exact: true }).waitFor();
    expect(texts.code.heading).toMatch(/\b20/);
    await codeSection.getByRole('button', { name: texts.code.copy }).press('Enter');
    await codeSection.getByRole('status').filter({ hasText: texts.code.copied }).waitFor();
    expect(await buyer.page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  });

  it('totals each package with and without the code, on the button, too', async () => {
    const buyer = await service.visit(language);
    const checkout = await openCheckout(buyer);
    for (const [code, shown] of [
      ['', prices.before],
      [CODE.toLowerCase(), prices.now],
    ] as const) {
      await checkout.code.fill(code);
      for (const [index, id] of PACKAGE_IDS.entries()) {
        await checkout.package(id).check({ force: true });
        await checkout.orderButton(withFixedSpaces(shown[index]!)).waitFor();
        const total = withBreakingSpaces(await checkout.total.innerText());
        expect(total).toContain(shown[index]);
        const instead = checkout.formTexts.instead(prices.before[index]!);
        if (code === '') expect(total).not.toContain(instead);
        else expect(total).toContain(instead);
      }
    }
  });

  it('fills in the product, the code and the address of a link', async () => {
    const buyer = await service.visit(language);
    const linked = await openCheckout(buyer, '?product=ultimate&code=welcome20&email=mira%40example.org');
    expect(await linked.package('ultimate').isChecked()).toBe(true);
    expect(await linked.code.inputValue()).toBe(CODE);
    expect(await linked.email.inputValue()).toBe('mira@example.org');
    await linked.orderButton(withFixedSpaces(prices.now[2])).waitFor();

    for (const [index, product] of ['basic-999', 'basic-1399'].entries()) {
      const offer = await openCheckout(buyer, `?product=${product}`);
      expect(await offer.package('basic').isChecked()).toBe(true);
      await offer.orderButton(withFixedSpaces(prices.offers[index]!)).waitFor();
      const instead = offer.formTexts.instead(prices.before[0]);
      expect(withBreakingSpaces(await buyer.page.locator('main fieldset').innerText())).toContain(instead);
    }
    const another = await openCheckout(buyer, '?package=basic');
    expect(await another.package('basic').isChecked()).toBe(true);
    // An unknown product, code or address is not filled in.
    const invented = await openCheckout(buyer, '?product=gold&code=FREE&email=%3Cb%3E');
    expect(await invented.package('premium').isChecked()).toBe(true);
    expect(await invented.code.inputValue()).not.toBe('FREE');
    buyer.expectNoErrors('the links to the checkout');
  });

  it('says at the field what is wrong with it', async () => {
    const buyer = await service.visit(language);
    const checkout = await openCheckout(buyer);
    const { email, code } = checkout;
    const expectProblem = async (field: typeof email, message: string) => {
      await field.locator('xpath=..').getByText(message).waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    };
    let sent = 0;
    buyer.page.on('request', (request) => (sent += Number(request.url().endsWith(ENDPOINTS.purchase))));
    await checkout.orderButton().click();
    await expectProblem(email, errors['email-missing']);
    await email.fill('mira@');
    await checkout.orderButton().click();
    await expectProblem(email, errors['email-invalid']);
    expect(sent, 'the browser checks the address itself').toBe(0);
    await email.fill(`errors-${language}@visitor.example`);
    // The page knows the codes, so it waits while one is being typed, and says before anything is sent that there is none.
    const unknown = code.locator('xpath=..').getByText(errors['discount-unknown']);
    for (const typed of ['w', 'WELCO']) {
      await code.fill(typed);
      expect(await unknown.count(), typed).toBe(0);
    }
    await email.focus();
    await unknown.waitFor();
    await code.fill('WELCOM');
    await unknown.waitFor({ state: 'detached' });
    await code.fill('NO-SUCH-CODE');
    await expectProblem(code, errors['discount-unknown']);
    await checkout.orderButton().click();
    await expectProblem(code, errors['discount-unknown']);
    await expectNoSidewaysScrolling(buyer.page, 'checkout with an error');
    await buyer.expectGoodPage('checkout with an error');
    await code.fill('');
    await unknown.waitFor({ state: 'detached' });
    expect(await checkout.overlay.count()).toBe(0);
  });

  it('refuses a code for a discount product', async () => {
    const buyer = await service.visit(language);
    const checkout = await openCheckout(buyer, '?product=basic-999&email=mira%40visitor.example');
    await checkout.code.fill(CODE);
    const problem = checkout.code.locator('xpath=..').getByText(errors['discount-on-offer']);
    await problem.waitFor();
    await checkout.orderButton(withFixedSpaces(prices.offers[0])).click();
    await expect.poll(() => checkout.orderButton().getAttribute('aria-busy')).toBe(null);
    await problem.waitFor();
    expect(await checkout.overlay.count()).toBe(0);
    expect(await checkout.codeSection.count()).toBe(0);
    // Another package takes the code.
    await checkout.package('premium').check({ force: true });
    await checkout.codeSection.waitFor();
    await checkout.orderButton(withFixedSpaces(prices.now[1])).waitFor();
    // The offer of the link is still there.
    await buyer.page.waitForURL('**/checkout?product=premium*');
    await checkout.code.fill('');
    await checkout.package('basic').check({ force: true });
    await checkout.orderButton(withFixedSpaces(prices.offers[0])).waitFor();
    await buyer.page.waitForURL('**/checkout?product=basic-999*');
  });

  it('keeps the package in the address, and everything through a reload', async () => {
    const buyer = await service.visit(language);
    const { page } = buyer;
    const checkout = await openCheckout(buyer, '?product=basic');
    await checkout.email.fill('mira@visitor.example');
    await checkout.code.fill(CODE);
    // The choice needs nothing from the server.
    await buyer.context.setOffline(true);
    await checkout.package('ultimate').check({ force: true });
    await page.waitForURL('**/checkout?product=ultimate');
    await checkout.orderButton(withFixedSpaces(prices.now[2])).waitFor();
    await buyer.context.setOffline(false);
    await page.reload();
    await waitForHydration(page);
    expect(await checkout.package('ultimate').isChecked()).toBe(true);
    await expect.poll(() => checkout.email.inputValue()).toBe('mira@visitor.example');
    await expect.poll(() => checkout.code.inputValue()).toBe(CODE);
    await checkout.orderButton(withFixedSpaces(prices.now[2])).waitFor();
    // The choice has replaced the entry of the history, so that Back leads to the page before.
    await page.goBack();
    expect(page.url()).not.toContain('/checkout');
  });

  it('buys after a declined and a closed payment, and refuses the code the next time', async () => {
    const email = `twice-${language}@visitor.example`;
    const buyer = await service.visit(language);
    const { page } = buyer;
    const checkout = await openCheckout(buyer, `?product=basic&code=${CODE}`);
    await checkout.email.fill(email);

    await checkout.orderButton().click();
    await checkout.overlay.waitFor();
    await checkout.checkoutFrame().getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScrolling(page, 'checkout with the overlay');
    await buyer.expectGoodPage('checkout with the overlay');
    await checkout.payWith('declined');
    await checkout.paymentAlert('declined').waitFor();
    await checkout.overlay.waitFor({ state: 'hidden' });
    await checkout.orderButton().click();
    await checkout.payWith('leave');
    await checkout.paymentAlert('closed').waitFor();
    await buyer.expectGoodPage('checkout after a closed payment');
    await checkout.orderButton().click();
    await checkout.overlay.waitFor();
    await page.keyboard.press('Escape');
    await checkout.overlay.waitFor({ state: 'hidden' });
    await checkout.paymentAlert('closed').waitFor();
    expect(new URL(page.url()).pathname).toBe(pagePath('checkout', language));
    await checkout.orderButton().click();
    await checkout.payWith('success');
    await page.waitForURL('**/create-headshot?*');
    const { heading } = createHeadshotTexts[language].paidFirst;
    await page.getByText(heading(packagesTexts[language].names.basic)).waitFor();
    await buyer.expectGoodPage('create-headshot after the payment');

    const again = await service.visit(language);
    const second = await openCheckout(again, `?product=premium&code=${CODE}`);
    // The same person, written in another way.
    await second.email.fill(email.toUpperCase());
    await second.orderButton().click();
    await second.code.locator('xpath=..').getByText(errors['discount-used']).waitFor();
    await again.expectGoodPage('checkout with a code that was used');
    expect(await second.overlay.count()).toBe(0);
  });

  it('leads back to the order when a bank returns the buyer without a payment', async () => {
    const buyer = await service.visit(language);
    const { page } = buyer;
    const checkout = await openCheckout(buyer, '?product=basic');
    await checkout.email.fill(`gave-up-${language}@visitor.example`);
    await checkout.orderButton().click();
    await checkout.payWith('leave');
    await checkout.paymentAlert('closed').waitFor();
    const { confirming, unconfirmed } = createHeadshotTexts[language].paidFirst;
    await page.clock.install();
    await page.goto(`${service.lichtbild.url}${pagePath('createHeadshot', language)}?ordered=basic`);
    await page.getByText(confirming).waitFor();
    await waitForHydration(page);
    await page.clock.runFor(61_000);
    await page.getByText(unconfirmed.text).waitFor();
    await expectNoSidewaysScrolling(page, 'create-headshot without a payment');
    await page.getByRole('link', { name: unconfirmed.action }).click();
    await page.waitForURL('**/checkout?product=basic');
    await expect.poll(() => checkout.package('basic').isChecked()).toBe(true);
    buyer.expectNoErrors('the way back to the order');
  });

  it('is reached by the links that buy first, from prices, home and advertisements', async () => {
    const buyer = await service.visit(language);
    const { page } = buyer;
    const expectChosen = async (id: (typeof PACKAGE_IDS)[number], from: string) => {
      const checkout = checkoutPage(page, language);
      await checkout.heading.waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search, from).toBe(
        `${pagePath('checkout', language)}?product=${id}`,
      );
      expect(await checkout.package(id).isChecked(), from).toBe(true);
    };
    const withCards: readonly PageName[] = [
      'pricing',
      'adLanding',
      'adLandingDirectResponse',
      'adLandingEmotionalStory',
    ];
    for (const name of withCards) {
      for (const id of PACKAGE_IDS) {
        await buyer.open(name);
        await pressBuyNow(page, language, id);
        await expectChosen(id, name);
      }
    }
    await buyer.open('home');
    const { heading } = homeTexts[language](catalogFacts(language)).offer;
    const offer = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
    await offer.getByRole('link', { name: packagesTexts[language].buy, exact: true }).click();
    await expectChosen('basic', 'home');
    buyer.expectNoErrors('the ways to the checkout');
  });
});

it('can be used by keyboard alone', async () => {
  const buyer = await service.visit('en');
  const { page } = buyer;
  const checkout = await openCheckout(buyer);
  const focusOf = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      return focused instanceof HTMLInputElement ? focused.name : (focused?.textContent ?? '');
    });
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60 && (await focusOf()) !== name; presses += 1)
      await page.keyboard.press('Tab');
    expect(await focusOf(), 'Tab reaches it').toBe(name);
  };
  await page.evaluate(() => document.querySelector('main')?.focus());
  await tabTo('productId');
  await page.keyboard.press('ArrowDown');
  expect(await checkout.package('ultimate').isChecked()).toBe(true);
  await tabTo('email');
  await page.keyboard.type('keys@visitor.example');
  await tabTo('discountCode');
  await page.keyboard.type(CODE.toLowerCase());
  await page.keyboard.press('Enter');
  await checkout.overlay.waitFor();
  await page.keyboard.press('Escape');
  await checkout.overlay.waitFor({ state: 'hidden' });
  await checkout.paymentAlert('closed').waitFor();
  await tabTo(checkout.formTexts.button('$39.20'));
  await page.keyboard.press('Enter');
  await checkout.overlay.waitFor();
  const card = checkout.checkoutFrame().getByRole('button').first();
  await card.waitFor();
  // From the dialog's button into the frame and to its first card.
  const isOnCard = () => card.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isOnCard()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-headshot?*');
  await page.getByText(createHeadshotTexts.en.paidFirst.heading(packagesTexts.en.names.ultimate)).waitFor();
  buyer.expectNoErrors('buying by keyboard');
});

it('can be used again when the browser returns from the provider’s own page', async () => {
  const buyer = await service.visit('en');
  const { page } = buyer;
  const checkout = await openCheckout(buyer, '?product=basic&email=back%40visitor.example');
  const url = 'https://provider.example/pay';
  // An answer without content leaves the page where it is, as the back/forward cache does.
  const left = page.waitForRequest(url);
  await buyer.context.route(url, (route) => route.fulfill({ status: 204 }));
  const session = { provider: 'stripe', overlay: 'none', url };
  await page.route(`**${ENDPOINTS.purchase}`, (route) =>
    route.fulfill({ json: { orderId: 'order-1', amountCents: 1900, session } }),
  );
  await checkout.orderButton().click();
  await left;
  expect(await checkout.orderButton().getAttribute('aria-busy')).toBe('true');
  const show = (persisted: boolean) =>
    page.evaluate((options) => dispatchEvent(new PageTransitionEvent('pageshow', options)), { persisted });
  await show(false);
  expect(await checkout.orderButton().getAttribute('aria-busy')).toBe('true');
  await show(true);
  await checkout.paymentAlert('closed').waitFor();
  await checkout.orderButton('$19').waitFor();
  expect(await checkout.orderButton().getAttribute('aria-busy')).toBeNull();
  buyer.expectNoErrors('coming back from the provider');
});

it('selects the code when the browser cannot copy it', async () => {
  const buyer = await service.visit('de');
  const { page } = buyer;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  const { texts, codeSection } = await openCheckout(buyer);
  await codeSection.getByRole('button', { name: texts.code.copy }).click();
  await page.getByRole('status').filter({ hasText: texts.code.notCopied }).waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe(CODE);
});
