import { PaymentError } from '../payments.ts';
import { asPaymentError } from './as-payment-error.ts';
import { signWebhook } from './webhook-signature.ts';

const WEBHOOK_TIMEOUT_MS = 10_000;

/** Posts a signed event to the first origin that accepts it. @throws {PaymentError} the error of the last one when none does */
export async function postWebhook(
  provider: string,
  origins: ReadonlySet<string>,
  rawBody: Uint8Array<ArrayBuffer>,
  secret: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  let refusal: unknown;
  for (const origin of origins) {
    try {
      return await postTo(`${origin}/api/payments/${provider}/webhook`, rawBody, secret, now, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function postTo(
  url: string,
  rawBody: Uint8Array<ArrayBuffer>,
  secret: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const response = await asPaymentError(() =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': signWebhook(secret, rawBody, now) },
      body: rawBody,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(WEBHOOK_TIMEOUT_MS), ...(signal ? [signal] : [])]),
    }),
  );
  await response.body?.cancel();
  if (response.status !== 200)
    throw new PaymentError(`The webhook answered ${response.status} instead of 200.`);
}
