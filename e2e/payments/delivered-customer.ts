import { expect } from 'vitest';
import { mailsTexts } from '../../src/i18n/mails/index.ts';
import { customerWithDraft, openOrder } from '../customer-journey/customer.ts';
import { mailsMarkedSent, type OtherCustomer } from '../customer-journey/other-customer.ts';
import {
  deliver,
  HEADSHOTS,
  pauseRendering,
  rate,
  share,
  waitForState,
} from '../customer-journey/shoot-steps.ts';
import { mailTo } from '../mailbox.ts';
import type { PaymentService } from './payment-service.ts';

/** A customer who paid with the same provider, and whose headshots are delivered, shared and rated. */
export async function deliveredCustomer({
  service,
  backend,
  standIn,
}: PaymentService): Promise<OtherCustomer> {
  const context = await service.browser.newContext();
  const customer = await customerWithDraft(backend, context, 'en', 'somebody-else');
  await pauseRendering(backend, customer.shootId);
  const { orderId } = await openOrder(customer);
  expect(standIn.pay(orderId)).toBe('paid');
  await waitForState(backend, customer.shootId, 'paid');
  await deliver(backend, customer.shootId);
  const shareId = await share(backend, customer.shootId);
  await rate(backend, customer.shootId);
  const { orderConfirmation, galleryReady } = mailsTexts.en;
  for (const subject of [orderConfirmation.subject(HEADSHOTS), galleryReady.subject])
    await mailTo(service.lichtbild, customer.email, subject, 60_000);
  await mailsMarkedSent(backend, customer.shootId);
  await context.close();
  return { shootId: customer.shootId, shareId, orderId };
}
