import { PaymentError } from '../payments.ts';

/** Turns every error of the sandbox into that of a provider that does not answer. @throws {PaymentError} */
export async function asPaymentError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PaymentError) throw cause;
    throw new PaymentError('The sandbox provider did not answer.', { cause });
  }
}
