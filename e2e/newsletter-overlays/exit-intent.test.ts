import { expect, it } from 'vitest';
import { WELCOME_DISCOUNT } from '../../src/catalog/discounts.ts';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { consentTexts } from '../../src/i18n/consent/index.ts';
import { newsletterMailsTexts } from '../../src/i18n/newsletter-mails/index.ts';
import { newsletterPagesTexts } from '../../src/i18n/newsletter-pages/index.ts';
import { pagePath } from '../../src/page-urls.ts';
import { checkoutPage, pressBuyNow } from '../checkout-page.ts';
import { openBackend } from '../customer-journey/backend.ts';
import { linkIn, mailTo } from '../mailbox.ts';
import { sharedService } from '../shared-service.ts';
import { watchEvents } from '../watch-events.ts';
import { expectNoModalAfter, openWithClock, overlaysPage, signedUp } from './overlays-page.ts';

/** Milliseconds, from the specification (§9), not from the code. */
const OPENS_AFTER_MS = 12_000;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

const service = sharedService();
const newcomer = (language: 'en' | 'de' | 'es') => service.visit(language, { meetsOverlays: true });

it.each(LANGUAGES)('from the modal to a discounted purchase, in %s', async (language) => {
  const visitor = await newcomer(language);
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  const { errors } = overlays.texts;
  const email = `mira.exit.${language}@example.org`;
  await openWithClock(visitor, 'home');
  await expectNoModalAfter(visitor, OPENS_AFTER_MS - 2_000, 'after 10 s');
  await page.clock.runFor(2_000);
  await overlays.exitIntent.waitFor();
  await visitor.expectGoodPage('home with the exit-intent modal');

  await overlays.submit();
  await overlays.dialog.getByText(errors['first-name-too-short']).waitFor();
  await overlays.fill({ firstName: 'Mira', email: 'mira@' });
  await overlays.submit();
  await overlays.dialog.getByText(errors['last-name-too-short']).waitFor();
  await overlays.fill({ lastName: 'Berg', email: 'mira@' });
  await overlays.submit();
  await overlays.dialog.getByText(errors['email-invalid']).waitFor();
  await visitor.expectGoodPage('the exit-intent modal with an error');
  await overlays.fill({ email });
  await overlays.submit();

  await overlays.success('Mira').waitFor();
  expect(await overlays.dialog.count(), 'one modal at a time').toBe(1);
  await visitor.expectGoodPage('home with the success modal');
  await overlays.dialog.getByText(email).waitFor();
  expect(await overlays.stored()).toMatchObject({
    newsletter_subscribed: 'true',
    newsletter_email: email,
    newsletter_subscription_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    newsletter_source: 'exit_intent',
    nl_seen_48h: expect.stringMatching(/^\d{13}$/) as string,
    nl_dismissed_until: expect.stringMatching(/^\d{13}$/) as string,
  });

  // The code is shown before the mail is confirmed, and it really lowers the price.
  await overlays.dialog.getByRole('button', { name: overlays.texts.success.action }).click();
  const checkout = checkoutPage(page, language);
  await checkout.heading.waitFor();
  expect(await checkout.code.inputValue()).toBe(WELCOME_DISCOUNT.code);
  expect(await checkout.email.inputValue()).toBe(email);
  expect(page.url(), 'no log sees the address').not.toContain('mira');
  await checkout.total.getByText(/15[.,]20/).waitFor();
  await checkout.orderButton().click();
  await checkout.payWith('success');
  await page.waitForURL((url) => url.pathname === pagePath('createHeadshot', language));

  const mails = newsletterMailsTexts[language];
  const request = await mailTo(service.lichtbild, email, mails.confirm.subject);
  expect(request.text, 'no advertising before the confirmation').not.toContain(WELCOME_DISCOUNT.code);
  await page.goto(linkIn(request, '/newsletter/confirm/').href);
  await page.getByRole('button', { name: newsletterPagesTexts[language].confirm.open.action }).click();
  const welcome = await mailTo(service.lichtbild, email, mails.welcome.subject(WELCOME_DISCOUNT.percent));
  expect(welcome.text).toContain(WELCOME_DISCOUNT.code);
});

it('closes by Escape, gives the focus back, moves nothing, and stays away', async () => {
  const visitor = await newcomer('en');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  const overlays = overlaysPage(visitor);
  await openWithClock(visitor, 'home');
  // It is at the top: further down, the newsletter modal would come first.
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
  const before = await place();
  await page.clock.runFor(OPENS_AFTER_MS);
  await overlays.exitIntent.waitFor();
  expect(await place(), 'nothing moves').toEqual(before);
  const focused = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  expect(await focused(), 'the focus is in the modal').toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls, reported as the body, are between the last and the first.
    const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    const isBody = await page.evaluate(() => document.activeElement === document.body);
    expect(where === 'DIALOG' || isBody, `Tab no. ${press + 1} stays in the modal`).toBe(true);
  }
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY), 'the page beneath does not scroll').toBe(scrolled);

  await page.keyboard.press('Escape');
  await overlays.exitIntent.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await place()).toEqual(before);
  const now = await page.evaluate(() => Date.now());
  const until = Number((await overlays.stored())['nl_dismissed_until']);
  expect(Math.abs(until - now - WEEK_MS)).toBeLessThan(60_000);

  await openWithClock(visitor, 'pricing');
  await expectNoModalAfter(visitor, 2 * OPENS_AFTER_MS, 'seen within 48 hours');
});

it('leaving through the top edge opens it once', async () => {
  const visitor = await newcomer('de');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  const overlays = overlaysPage(visitor);
  await openWithClock(visitor, 'pricing');
  const leave = (clientY: number) =>
    page.evaluate(
      (y) =>
        document.documentElement.dispatchEvent(
          new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: y, relatedTarget: null }),
        ),
      clientY,
    );
  await leave(450);
  await expectNoModalAfter(visitor, 100, 'leaving through the side');
  await leave(0);
  await overlays.exitIntent.waitFor();
});

it('coming back to the tab opens it', async () => {
  const visitor = await newcomer('es');
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  await openWithClock(visitor, 'pricing');
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(2_500);
  await turn('visible');
  await page.clock.runFor(1_000);
  await overlays.exitIntent.waitFor();
});

it('shows a subscriber the life impact instead, with a way to the checkout', async () => {
  const visitor = await newcomer('de');
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  await page.addInitScript(() => localStorage.setItem('newsletter_subscribed', 'true'));
  await openWithClock(visitor, 'home');
  await page.clock.runFor(OPENS_AFTER_MS);
  await overlays.lifeImpact.waitFor();
  await visitor.expectGoodPage('home with the life-impact modal');
  await overlays.dialog.getByRole('button', { name: overlays.texts.lifeImpact.action }).click();
  await page.waitForURL((url) => url.pathname === pagePath('checkout', 'de'));
  await overlays.dialog.waitFor({ state: 'detached' });
});

it.each(['createHeadshot', 'adLanding', 'findGallery', 'checkout', 'withdraw'] as const)(
  'opens nothing on %s',
  async (name) => {
    const visitor = await newcomer('en');
    await visitor.page.clock.install();
    await visitor.open(name);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.evaluate(() => dispatchEvent(new CustomEvent('show-discount-modal')));
    await overlaysPage(visitor).scrollTo(0.9);
    await expectNoModalAfter(visitor, 3 * OPENS_AFTER_MS, name);
  },
);

it('a sign-up without a server is a success, and arrives once when the server is back', async () => {
  await using backend = await openBackend(service.lichtbild);
  const visitor = await newcomer('de');
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  const email = 'mira.offline@example.org';
  const before = await signedUp(backend);
  await openWithClock(visitor, 'home');
  await page.clock.runFor(OPENS_AFTER_MS);
  await overlays.exitIntent.waitFor();
  const signUp = '**/api/newsletter/signup';
  await page.route(signUp, (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
  const events = await watchEvents(page);
  await overlays.fill({ firstName: 'Mira', lastName: 'Berg', email });
  await overlays.submit();
  await overlays.success('Mira').waitFor();
  const stored = JSON.parse((await overlays.stored())['newsletter_fallback_subscribers'] ?? '[]') as object[];
  expect(stored).toEqual([
    expect.objectContaining({
      email,
      firstName: 'Mira',
      source: 'exit-intent',
      discountCode: WELCOME_DISCOUNT.code,
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      subscribed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    }),
  ]);
  expect(await signedUp(backend)).toEqual(before);
  expect(await events()).toEqual([
    'exit-intent-signup-failed',
    'newsletter-signup',
    'exit-intent-signup',
    'exit-intent-modal-closed',
    'success-modal-opened',
  ]);

  // The server receives it, but its response is lost.
  await page.unroute(signUp);
  await page.route(signUp, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visitor.open('pricing');
  await expect
    .poll(() => signedUp(backend))
    .toEqual(
      [...before, { email, source: 'exit-intent', language: 'de' as const }].toSorted((a, b) =>
        a.email.localeCompare(b.email),
      ),
    );
  expect(await overlays.stored()).toHaveProperty('newsletter_fallback_subscribers');
  await page.unroute(signUp);
  await visitor.open('pricing');
  await expect.poll(() => overlays.stored()).not.toHaveProperty('newsletter_fallback_subscribers');
  // `mailTo` throws when a mail was sent twice.
  await mailTo(service.lichtbild, email, newsletterMailsTexts.de.confirm.subject);
  expect(await signedUp(backend)).toHaveLength(before.length + 1);
});

it('offers the discount to somebody who leaves an abandoned checkout, and not on it', async () => {
  const visitor = await newcomer('de');
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  await openWithClock(visitor, 'pricing');
  await pressBuyNow(page, 'de', 'basic');
  const checkout = checkoutPage(page, 'de');
  await checkout.email.fill('mira.abandons@example.org');
  await checkout.orderButton().click();
  await checkout.payWith('leave');
  await checkout.paymentAlert('closed').waitFor();
  await expectNoModalAfter(visitor, 2 * OPENS_AFTER_MS, 'the checkout');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === pagePath('pricing', 'de'));
  await page.clock.runFor(1_500);
  await overlays.exitIntent.waitFor();
});

it('works in a browser that refuses storage', async () => {
  const visitor = await newcomer('en');
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await openWithClock(visitor, 'pricing');
  // Without storage nobody has chosen about cookies yet, and no modal opens beside that question.
  await expectNoModalAfter(visitor, OPENS_AFTER_MS, 'beside the cookie banner');
  await page.getByRole('button', { name: consentTexts.en.rejectAll }).click();
  await page.clock.runFor(OPENS_AFTER_MS);
  await overlays.exitIntent.waitFor();
  await overlays.fill({ firstName: 'Mira', lastName: 'Berg', email: 'mira.private@example.org' });
  await overlays.submit();
  await overlays.success('Mira').waitFor();
  await overlays.close().click();
  await expectNoModalAfter(visitor, 3 * OPENS_AFTER_MS, 'this page remembers what the browser does not');
  visitor.expectNoErrors('a browser that refuses storage');
});
