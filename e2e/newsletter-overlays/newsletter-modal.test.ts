import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { pagePath } from '../../src/page-urls.ts';
import { checkoutPage } from '../checkout-page.ts';
import { sharedService } from '../shared-service.ts';
import { expectNoModalAfter, openWithClock, overlaysPage } from './overlays-page.ts';

const service = sharedService();

it.each(LANGUAGES)('opens on scrolling and leads to the checkout of its offer, in %s', async (language) => {
  const visitor = await service.visit(language, { meetsOverlays: true, hasTouch: true });
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  const email = `mira.scrolls.${language}@example.org`;
  await openWithClock(visitor, 'home');
  await overlays.scrollTo(0.28);
  await expectNoModalAfter(visitor, 500, 'at 28 %');
  await overlays.scrollTo(0.3);
  await page.clock.runFor(100);
  await overlays.newsletter.waitFor();
  await visitor.expectGoodPage('home with the newsletter modal');
  expect((await overlays.stored())['newsletter_modal_shown']).toBe('true');

  await overlays.submit();
  await overlays.dialog.getByText(overlays.texts.errors['email-missing']).waitFor();
  await overlays.fill({ email });
  await overlays.submit();
  await page.waitForURL((url) => url.pathname === pagePath('checkout', language));
  const checkout = checkoutPage(page, language);
  await checkout.heading.waitFor();
  expect(new URL(page.url()).search).toBe('?product=basic-1399');
  expect(await checkout.email.inputValue()).toBe(email);
  await checkout.total.getByText(/13[.,]99/).waitFor();
  await checkout.orderButton().click();
  await checkout.payWith('success');
  await page.waitForURL((url) => url.pathname === pagePath('createHeadshot', language));
});

it('opens once, and never beside another modal', async () => {
  const visitor = await service.visit('en', { meetsOverlays: true });
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  await openWithClock(visitor, 'home');
  await page.clock.runFor(12_000);
  await overlays.exitIntent.waitFor();
  await overlays.scrollTo(0.8);
  await page.clock.runFor(100);
  expect(await overlays.dialog.count()).toBe(1);
  await overlays.close().click();
  await overlays.scrollTo(0.5);
  await page.clock.runFor(100);
  await overlays.newsletter.waitFor();
  await overlays.close().click();

  await openWithClock(visitor, 'examples');
  await overlays.scrollTo(0.9);
  await expectNoModalAfter(visitor, 500, 'the second time');
});
