import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { packagesTexts } from '../../src/i18n/packages/index.ts';
import { checkoutPage, pressBuyNow } from '../checkout-page.ts';
import { sharedService } from '../shared-service.ts';
import { watchHosts } from './browser-routes.ts';
import { redirectedHosts } from './preload-redirect.ts';

const PROVIDER_APIS = [
  ...['api.lemonsqueezy.com', 'api.stripe.com', 'api.paddle.com', 'sandbox-api.paddle.com'],
] as const;

const asked: string[] = [];
const providers = createServer((request, response) => {
  asked.push(request.headers.host ?? '');
  response.writeHead(503).end();
});
beforeAll(async () => {
  providers.listen(0, '127.0.0.1');
  await once(providers, 'listening');
});
afterAll(() => void providers.close());

const service = sharedService(() => {
  const { port } = providers.address() as AddressInfo;
  return redirectedHosts(PROVIDER_APIS, `http://127.0.0.1:${port}`);
});

it.each(LANGUAGES)('sells in the sandbox without any payment provider (%s)', async (language) => {
  const buyer = await service.visit(language);
  const { page } = buyer;
  const hosts = watchHosts(buyer.context);
  const expectOwnScripts = async () => {
    const addresses = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
    expect(addresses.filter((address) => !address.startsWith(`${service.lichtbild.url}/`))).toEqual([]);
  };
  await buyer.open('pricing');
  await pressBuyNow(page, language, 'premium');
  const checkout = checkoutPage(page, language);
  await checkout.email.fill(`sandbox-${language}@visitor.example`);
  await checkout.orderButton().click();
  await checkout.overlay.waitFor();
  await expectOwnScripts();
  await checkout.payWith('success');
  const { heading } = createHeadshotTexts[language].paidFirst;
  await page.getByText(heading(packagesTexts[language].names.premium)).waitFor();
  await expectOwnScripts();
  const policy = (await buyer.open('checkout'))!.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/https?:/);
  await expectOwnScripts();

  expect([...hosts]).toEqual([new URL(service.lichtbild.url).host]);
  expect(asked).toEqual([]);
  buyer.expectNoErrors('buying in the sandbox');
});
