import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { openBackend } from '../customer-journey/backend.ts';
import { sharedService } from '../shared-service.ts';
import { overlaysPage, signedUp } from './overlays-page.ts';

const service = sharedService();
const SIGN_UP = '**/api/newsletter/signup';

it.each(LANGUAGES)('stops without the newsletter, and goes on with it, in %s', async (language) => {
  await using backend = await openBackend(service.lichtbild);
  // Somebody who has seen every modal still gets the one that they ask for.
  const visitor = await service.visit(language);
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  const email = `mira.welcome.${language}@example.org`;
  await visitor.open('home');
  await overlays.welcomeButton.click();
  await overlays.welcome.waitFor();
  await visitor.expectGoodPage('home with the welcome modal');

  await page.route(SIGN_UP, (route) => route.fulfill({ status: 500, json: {} }));
  await overlays.fill({ firstName: 'Mira', lastName: 'Berg', email });
  await overlays.submit();
  await overlays.dialog.getByText(overlays.texts.errors.newsletterRequired).waitFor();
  await visitor.expectGoodPage('the welcome modal without a server');
  expect(await overlays.stored()).not.toHaveProperty('newsletter_subscribed');
  expect(await overlays.stored()).not.toHaveProperty('newsletter_fallback_subscribers');

  await page.unroute(SIGN_UP);
  await overlays.submit();
  await overlays.success('Mira').waitFor();
  expect(await overlays.stored()).toMatchObject({
    newsletter_subscribed: 'true',
    newsletter_email: email,
    newsletter_source: 'welcome_flow',
    welcome_flow_subscribed: 'true',
    welcome_flow_first_name: 'Mira',
    welcome_flow_last_name: 'Berg',
    welcome_flow_email: email,
    welcome_flow_discount_code: 'WELCOME20',
  });
  expect((await signedUp(backend)).filter((one) => one.email === email)).toEqual([
    { email, source: 'welcome-flow', language },
  ]);

  await overlays.dialog.getByRole('button', { name: overlays.texts.success.close }).last().click();
  await overlays.dialog.waitFor({ state: 'detached' });
  const top = () => page.locator('#pricing').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top, { message: 'the prices are in view' }).toBeLessThan(400);

  // A new form, without what was typed before.
  await overlays.welcomeButton.click();
  await overlays.welcome.waitFor();
  expect(await overlays.dialog.getByLabel(overlays.texts.form.firstName, { exact: true }).inputValue()).toBe(
    '',
  );
});

it('says so when the modal cannot be loaded', async () => {
  const visitor = await service.visit('en');
  const { page } = visitor;
  const overlays = overlaysPage(visitor);
  await page.route('**/api/newsletter/overlays?*', (route) => route.abort());
  await visitor.open('pricing');
  await overlays.welcomeButton.click();
  await page.getByText('That didn’t work. Please try again as soon as you’re online.').waitFor();
  await page.unroute('**/api/newsletter/overlays?*');
  await overlays.welcomeButton.click();
  await overlays.welcome.waitFor();
});
