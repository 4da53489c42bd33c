import type { PaddleEventData } from '@paddle/paddle-js';
import {
  type CheckoutOverlay,
  type OpenOverlay,
  OverlayUnavailableError,
  type OverlayOutcome,
} from '../checkout-session.ts';
import { initializePaddle, LOAD_TIMEOUT_MS, loadPaddle } from './paddle-script.client.ts';

export type PaddleSession = Extract<CheckoutOverlay, { readonly overlay: 'paddle' }>;

export interface PaddleOverlayOptions {
  onOutcome(outcome: OverlayOutcome): void;
  /** Not used: Paddle's overlay covers the whole page. */
  readonly container: HTMLElement;
}

/**
 * Opens Paddle's overlay for the transaction of the session. It stays open after a declined card and after the payment, until
 * the buyer or `close` closes it.
 * @throws {OverlayUnavailableError} when the script or the checkout does not load
 */
export async function openPaddleOverlay(
  session: PaddleSession,
  options: PaddleOverlayOptions,
): Promise<OpenOverlay> {
  const paddle = await loadPaddle();
  const opened = Promise.withResolvers<void>();
  let isOver = false;

  const report = (outcome: OverlayOutcome) => {
    if (isOver) return;
    isOver = outcome !== 'declined';
    options.onOutcome(outcome);
  };
  const eventCallback = ({ name, code, data }: PaddleEventData) => {
    if (data?.transaction_id !== undefined && data.transaction_id !== session.transactionId) return;
    switch (name as string | undefined) {
      case 'checkout.loaded':
        return opened.resolve();
      case 'checkout.completed':
        return report('success');
      case 'checkout.payment.failed':
        return report('declined');
      case 'checkout.closed':
        opened.resolve();
        return report('closed');
      case 'checkout.error':
        return opened.reject(new OverlayUnavailableError(`Paddle could not open the checkout: ${code}.`));
    }
  };

  initializePaddle(paddle, session.environment, { token: session.clientToken, eventCallback });
  const timeout = setTimeout(
    () => opened.reject(new OverlayUnavailableError("Paddle's checkout did not open in time.")),
    LOAD_TIMEOUT_MS,
  );
  const close = () => {
    isOver = true;
    paddle.Checkout.close();
  };
  try {
    paddle.Checkout.open({
      transactionId: session.transactionId,
      customer: { email: session.email },
      settings: {
        displayMode: 'overlay',
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        locale: session.locale,
        // A discount code, or a tax id that removes the tax, would change the total that the order expects.
        showAddDiscounts: false,
        showAddTaxId: false,
      },
    });
    await opened.promise;
  } catch (error) {
    close();
    if (error instanceof OverlayUnavailableError) throw error;
    throw new OverlayUnavailableError('Paddle could not open the checkout.', { cause: error });
  } finally {
    clearTimeout(timeout);
  }
  return { close };
}
