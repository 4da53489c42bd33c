import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import type { OpenedOrder } from '../../src/features/orders/checkout/open-checkout.server.ts';
import type { DeletionReceiptView } from '../../src/features/gallery/gallery-view.ts';
import { ENDPOINTS, pagePath } from '../../src/page-urls.ts';
import type { Backend } from './backend.ts';
import { buyerOf, fillDraft, pauseRendering, waitForPaidOrder, waitForState } from './shoot-steps.ts';

/** A person with a browser, who sends the same requests as the pages do. */
export interface Customer {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
  readonly email: string;
  readonly shootId: string;
}

/** Opens /create-headshot and a draft there, and fills it in. */
export async function customerWithDraft(
  backend: Backend,
  context: BrowserContext,
  language: Language,
  name: string,
): Promise<Customer> {
  const page = await context.newPage();
  await page.goto(backend.settings.publicUrl + pagePath('createHeadshot', language));
  const { id } = await send<{ id: string }>(page, 'POST', ENDPOINTS.shoot);
  const { firstName, email } = buyerOf(language, name);
  await fillDraft(backend, id, { firstName, email });
  return { context, page, language, email, shootId: id };
}

/** Opens the checkout, as the order button does, and returns the provider's session. */
export function openOrder({ page }: Customer): Promise<OpenedOrder> {
  return send<OpenedOrder>(page, 'POST', ENDPOINTS.checkout, {});
}

/** Opens the sandbox's checkout. */
export async function openCheckout(
  customer: Customer,
): Promise<{ readonly orderId: string; readonly key: string }> {
  return sandboxTill(await openOrder(customer), customer);
}

function sandboxTill({ orderId, session }: OpenedOrder, { page }: Customer) {
  if (session.overlay !== 'frame') return expect.unreachable('this is not the sandbox');
  return { orderId, key: new URL(session.url, page.url()).searchParams.get('key')! };
}

/** Pays with the sandbox's good card, and waits for the webhook. Returns the order's id. */
export async function buy(backend: Backend, customer: Customer): Promise<string> {
  await pauseRendering(backend, customer.shootId);
  const till = await openCheckout(customer);
  await send(customer.page, 'POST', ENDPOINTS.sandboxPay, { ...till, card: 'success' });
  await waitForState(backend, customer.shootId, 'paid');
  return till.orderId;
}

/** Buys as the form on /checkout does, so that the order waits in the draft. Returns the order's id. */
export async function buyFirst(backend: Backend, customer: Customer): Promise<string> {
  const { page, email, shootId } = customer;
  await pauseRendering(backend, shootId);
  const opened = await send<OpenedOrder>(page, 'POST', ENDPOINTS.purchase, { productId: 'basic', email });
  const till = sandboxTill(opened, customer);
  await send(page, 'POST', ENDPOINTS.sandboxPay, { ...till, card: 'success' });
  await waitForPaidOrder(backend, shootId);
  return till.orderId;
}

export async function eraseEverything({ page, shootId }: Customer): Promise<DeletionReceiptView> {
  return send<DeletionReceiptView>(page, 'DELETE', ENDPOINTS.gallery.replace(':id', shootId), {
    confirm: true,
  });
}

async function send<Body>(page: Page, method: string, path: string, body?: object): Promise<Body> {
  const { status, text } = await page.evaluate(
    async ([address, method, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(address!, { method: method!, ...(json && { headers, body: json }) });
      return { status: response.status, text: await response.text() };
    },
    [path, method, body && JSON.stringify(body)],
  );
  expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
  return JSON.parse(text || 'null') as Body;
}
