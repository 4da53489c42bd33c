import { lemonSqueezySetup } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { PaymentError } from '../payments.ts';

/** The result of any function of the SDK. */
export interface SdkAnswer {
  readonly statusCode: number | null;
  readonly data: unknown;
  readonly error: Error | null;
}

/**
 * Calls a function of the SDK and parses its data.
 * @param action what the call does, as in "could not …", for the message of an error
 * @throws {PaymentError} a `LemonSqueezyRefusal` when the status of the answer says so
 */
export type CallApi = <Value>(
  action: string,
  request: () => Promise<SdkAnswer>,
  schema: z.ZodType<Value>,
) => Promise<Value>;

export interface CallLimits {
  readonly timeoutMs: number;
  /** Waits before a call that was answered 429 is repeated. The SDK hides the header Retry-After. */
  readonly rateLimitWaitsMs: readonly number[];
}

const DEFAULT_LIMITS: CallLimits = { timeoutMs: 10_000, rateLimitWaitsMs: [1_000, 2_000, 4_000] };

/** An answer with a status that is no success. */
export class LemonSqueezyRefusal extends PaymentError {
  readonly status: number;

  constructor(message: string, status: number, options: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export function createCallApi(apiKey: string, limits: CallLimits = DEFAULT_LIMITS): CallApi {
  const { timeoutMs, rateLimitWaitsMs } = limits;

  async function answerTo(action: string, request: () => Promise<SdkAnswer>): Promise<SdkAnswer> {
    try {
      // The SDK has one key for the whole process and reads it before its first await, so it is set before each call.
      lemonSqueezySetup({ apiKey });
      return await withTimeout(request(), timeoutMs);
    } catch (cause) {
      throw new PaymentError(`Lemon Squeezy did not answer in time: could not ${action}.`, { cause });
    }
  }

  return async (action, request, schema) => {
    let answer = await answerTo(action, request);
    for (const waitMs of rateLimitWaitsMs) {
      if (answer.statusCode !== 429) break;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      answer = await answerTo(action, request);
    }
    if (answer.error) throw toPaymentError(action, answer.statusCode, answer.error);
    const parsed = schema.safeParse(answer.data);
    if (parsed.success) return parsed.data;
    throw new PaymentError(`Lemon Squeezy answered in an unknown form: could not ${action}.`, {
      cause: parsed.error,
    });
  };
}

/** The SDK has no timeout and cannot be aborted; a request that was given up may still be executed. */
async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The SDK puts the errors of a JSON:API answer into `cause`. Their pointers are safe to log; their details may quote input. */
const refusals = z.array(z.object({ source: z.object({ pointer: z.string().regex(/^[\w/.-]{1,100}$/) }) }));

function toPaymentError(action: string, status: number | null, error: Error): PaymentError {
  if (status === null) {
    return new PaymentError(`Lemon Squeezy could not be reached: could not ${action}.`, { cause: error });
  }
  const parsed = refusals.safeParse(error.cause);
  const pointers = parsed.success ? parsed.data.map(({ source }) => source.pointer) : [];
  const reason = [String(status), ...pointers].join(' ');
  return new LemonSqueezyRefusal(`Lemon Squeezy answered ${reason}: could not ${action}.`, status, {
    cause: error,
  });
}
